'use client';

/** My copy as a file: saved, opened, dropped or pasted. What is wrong with a file is said in words, and changes nothing. */
import { useState } from 'react';
import { useSay } from '@/components/shell/speech';
import { theKeeper, useKept } from '@/components/store/kept';
import { Button } from '@/components/ui/button';
import { downloadText } from '@/components/ui/download';
import { DropZone } from '@/components/ui/drop-zone';
import { Icon } from '@/components/ui/icon';
import { takeCopy, tilesKnown } from '@/lib/palatinus/enter';
import { CopyFileNews, type CopyNews } from './copy-file-news';

export function CopyFile(): React.ReactNode {
  const say = useSay<'copy'>();
  const { copy, table } = useKept().notebook;
  const [pasted, setPasted] = useState('');
  const [news, setNews] = useState<CopyNews>();

  // Undone, or changed since.
  const isStale = news?.kind === 'taken' && news.copy !== copy && news.copy !== table.borrowed;

  /** The schemas that read and write files, fetched when there is one; without a network they may not come. */
  async function withFiles(use: (files: typeof import('@/lib/files')) => void): Promise<void> {
    const files = await import('@/lib/files').catch(() => undefined);
    if (files) use(files);
    else setNews({ kind: 'not-loaded' });
  }

  const save = (): Promise<void> =>
    withFiles(({ makeCopyText }) => {
      const { fileName, text } = makeCopyText(copy);
      downloadText(fileName, text, 'application/json');
      setNews(undefined);
    });

  const open = (text: string): Promise<void> =>
    withFiles(({ readCopyFile }) => {
      const read = readCopyFile(text);
      if (!read.ok) return setNews({ kind: 'refused', problems: read.problems });
      theKeeper().change((notebook) => takeCopy(notebook, read.value));
      setPasted('');
      setNews({ kind: 'taken', copy: read.value });
    });

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void save()} disabled={tilesKnown(copy) === 0}>
          <Icon name="download" />
          {say('copy.save')}
        </Button>
        <DropZone
          label={say('copy.open')}
          accept=".json,application/json,text/plain"
          onText={(text) => void open(text)}
          onUnreadable={(file) => setNews({ kind: 'unreadable', file })}
        />
      </div>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void open(pasted);
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
