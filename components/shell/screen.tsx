'use client';

/**
 * The frame of a screen at the table: the way back, what this is, undo and redo above; the next step below, at the
 * thumb. Both stay in sight. Nothing lies under the notch or the home bar.
 */
import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { useSay } from '@/components/ui/speech';
import { ScreenLink } from './screens';

type Back = { readonly label: string } & (
  | { /** Another screen of the game. */ readonly to: string }
  | { /** Another page. */ readonly href: string }
);

type Props = {
  readonly title: string;
  readonly back?: Back;
  /** Up to two icon buttons. */
  readonly tools?: React.ReactNode;
  /** What stands in the lower bar: a word on how far one is, and the next step. */
  readonly footer?: React.ReactNode;
  /** Whether a board stands on the left on a phone held sideways: the lower bar then leaves it the whole height. */
  readonly split?: boolean;
  readonly children: React.ReactNode;
};

export function Screen({ title, back, tools, footer, split = false, children }: Props): React.ReactNode {
  const say = useSay<'ui'>();
  const pageTitle = say('ui.pageTitle', { title });
  useEffect(() => {
    document.title = pageTitle;
  }, [pageTitle]);
  return (
    <>
      <header className="sticky top-0 z-20 border-line border-b bg-parchment pt-[env(safe-area-inset-top)] print:static">
        <div className="page -mb-px grid h-12 grid-cols-[minmax(min-content,1fr)_minmax(0,auto)_minmax(min-content,1fr)] items-center gap-2">
          <nav className="justify-self-start">{back && <BackLink {...back} />}</nav>
          <h1 className="truncate text-[min(1.125rem,5.6vw)]">{title}</h1>
          <div className="-mr-2.5 flex justify-self-end">{tools}</div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="page grow py-3 focus-visible:outline-none">
        {children}
      </main>
      {footer && (
        <footer
          className={`${split ? 'low:ml-[50%]' : ''} sticky bottom-0 z-10 border-line border-t bg-parchment pb-[env(safe-area-inset-bottom)] print:static`}
        >
          <div className="page -mt-px flex min-h-14 items-center justify-between gap-3 py-1">{footer}</div>
        </footer>
      )}
    </>
  );
}

const BACK =
  '-ml-2 inline-flex min-h-touch min-w-touch items-center gap-0.5 rounded-lg pr-2 font-bold text-[min(0.875rem,4.4vw)]';

function BackLink(back: Back): React.ReactNode {
  const content = (
    <>
      <Icon name="back" />
      {back.label}
    </>
  );
  return 'to' in back ? (
    <ScreenLink to={back.to} className={BACK}>
      {content}
    </ScreenLink>
  ) : (
    <PageLink href={back.href} className={BACK}>
      {content}
    </PageLink>
  );
}

const STACKED = '-mx-[calc(var(--gutter)-0.25rem)] aspect-square max-h-[max(15rem,calc(100svh-20.5rem))]';
const BESIDE =
  'beside:sticky beside:top-15 beside:mx-0 beside:max-h-none beside:w-[min(calc(100svh-8rem),60%)] beside:shrink-0';
const LOW = 'low:-mb-14 low:top-13.5 low:w-[min(calc(100svh-3.75rem),48%)]';

type SplitProps = { readonly board: React.ReactNode; readonly children: React.ReactNode };

/**
 * A board and what one does to it: above each other on a phone, side by side where there is room or the phone lies on
 * its side. The board's room is reserved before anything is drawn, so nothing jumps; it is as large as it can be while
 * 13 rem of controls and both bars still fit. Measured in `svh`: the browser's own bars come and go, the board stays.
 */
export function ScreenSplit({ board, children }: SplitProps): React.ReactNode {
  return (
    <div className="-my-1.5 beside:my-0 low:-my-1.5 flex beside:flex-row flex-col beside:items-start beside:gap-8 low:gap-4 gap-2">
      <div className={`*:size-full ${STACKED} ${BESIDE} ${LOW}`}>{board}</div>
      <div className="min-w-0 beside:grow">{children}</div>
    </div>
  );
}
