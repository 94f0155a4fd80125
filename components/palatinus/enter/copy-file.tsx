'use client';

/** My copy as a file: saved, opened, dropped or pasted. A bad file changes nothing, and its problems are listed. */

import { useState } from 'react';
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { DropZone } from '@/components/transfer/drop-zone';
import { OutcomeBox, Reasons } from '@/components/transfer/outcome';
import { Button } from '@/components/ui/button';
import { downloadText } from '@/components/ui/hand-over';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import { GAME_FILE_BYTES, makeCopyText, readCopyFile } from '@/lib/files';
import type { AnyProblem } from '@/lib/i18n';
import { type Copy, importCopy, tilesKnown } from '@/lib/palatinus/enter';

export function CopyFile(): React.ReactNode {
  const say = useSay<'copy'>();
  const { copy, table } = useNotebook().document;
  const [pasted, setPasted] = useState('');
  const [outcome, setOutcome] = useState<FileOutcome>();

  // The copy was changed since, or its import was undone.
  const isStale = outcome?.kind === 'taken' && outcome.copy !== copy && outcome.copy !== table.borrowed;

  function save(): void {
    const { fileName, text } = makeCopyText(copy);
    downloadText(fileName, text, 'application/json');
    setOutcome(undefined);
  }

  function open(text: string): void {
    const read = readCopyFile(text);
    if (!read.ok) {
      refuse(read.problems);
      return;
    }
    notebookStore().change((notebook) => importCopy(notebook, read.value));
    setPasted('');
    setOutcome({ kind: 'taken', copy: read.value });
  }

  function refuse(problems: readonly AnyProblem[]): void {
    setOutcome({ kind: 'refused', problems });
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Button onClick={save} disabled={tilesKnown(copy) === 0}>
          <Icon name="download" />
          {say('copy.save')}
        </Button>
        <DropZone
          label={say('copy.open')}
          accept=".json,application/json,text/plain"
          mostBytes={GAME_FILE_BYTES}
          onText={open}
          onRefused={refuse}
          onUnreadable={(file) => setOutcome({ kind: 'unreadable', file })}
        />
      </div>
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          open(pasted);
        }}
      >
        <label className="min-w-0 grow basis-[10rem] text-muted text-sm">
          {say('copy.paste')}
          <textarea
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
            rows={2}
            spellCheck={false}
            className="mt-1 block w-full rounded-xl border-2 border-edge bg-card px-3 py-2 font-mono text-base text-ink"
          />
        </label>
        <Button type="submit" disabled={pasted.trim() === ''} className="shrink-0">
          {say('copy.take')}
        </Button>
      </form>
      {outcome && !isStale && <OutcomeNotice outcome={outcome} />}
    </div>
  );
}

type FileOutcome =
  | { readonly kind: 'taken'; readonly copy: Copy }
  | { readonly kind: 'refused'; readonly problems: readonly AnyProblem[] }
  | { readonly kind: 'unreadable'; readonly file: string };

/** The outcome of the latest file. */
function OutcomeNotice({ outcome }: { readonly outcome: FileOutcome }): React.ReactNode {
  return (
    <OutcomeBox news={outcome}>
      <OutcomeText outcome={outcome} />
    </OutcomeBox>
  );
}

function OutcomeText({ outcome }: { readonly outcome: FileOutcome }): React.ReactNode {
  const say = useSay<'copy'>();
  if (outcome.kind === 'unreadable')
    return <Notice kind="warning">{say('copy.unreadable', { file: outcome.file })}</Notice>;
  if (outcome.kind === 'refused')
    return (
      <Notice kind="warning" title={say('copy.refused')}>
        <Reasons problems={outcome.problems} />
      </Notice>
    );
  return (
    <Notice kind="good">
      {outcome.copy.example
        ? say('copy.exampleTaken')
        : say('copy.taken', { count: tilesKnown(outcome.copy) })}
    </Notice>
  );
}
