'use client';

/**
 * A game on Home: the open one, or the one before it, and the way to score another. What it shows depends on the device, so
 * until that has been read there is a placeholder of the same size.
 */
import { useLayoutEffect, useRef } from 'react';
import { GameStoreProvider } from '@/components/store/game-store';
import { LateStoreNotices } from '@/components/store/late-store-notices';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { Placeholder } from '@/components/ui/placeholder';
import { BELOW, CARD, PICTURE, TITLE } from './game-card';
import { BoardFrame } from './late-frames';
import { showAgainScript, showInLink } from './shown-again';

export type OnHomeProps = {
  /** The game that was played last, or that is offered first. */
  readonly isFirst: boolean;
  /** In place of the first game's card, for whoever has none. */
  readonly intro: React.ReactNode;
};

type Props = OnHomeProps & {
  readonly of: React.ComponentProps<typeof GameStoreProvider>['of'];
  /** The open game, or the one before it; undefined for whoever has none. */
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
  // That nothing can be saved is said once.
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
  /** What is said where the game's script did not come. */
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

/** What the card said last time; see `shown-again.ts`. A script that is drawn here and not in the page's file does nothing. */
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
          {/* Not empty: what the script writes into an element without a text would be a mistake to React. */}
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
  /** Done first: an open game makes room, and the next screen says where it is. */
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
