'use client';

/**
 * Bottom sheets: one to read or pick from, and one that asks a question. Native dialogs provide Escape, make the rest
 * of the page inert and return the focus. They do not prevent the page from scrolling: `app/globals.css` does, and a
 * finger can only scroll the content of the sheet, because older iPhones scroll the page anyway.
 */

import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button';
import { IconButton } from './icon';
import { useSay } from './speech';

type SheetProps = {
  readonly title: string;
  /** Next to and below the title. */
  readonly picture?: React.ReactNode;
  readonly note?: string | undefined;
  /** For more than a few sentences. */
  readonly wide?: boolean;
  /** The side it opens on where board and words are side by side, so that the board stays visible and undimmed. */
  readonly side?: 'left' | 'right' | undefined;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
};

const SHEET =
  'mx-auto mt-auto mb-0 max-h-[90dvh] w-full flex-col touch-pinch-zoom overflow-hidden rounded-t-2xl bg-card text-ink backdrop:bg-shade sm:my-auto sm:rounded-2xl motion-safe:open:animate-rise open:flex print:hidden';

const SIDES = {
  // The pages with a board on the right are split at a larger width than those with one on the left.
  left: 'lg:mr-auto lg:ml-[max(var(--gutter),50vw-900px+var(--gutter))] lg:max-w-[min(32rem,36vw)] lg:border lg:border-edge lg:shadow-2xl lg:backdrop:bg-transparent',
  // At the bottom of its column, because the text being read is above it.
  right:
    'sm:mb-6 beside:mr-[max(var(--gutter),50vw-900px+var(--gutter))] beside:mt-auto beside:mb-18 beside:ml-auto low:my-auto beside:max-h-[calc(100dvh-13rem)] low:max-h-[90dvh] beside:max-w-[min(32rem,36vw)] low:max-w-[48vw] beside:border beside:border-edge beside:shadow-2xl beside:backdrop:bg-transparent',
} as const;

/**
 * People often tap a piece twice. The second tap may be outside the sheet that the first one opened, and must not
 * close it.
 */
const SECOND_TAP_MS = 500;

/** Open as long as it is mounted. */
export function Sheet({
  title,
  picture,
  note,
  wide = false,
  side,
  onClose,
  children,
}: SheetProps): React.ReactNode {
  const say = useSay<'ui'>();
  const ref = useRef<HTMLDialogElement>(null);
  const isReplaced = useRef(false);
  const openedAt = useRef(0);
  /** Where somebody pressed outside the sheet, if the backdrop is transparent. */
  const pressed = useRef<{ readonly clientX: number; readonly clientY: number }>(undefined);
  const besidePress = useBesidePress(({ currentTarget, timeStamp, clientX, clientY }) => {
    if (timeStamp - openedAt.current <= SECOND_TAP_MS) return;
    if (!isShading(currentTarget)) pressed.current = { clientX, clientY };
    currentTarget.close();
  });
  const id = useId();
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
    openedAt.current = performance.now();
  }, []);
  // Closed before another sheet replaces it, so that the focus returns to the element that opened the first one.
  useLayoutEffect(() => {
    const dialog = ref.current;
    isReplaced.current = false;
    return () => {
      isReplaced.current = true;
      dialog?.close();
    };
  }, []);

  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={() => {
        if (isReplaced.current) return;
        onClose();
        const place = pressed.current;
        // After the page has rendered without this sheet, because the press may open the next one.
        if (place) setTimeout(() => press(place));
      }}
      {...besidePress}
      // The sheet keeps its keys: an arrow must not move what is beneath it.
      onKeyDown={(event) => event.stopPropagation()}
      data-side={side}
      className={`${SHEET} ${wide ? 'max-w-[40rem]' : 'max-w-[32rem]'} ${side ? SIDES[side] : ''}`}
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
      <div className="touch-manipulation overflow-y-auto overscroll-contain px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        {children}
      </div>
    </dialog>
  );
}

type DialogPress = React.MouseEvent<HTMLDialogElement>;

/** Reports presses outside a dialog. A drag that begins or ends inside, e.g. to select text, does not count. */
function useBesidePress(
  onPress: (press: DialogPress) => void,
): Pick<React.DOMAttributes<HTMLDialogElement>, 'onPointerDown' | 'onClick'> {
  const beganBeside = useRef(false);
  return {
    onPointerDown: (event) => {
      beganBeside.current = isBeside(event);
    },
    onClick: (event) => {
      // Not on a button inside: if it is pressed by key, some browsers report no position.
      const isOfDialog = event.target === event.currentTarget;
      if (beganBeside.current && isOfDialog && isBeside(event)) onPress(event);
    },
  };
}

function isBeside({ currentTarget, clientX, clientY }: DialogPress): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Whether the backdrop dims what is outside the sheet, so that it looks out of reach. */
function isShading(dialog: HTMLDialogElement): boolean {
  return getComputedStyle(dialog, '::backdrop').backgroundColor !== 'rgba(0, 0, 0, 0)';
}

/** Presses what is at this position, so that one press both closes the sheet and acts on the board next to it. */
function press(place: { readonly clientX: number; readonly clientY: number }): void {
  const seen = document.elementFromPoint(place.clientX, place.clientY);
  // As a finger or a mouse would: a sheet opened by this press returns the focus there.
  seen?.closest<HTMLElement | SVGElement>('a, button, [tabindex]')?.focus({ preventScroll: true });
  seen?.dispatchEvent(new MouseEvent('click', { ...place, bubbles: true, cancelable: true }));
}

type ConfirmProps = {
  readonly open: boolean;
  readonly title: string;
  /** What will happen. */
  readonly children?: React.ReactNode;
  /** The label of the button: a verb, never "OK". */
  readonly confirm: string;
  readonly cancel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

const QUESTION =
  'mx-auto mt-auto mb-0 w-full max-w-[32rem] touch-pinch-zoom overscroll-contain rounded-t-2xl bg-card text-ink backdrop:bg-shade sm:my-auto sm:rounded-2xl motion-safe:open:animate-rise';

/** A question that must be answered first. Cancel is the first button, so it gets the focus. */
export function Confirm(props: ConfirmProps): React.ReactNode {
  const { open, title, children, confirm, cancel, onConfirm, onCancel } = props;
  const say = useSay<'ui'>();
  const ref = useRef<HTMLDialogElement>(null);
  const besidePress = useBesidePress(onCancel);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open) dialog?.close();
  }, [open]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      aria-describedby={children ? `${id}-text` : undefined}
      onCancel={onCancel}
      {...besidePress}
      className={QUESTION}
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
