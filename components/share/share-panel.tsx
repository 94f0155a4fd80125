'use client';

/**
 * Everything a counted table can be handed on as, in one sheet. A native dialog: Escape, the page beneath being out of
 * reach and the focus going back to the button come with it.
 */
import { useEffect, useId, useRef } from 'react';
import { useLanguage, useSay } from '@/components/shell/speech';
import { IconButton } from '@/components/ui/icon-button';
import type { Game, Result } from '@/lib/palatinus';
import { makeShareLink } from '@/lib/table';
import { LinkPart } from './link-part';
import { PaperPart } from './paper-part';
import { PicturePart } from './picture-part';
import { TextPart } from './text-part';

type Props = { readonly game: Game; readonly result: Result; readonly onClose: () => void };

const SHEET =
  'mx-auto mt-auto mb-0 max-h-[92dvh] w-full max-w-[40rem] flex-col overflow-hidden rounded-t-2xl bg-card text-ink backdrop:bg-shade sm:my-auto sm:rounded-2xl motion-safe:open:animate-rise open:flex print:hidden';

export function SharePanel({ game, result, onClose }: Props): React.ReactNode {
  const say = useSay<'share' | 'ui'>();
  const link = makeShareLink(window.location.origin, useLanguage(), game);
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
      // Keys are for this sheet now: an arrow must not go on to the next hill beneath it.
      onKeyDown={(event) => event.stopPropagation()}
      className={SHEET}
    >
      <header className="flex shrink-0 items-center justify-between gap-3 py-2 pr-2.5 pl-5">
        <h2 id={id} className="text-xl">
          {say('share.title')}
        </h2>
        <IconButton icon="cross" label={say('ui.close')} onClick={() => ref.current?.close()} />
      </header>
      <div className="overflow-y-auto overscroll-contain px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <LinkPart link={link} />
        <PicturePart game={game} result={result} />
        <TextPart game={game} result={result} link={link} />
        <PaperPart game={game} />
      </div>
    </dialog>
  );
}
