'use client';

/**
 * The frame of a game's screen. Above: the way back, the title, undo, redo and the rules; below: the next step, near
 * the thumb. Both bars stay in sight, and clear of the notch and the home bar.
 */
import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { SecondPaint } from '@/components/ui/second-paint';
import { useLanguage, useSay } from '@/components/ui/speech';
import { Alternates, LanguageLinks } from './language-switch';
import { HomeLink, RulesLink } from './rules-link';
import { ScreenLink } from './screens';

export type Back = {
  readonly label: string;
  /** Whether it ends something; then it is a cross without its word. */
  readonly closes?: boolean;
} & (
  | {
      /** Another screen of the game. */
      readonly to: string;
      /** Whether a tap goes back in the history, if that is the previous entry, instead of adding one. */
      readonly leadsBack?: boolean;
    }
  | { /** Another page. */ readonly href: string }
);

type Props = {
  readonly title: string;
  readonly back?: Back;
  /** Up to two icon buttons, next to the link to the rules. */
  readonly tools?: React.ReactNode;
  /** Whether Home is one tap away on a phone, too, although Back leads elsewhere; this leaves less room for words. */
  readonly home?: boolean;
  /** The content of the lower bar: a word on the progress, and the next step. */
  readonly footer?: React.ReactNode;
  /** Whether a phone in landscape has a board on the left; then the lower bar is only below the words. */
  readonly split?: boolean;
  /** Whether the upper bar is full: phones in portrait and small tablets then hide the title visually. */
  readonly crowded?: boolean;
  /** Replaces the visible title, e.g. by the progress. */
  readonly bar?: React.ReactNode;
  readonly children: React.ReactNode;
};

export function Screen(props: Props): React.ReactNode {
  const { title, back, tools, home = false, footer, split = false, crowded = false, bar, children } = props;
  const say = useSay<'ui'>();
  const language = useLanguage();
  const pageTitle = say('ui.pageTitle', { title });
  useEffect(() => {
    document.title = pageTitle;
  }, [pageTitle]);
  return (
    <>
      <header className="@container sticky top-0 z-20 border-line border-b bg-parchment pt-[env(safe-area-inset-top)] print:hidden">
        <div
          className={`page -mb-px grid min-h-12 items-center gap-1 min-[22.5rem]:gap-2 ${bar ? 'grid-cols-[auto_minmax(0,1fr)_auto]' : 'grid-cols-[minmax(min-content,1fr)_minmax(min-content,auto)_minmax(min-content,1fr)]'}`}
        >
          <nav className="justify-self-start">{back && <BackLink {...back} isShort={home} />}</nav>
          <h1
            className={`text-center text-[min(1.125rem,4.1vw)] leading-tight [overflow-wrap:normal] ${bar ? 'sr-only' : crowded ? CROWDED : home ? '@max-[24rem]:sr-only' : '@max-[15.5rem]:sr-only'}`}
          >
            {title}
          </h1>
          {bar}
          <div className="-mr-2.5 -col-end-1 flex justify-self-end">
            {tools}
            {home ? (
              <HomeLink />
            ) : (
              // A phone has no room for it.
              back &&
              'to' in back &&
              !bar && (
                <span className="hidden tablet:contents">
                  <HomeLink />
                </span>
              )
            )}
            <RulesLink />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="page grow py-3 focus-visible:outline-none">
        {children}
      </main>
      <Alternates />
      {/* They come after content that is still being read from the device, and would jump when it arrives. */}
      <SecondPaint>
        <div className="page">
          <LanguageLinks
            short
            language={language}
            label={say('ui.language')}
            className={split ? BESIDE_BOARD : ''}
          />
        </div>
      </SecondPaint>
      {footer && (
        <footer
          className={`sticky bottom-0 z-10 print:hidden ${BAR} ${split ? 'low:pointer-events-none low:border-0 low:bg-transparent low:pb-0' : ''}`}
        >
          <div className="page">
            <div
              className={`-mt-px flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1 [&>:is(a,button)]:shrink-0 [&>p]:grow [&>p]:basis-[6rem] ${split ? LOW_BAR : ''}`}
            >
              {footer}
            </div>
          </div>
        </footer>
      )}
    </>
  );
}

/**
 * On a phone, and on tablets, where the tools have words but not much room. In `rem`, because large type needs more
 * room.
 */
const CROWDED = '@max-[34rem]:sr-only @min-[46rem]:@max-[56rem]:sr-only';

const BAR = 'border-line border-t bg-parchment pb-[env(safe-area-inset-bottom)]';
const LOW_BAR = `low:pointer-events-auto low:relative low:ml-[calc(var(--board-column)+var(--column-gap))] low:border-t low:border-line low:bg-parchment low:pb-[calc(0.25rem+env(safe-area-inset-bottom))]`;

/** Below the words, not below the board, which is as high as the viewport allows. */
const BESIDE_BOARD = 'beside:-mt-11 beside:ml-auto beside:w-fit low:mt-0';

/** For the words of a split screen: leaves room for the languages below them. */
export const ABOVE_LANGUAGES = 'beside:pb-8 low:pb-0';

/** For a page of words on a medium screen: one readable column, with the lower bar aligned to it. */
export const READING_COLUMN = 'mx-auto max-w-[44rem] lg:max-w-none';

const BACK =
  '-ml-2 inline-flex min-h-touch min-w-touch items-center gap-0.5 rounded-lg pr-2 font-bold text-[clamp(11px,3.75vw,0.875rem)] leading-tight [overflow-wrap:normal]';

function BackLink({ isShort, ...back }: Back & { readonly isShort: boolean }): React.ReactNode {
  const content = (
    <>
      <Icon name={back.closes ? 'cross' : 'back'} />
      <span className={back.closes ? 'sr-only' : isShort ? 'max-[30rem]:sr-only' : 'max-[22.5rem]:sr-only'}>
        {back.label}
      </span>
    </>
  );
  return 'to' in back ? (
    <ScreenLink to={back.to} leadsBack={back.leadsBack ?? false} className={BACK}>
      {content}
    </ScreenLink>
  ) : (
    <PageLink href={back.href} className={BACK}>
      {content}
    </PageLink>
  );
}

const STACKED =
  'relative -mx-[calc(var(--gutter)-0.25rem)] aspect-square max-h-[max(15rem,calc(100svh-20.5rem))]';
const BESIDE =
  'beside:sticky beside:top-15 beside:mx-0 beside:max-h-none beside:w-(--board-column) beside:shrink-0';
const LOW = 'low:-mb-14 low:top-13.5';

type SplitProps = {
  /** Empty as long as the board's shape is unknown; then no room is reserved for it. */
  readonly board: React.ReactNode;
  readonly children: React.ReactNode;
};

/**
 * A board and its controls: one above the other on a phone, side by side where there is room or in landscape. The
 * board's room is reserved before anything is rendered, so that nothing jumps; it is as large as possible while 13
 * rem of controls and both bars still fit. Measured in `svh`, so that the board keeps its size when the browser's own
 * bars come and go.
 */
export function ScreenSplit({ board, children }: SplitProps): React.ReactNode {
  return (
    <div className="-my-1.5 beside:my-0 low:-my-1.5 flex beside:flex-row flex-col beside:items-start beside:gap-(--column-gap) gap-2">
      {board && <div className={`*:size-full ${STACKED} ${BESIDE} ${LOW}`}>{board}</div>}
      <div className={`min-w-0 beside:max-w-3xl beside:grow ${ABOVE_LANGUAGES}`}>{children}</div>
    </div>
  );
}
