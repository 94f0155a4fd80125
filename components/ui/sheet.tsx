'use client';

/**
 * Something to read or pick from, as a sheet at the thumb, open as long as it is there. A native dialog: Escape, the
 * rest of the page being out of reach and the focus going back to whoever opened it come with it.
 */
import { useEffect, useId, useRef } from 'react';
import { useSay } from '@/components/shell/speech';
import { IconButton } from './icon-button';

type Props = {
  readonly title: string;
  /** Before and beneath the title. */
  readonly picture?: React.ReactNode;
  readonly note?: string | undefined;
  /** For more than sentences. */
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
};

const SHEET =
  'mx-auto mt-auto mb-0 max-h-[90dvh] w-full flex-col overflow-hidden rounded-t-2xl bg-card text-ink backdrop:bg-shade sm:my-auto sm:rounded-2xl motion-safe:open:animate-rise open:flex print:hidden';

export function Sheet({ title, picture, note, wide = false, onClose, children }: Props): React.ReactNode {
  const say = useSay<'ui'>();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, []);

  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
      // Keys are for this sheet now: an arrow must not move what lies beneath it.
      onKeyDown={(event) => event.stopPropagation()}
      className={`${SHEET} ${wide ? 'max-w-[40rem]' : 'max-w-[32rem]'}`}
    >
      <div className="flex shrink-0 items-center gap-3 border-line border-b py-2.5 pr-2.5 pl-5">
        {picture}
        <div className="min-w-0 grow leading-snug">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {note && <p className="truncate text-muted">{note}</p>}
        </div>
        <IconButton icon="cross" label={say('ui.close')} onClick={() => ref.current?.close()} />
      </div>
      <div className="overflow-y-auto overscroll-contain px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        {children}
      </div>
    </dialog>
  );
}
