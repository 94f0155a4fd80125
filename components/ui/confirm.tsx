'use client';

/**
 * A question that must be answered first, as a sheet at the thumb. A native dialog: Escape, the rest of the page being
 * out of reach and the focus going back to whoever opened it come with it. Cancel comes first, so it has the focus.
 */
import { useEffect, useId, useRef } from 'react';
import { useSay } from '@/components/shell/speech';
import { Button } from './button';

type Props = {
  readonly open: boolean;
  readonly title: string;
  /** What will happen, in words. */
  readonly children?: React.ReactNode;
  /** What the button does: a verb, never "OK". */
  readonly confirm: string;
  readonly cancel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

const SHEET =
  'mx-auto mt-auto mb-0 w-full max-w-[32rem] overscroll-contain rounded-t-2xl bg-card text-ink backdrop:bg-shade sm:my-auto sm:rounded-2xl motion-safe:open:animate-rise';

export function Confirm(props: Props): React.ReactNode {
  const { open, title, children, confirm, cancel, onConfirm, onCancel } = props;
  const say = useSay<'ui'>();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open) dialog?.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside the sheet; the key for it is Escape
    <dialog
      ref={ref}
      aria-labelledby={id}
      aria-describedby={children ? `${id}-text` : undefined}
      onCancel={onCancel}
      onClick={(event) => {
        if (event.target === event.currentTarget) onCancel();
      }}
      className={SHEET}
    >
      <div className="px-5 pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {children && (
          <div id={`${id}-text`} className="mt-2 text-muted leading-relaxed">
            {children}
          </div>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={onCancel} className="grow">
            {cancel ?? say('ui.cancel')}
          </Button>
          <Button look="primary" onClick={onConfirm} className="grow">
            {confirm}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
