'use client';

/**
 * The main actions on Home: continue the open game or see how it ended, and score another one. The game played last
 * comes first, the other one below.
 */
import { useLastFirst } from '@/components/store/last-first';
import { SecondPaint } from '@/components/ui/second-paint';
import { GamePlaceholder, type OnHomeProps } from './game-on-home';

interface Game {
  /** The key under which it is saved. */
  readonly key: string;
  readonly OnHome: React.FunctionComponent<OnHomeProps>;
}

type Props = Pick<OnHomeProps, 'intro'> & {
  /** The first game comes first for readers who have played none. */
  readonly games: readonly [Game, ...Game[]];
  /** Links that leave the open game as it is. */
  readonly children: React.ReactNode;
};

export function HomeGames({ games, intro, children }: Props): React.ReactNode {
  const [first, ...others] = useLastFirst(games);
  return (
    <div className="flex flex-col gap-3">
      {first && <first.OnHome key={first.key} isFirst intro={intro} />}
      {children}
      {/* Rendered after the first; if its script is not there yet, it is fetched then. */}
      {others.map(({ key, OnHome }) => (
        <SecondPaint key={key} room={<GamePlaceholder isFirst={false} />}>
          <OnHome isFirst={false} intro={intro} />
        </SecondPaint>
      ))}
    </div>
  );
}
