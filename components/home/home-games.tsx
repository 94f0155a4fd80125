'use client';

/**
 * What a person does on Home: go on with the open game or look at how it ended, score another one; the game that was
 * played last stands first, the other one below. What stands first depends on the device, so until that has been read
 * there is a placeholder of the same size.
 */
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { Placeholder } from '@/components/ui/placeholder';

/** A game as Home shows it. */
export interface HomeGame {
  readonly ready: boolean;
  /** The open game, or the one before it; undefined for whoever has none. */
  readonly card: React.ReactNode;
  /** When something of it was last changed, if ever. */
  readonly changed: number | undefined;
  readonly score: ScoreProps;
}

type Props = {
  /** The one that stands first for whoever has played none is the first. */
  readonly games: readonly [HomeGame, HomeGame];
  /** In place of the card, for whoever has no game. */
  readonly intro: React.ReactNode;
  /** Ways that leave the open game as it is. */
  readonly children: React.ReactNode;
};

export function HomeGames({ games, intro, children }: Props): React.ReactNode {
  const isReady = games.every(({ ready }) => ready);
  const [first, second] = lastPlayedFirst(games);
  return (
    <div className="flex flex-col gap-3">
      {isReady ? (
        <>
          {first.card ?? intro}
          <ScoreLink {...first.score} isFirst />
        </>
      ) : (
        <>
          <Placeholder className="h-35 rounded-2xl noscript:hidden" />
          <Placeholder className="h-23 rounded-2xl noscript:hidden" />
          <noscript className="flex flex-col gap-3">
            {intro}
            <ScoreLink {...first.score} isFirst />
          </noscript>
        </>
      )}
      {children}
      {isReady ? (
        <>
          {second.card}
          <ScoreLink {...second.score} isFirst={false} />
        </>
      ) : (
        <Placeholder className="h-18 rounded-2xl" />
      )}
    </div>
  );
}

function lastPlayedFirst([one, other]: Props['games']): Props['games'] {
  const isOther = other.card && (!one.card || (other.changed ?? 0) > (one.changed ?? 0));
  return isOther ? [other, one] : [one, other];
}

export type ScoreProps = {
  readonly href: string;
  /** Done first: an open game makes room, and the next screen says that undo brings it back. */
  readonly onGo?: (() => void) | undefined;
  readonly title: string;
  readonly text: string;
};

const SCORE = 'flex items-center justify-between gap-2 rounded-2xl px-5 py-3';
const FIRST = 'min-h-23 bg-terracotta-fill text-on-fill shadow-md';
const SECOND = 'min-h-18 border-2 border-line bg-card hover:border-edge';

/** The main button, or the other game's. */
function ScoreLink({
  href,
  onGo,
  title,
  text,
  isFirst,
}: ScoreProps & { readonly isFirst: boolean }): React.ReactNode {
  return (
    <PageLink href={href} {...(onGo && { onGo })} className={`${SCORE} ${isFirst ? FIRST : SECOND}`}>
      <span className="min-w-0">
        <strong className={`block leading-tight ${isFirst ? 'text-xl sm:text-2xl' : 'text-lg'}`}>
          {title}
        </strong>
        <span className="mt-1 block text-balance text-sm leading-snug">{text}</span>
      </span>
      <Icon name="forward" className="hidden size-7 min-[22.5rem]:block" />
    </PageLink>
  );
}
