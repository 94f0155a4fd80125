'use client';

/**
 * A game on Home: the open one or the one before it, and a link to score another one. This depends on the stored
 * games, so until they have been read there is a placeholder of the same size.
 */
import { useLayoutEffect, useRef } from 'react';
import { GameStoreProvider } from '@/components/store/game-store';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { Placeholder } from '@/components/ui/placeholder';
import { preloadable } from '@/components/ui/preloadable';
import { BELOW, CARD, PICTURE, TITLE } from './game-card';
import { BoardFrame } from './late-frames';
import { showAgainScript, showInLink } from './shown-again';

/** Loaded late, because Home rarely has a notice about saving. */
const LateStoreNotices = preloadable(
  async () => (await import('@/components/store/store-notices')).StoreNotices,
);

export type OnHomeProps = {
  /** Whether this game was played last, or is offered first. */
  readonly isFirst: boolean;
  /** Replaces the first game's card if there is no game. */
  readonly intro: React.ReactNode;
};

type Props = OnHomeProps & {
  readonly of: React.ComponentProps<typeof GameStoreProvider>['of'];
  /** The open game, or the one before it; undefined if there is none. */
  readonly card: React.ReactNode;
  readonly score: ScoreProps;
};

export function GameOnHome({ of, card, score, isFirst, intro }: Props): React.ReactNode {
  const { ready, saving, setAside } = of.useSnapshot();
  if (!ready)
    return (
      <>
        <GamePlaceholder isFirst={isFirst} />
        {isFirst && (
          <noscript className="flex flex-col gap-3">
            {intro}
            <ScoreLink {...score} isFirst />
          </noscript>
        )}
      </>
    );
  // Says only once that nothing can be saved.
  const isTold = setAside.length > 0 || (isFirst && saving !== 'saved');
  return (
    <>
      {isTold && (
        <GameStoreProvider of={of}>
          <LateStoreNotices />
        </GameStoreProvider>
      )}
      {card ?? (isFirst && intro)}
      <ScoreLink {...score} isFirst={isFirst} />
    </>
  );
}

type PlaceholderProps = Pick<OnHomeProps, 'isFirst'> & {
  /** Shown if the game's script could not be loaded. */
  readonly children?: React.ReactNode;
};

export function GamePlaceholder({ isFirst, children }: PlaceholderProps): React.ReactNode {
  if (!isFirst) return children || <Placeholder className="h-18 rounded-2xl" />;
  return (
    <>
      <EarlyCard />
      {children || (
        <>
          <Placeholder className="peer-[:not([hidden])]:hidden h-35 rounded-2xl noscript:hidden" />
          <Placeholder className="h-23 rounded-2xl noscript:hidden" />
        </>
      )}
    </>
  );
}

const EARLY = 'early-card';
const UNSAID = '…';

/**
 * What the card said last time; see `shown-again.ts`. The script only runs as part of the page's HTML, not if React
 * renders it in the browser; then the effect does its work.
 */
function EarlyCard(): React.ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    if (link.current) showInLink(link.current);
  }, []);
  return (
    <>
      <a
        ref={link}
        id={EARLY}
        href={`#${EARLY}`}
        hidden
        suppressHydrationWarning
        className={`peer ${CARD} [[hidden]]:hidden`}
      >
        <span aria-hidden="true" className={PICTURE}>
          <BoardFrame />
        </span>
        <span className="min-w-0 grow">
          {/* Not empty: React would treat text in an element without any as a hydration mismatch. */}
          <strong data-text="" suppressHydrationWarning className={TITLE}>
            {UNSAID}
          </strong>
          <span data-text="" suppressHydrationWarning className={BELOW}>
            {UNSAID}
          </span>
        </span>
        <Icon name="forward" className="text-terracotta" />
      </a>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, and it must run before the first paint */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: showAgainScript(EARLY) }} />
    </>
  );
}

export type ScoreProps = {
  readonly href: string;
  /** Called first: an open game is archived, and the next screen says so. */
  readonly onGo?: (() => void) | undefined;
  readonly title: string;
  readonly text: string;
};

const SCORE = 'flex items-center justify-between gap-2 rounded-2xl px-5 py-3';
const FIRST = 'min-h-23 bg-terracotta-fill text-on-fill shadow-md';
const SECOND = 'min-h-18 border-2 border-line bg-card hover:border-edge';

/** The main button, or that of the other game. */
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
