'use client';

/** My copy as a file: saved, opened, dropped or pasted. What is wrong with a file is said in words, and changes nothing. */
import { useState } from 'react';
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';

import { OutcomeBox, Reasons } from '@/components/transfer/outcome';
import { Button } from '@/components/ui/button';
import { DropZone } from '@/components/ui/drop-zone';
import { downloadText } from '@/components/ui/hand-over';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import { makeCopyText, readCopyFile } from '@/lib/files/palatinus';
import type { AnyProblem } from '@/lib/i18n';
import { type Copy, takeCopy, tilesKnown } from '@/lib/palatinus/enter';

export function CopyFile(): React.ReactNode {
  const say = useSay<'copy'>();
  const { copy, table } = useNotebook().document;
  const [pasted, setPasted] = useState('');
  const [news, setNews] = useState<CopyNews>();

  // Undone, or changed since.
  const isStale = news?.kind === 'taken' && news.copy !== copy && news.copy !== table.borrowed;

  function save(): void {
    const { fileName, text } = makeCopyText(copy);
    downloadText(fileName, text, 'application/json');
    setNews(undefined);
  }

  function open(text: string): void {
    const read = readCopyFile(text);
    if (!read.ok) {
      setNews({ kind: 'refused', problems: read.problems });
      return;
    }
    notebookStore().change((notebook) => takeCopy(notebook, read.value));
    setPasted('');
    setNews({ kind: 'taken', copy: read.value });
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
          onText={open}
          onUnreadable={(file) => setNews({ kind: 'unreadable', file })}
        />
      </div>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          open(pasted);
        }}
      >
        <label className="min-w-0 grow text-muted text-sm">
          {say('copy.paste')}
          <textarea
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
            rows={2}
            spellCheck={false}
            className="mt-1 block w-full rounded-xl border-2 border-line bg-card px-3 py-2 font-mono text-base text-ink"
          />
        </label>
        <Button type="submit" disabled={pasted.trim() === ''}>
          {say('copy.take')}
        </Button>
      </form>
      {news && !isStale && <CopyFileNews news={news} />}
    </div>
  );
}

type CopyNews =
  | { readonly kind: 'taken'; readonly copy: Copy }
  | { readonly kind: 'refused'; readonly problems: readonly AnyProblem[] }
  | { readonly kind: 'unreadable'; readonly file: string };

/** What became of the file that was asked for last. */
function CopyFileNews({ news }: { readonly news: CopyNews }): React.ReactNode {
  return (
    <OutcomeBox news={news}>
      <NewsNotice news={news} />
    </OutcomeBox>
  );
}

function NewsNotice({ news }: { readonly news: CopyNews }): React.ReactNode {
  const say = useSay<'copy'>();
  if (news.kind === 'unreadable')
    return <Notice kind="warning">{say('copy.unreadable', { file: news.file })}</Notice>;
  if (news.kind === 'refused')
    return (
      <Notice kind="warning" title={say('copy.refused')}>
        <Reasons problems={news.problems} />
      </Notice>
    );
  return (
    <Notice kind="good">
      {news.copy.example ? say('copy.exampleTaken') : say('copy.taken', { count: tilesKnown(news.copy) })}
    </Notice>
  );
}
