/**
 * The frame of a screen at the table: the way back, what this is, undo and redo above; the next step below, at the
 * thumb. Both stay in sight. Nothing lies under the notch or the home bar.
 */
import { use } from 'react';
import { Go } from '@/components/ui/go';
import { Icon } from '@/components/ui/icon';
import { Seen } from './seen';

type Props = {
  readonly title: string;
  readonly back?: { readonly href: string; readonly label: string };
  /** Up to two icon buttons. */
  readonly tools?: React.ReactNode;
  /** What stands in the lower bar: a word on how far one is, and the next step. */
  readonly footer?: React.ReactNode;
  /** Whether a board stands on the left on a phone held sideways: the lower bar then leaves it the whole height. */
  readonly split?: boolean;
  readonly children: React.ReactNode;
};

export function Screen({ title, back, tools, footer, split = false, children }: Props): React.ReactNode {
  const isSeen = use(Seen);
  return (
    <>
      <header className="sticky top-0 z-20 border-line border-b bg-parchment pt-[env(safe-area-inset-top)] print:static">
        <div className="page -mb-px grid h-12 grid-cols-[minmax(min-content,1fr)_minmax(0,auto)_minmax(min-content,1fr)] items-center gap-2">
          <nav className="justify-self-start">
            {back && (
              <Go
                href={back.href}
                className="-ml-2 inline-flex min-h-touch min-w-touch items-center gap-0.5 rounded-lg pr-2 font-bold text-[min(0.875rem,4.4vw)]"
              >
                <Icon name="back" />
                {back.label}
              </Go>
            )}
          </nav>
          <h1 className="truncate text-[min(1.125rem,5.6vw)]">{title}</h1>
          <div className="-mr-2.5 flex justify-self-end">{tools}</div>
        </div>
      </header>
      <main
        id={isSeen ? 'content' : undefined}
        tabIndex={-1}
        className="page grow py-3 focus-visible:outline-none"
      >
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
