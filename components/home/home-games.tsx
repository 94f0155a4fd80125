'use client';

/**
 * What a person does on Home: go on with the open game or look at how it ended, score another one; the game that was
 * played last stands first, the other one below.
 */
import { useLastFirst } from '@/components/store/last-first';
import { SecondPaint } from '@/components/ui/second-paint';
import { GamePlaceholder, type OnHomeProps } from './game-on-home';

interface Game {
  /** Under which it is saved. */
  readonly key: string;
  readonly OnHome: React.FunctionComponent<OnHomeProps>;
}

type Props = Pick<OnHomeProps, 'intro'> & {
  /** The one that stands first for whoever has played none is the first. */
  readonly games: readonly [Game, ...Game[]];
  /** Ways that leave the open game as it is. */
  readonly children: React.ReactNode;
};

export function HomeGames({ games, intro, children }: Props): React.ReactNode {
  const [first, ...others] = useLastFirst(games);
  return (
    <div className="flex flex-col gap-3">
      {first && <first.OnHome key={first.key} isFirst intro={intro} />}
      {children}
      {/* Drawn after the first; its script is sent for then, if it is not here yet. */}
      {others.map(({ key, OnHome }) => (
        <SecondPaint key={key} room={<GamePlaceholder isFirst={false} />}>
          <OnHome isFirst={false} intro={intro} />
        </SecondPaint>
      ))}
    </div>
  );
}
