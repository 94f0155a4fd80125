'use client';

/** My copy as a file: saved, opened, dropped or pasted. What is wrong with a file is said in words, and changes nothing. */
import { useState } from 'react';
import { theKeeper, useKept } from '@/components/kept/kept';
import { useSay } from '@/components/shell/speech';
import { Button } from '@/components/ui/button';
import { downloadText } from '@/components/ui/download';
import { DropZone } from '@/components/ui/drop-zone';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { type AnyProblem, problemSentence } from '@/lib/i18n';
import { makePath } from '@/lib/palatinus';
import { takeCopy, tilesKnown } from '@/lib/table';
import { CopyFileNews, type CopyNews } from './copy-file-news';

export function CopyFile(): React.ReactNode {
  const say = useSay<'copy' | 'problems' | 'words'>();
  const { copy, table } = useKept().notebook;
  const [pasted, setPasted] = useState('');
  const [news, setNews] = useState<CopyNews>();

  // Undone, or changed since.
  const isStale = news?.kind === 'taken' && news.copy !== copy && news.copy !== table.borrowed;

  function tell(next: CopyNews): void {
    setNews(next);
    announce(next.kind === 'refused' ? [say('copy.refused'), ...next.reasons].join(' ') : next.text);
  }

  /** With the place in the file, for whoever writes one by hand. */
  function reasonOf(problem: AnyProblem): string {
    const where = makePath(problem.path);
    return [...(where === '' ? [] : [where]), problemSentence(say, problem)].join(': ');
  }

  async function save(): Promise<void> {
    const { makeCopyText } = await import('@/lib/files');
    const { fileName, text } = makeCopyText(copy);
    downloadText(fileName, text, 'application/json');
  }

  async function open(text: string): Promise<void> {
    const { readCopyFile } = await import('@/lib/files');
    const read = readCopyFile(text);
    if (!read.ok) {
      const reasons = read.problems.map(reasonOf);
      tell({ kind: 'refused', reasons });
      return;
    }
    theKeeper().change((notebook) => takeCopy(notebook, read.value));
    setPasted('');
    tell({
      kind: 'taken',
      copy: read.value,
      text: read.value.example
        ? say('copy.exampleTaken')
        : say('copy.taken', { count: tilesKnown(read.value) }),
    });
  }

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
          onUnreadable={(file) => tell({ kind: 'refused', reasons: [say('copy.unreadable', { file })] })}
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
      <CopyFileNews news={isStale ? undefined : news} />
    </div>
  );
}
