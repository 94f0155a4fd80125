'use client';

import { useId, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { copyText, downloadText } from '@/components/ui/hand-over';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { Placeholder } from '@/components/ui/placeholder';
import { useSay } from '@/components/ui/speech';
import { makeFileText } from '@/lib/files';
import type { AnyTransferGame } from './transfer-game';

type SaveProps = {
  readonly of: AnyTransferGame;
  /** Whether other games can be saved here, too. */
  readonly isOneOfMany: boolean;
};

/** Saves the reader's own game, or says what must still be entered first. Renders nothing if no game was begun. */
export function SaveGame({ of, isOneOfMany }: SaveProps): React.ReactNode {
  const say = useSay<'open'>();
  const { ready, document } = of.gameStore.useSnapshot();
  const sound = useMemo(() => of.seam.gameOf(document), [of, document]);
  if (ready && !of.isBegun(document)) return null;
  return (
    <Section title={isOneOfMany ? say('open.saveOf', { game: of.name }) : say('open.save')}>
      {!ready && <Placeholder className="h-40" />}
      {ready && sound.ok && <SaveSound of={of} game={sound.value} />}
      {ready && !sound.ok && <of.Missing problems={sound.problems}>{say('open.notYet')}</of.Missing>}
    </Section>
  );
}

type SoundProps = { readonly of: AnyTransferGame; readonly game: unknown };

/** As a file, or as a line that fits into any message. */
function SaveSound({ of: { seam }, game }: SoundProps): React.ReactNode {
  const say = useSay<'open'>();
  const notation = seam.notation.make(game);
  // The message about the last action expires when the game changes.
  const [done, setDone] = useState({ notation, what: '' });

  function tell(what: string): void {
    setDone({ notation, what });
    announce(what);
  }

  function download(): void {
    const name = seam.file.fileName(game);
    downloadText(name, makeFileText(seam.file.make(game)), 'application/json');
    tell(say('open.downloaded', { name }));
  }

  async function copy(): Promise<void> {
    tell(say((await copyText(notation)) ? 'open.copied' : 'open.notCopied'));
  }

  return (
    <>
      <p className="max-w-prose text-muted text-sm leading-relaxed">{say('open.saveText')}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={download}>
          <Icon name="download" />
          {say('open.download')}
        </Button>
        <Button onClick={() => void copy()}>{say('open.copy')}</Button>
      </div>
      <figure className="rounded-2xl bg-laurel-wash p-4">
        <figcaption className="text-sm">{say('open.notation')}</figcaption>
        <code className="mt-2 block select-all font-mono text-laurel text-sm [overflow-wrap:anywhere]">
          {notation}
        </code>
      </figure>
      <p className="min-h-5 text-sm">{done.notation === notation && done.what}</p>
    </>
  );
}

type SectionProps = { readonly title: string; readonly children: React.ReactNode };

/** A part of the page with its own heading. */
export function Section({ title, children }: SectionProps): React.ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-3 mb-6 flex min-w-0 flex-col gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
