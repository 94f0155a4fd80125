'use client';

import { useState } from 'react';
import { useSay } from '@/components/shell/speech';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { downloadText } from '@/components/ui/download';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { type Game, makeNotation } from '@/lib/palatinus';

/** This table, to take elsewhere: as a file, or as a line that fits into any message. */
export function SavePart({ game }: { readonly game: Game }): React.ReactNode {
  const say = useSay<'file' | 'keeping'>();
  const notation = makeNotation(game);
  // What was done is of no interest any more once the table has changed.
  const [done, setDone] = useState({ notation, what: '' });

  function tell(what: string): void {
    setDone({ notation, what });
    announce(what);
  }

  async function download(): Promise<void> {
    const files = await import('@/lib/files').catch(() => undefined);
    if (!files) return tell(say('keeping.notLoaded'));
    const { fileName, text } = files.makeTableFile(game);
    downloadText(fileName, text, 'application/json');
    tell(say('file.downloaded', { name: fileName }));
  }

  async function copy(): Promise<void> {
    tell(say((await copyText(notation)) ? 'file.copied' : 'file.notCopied'));
  }

  return (
    <>
      <p className="text-muted text-sm leading-relaxed">{say('file.saveText')}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void download()}>
          <Icon name="download" />
          {say('file.download')}
        </Button>
        <Button onClick={() => void copy()}>{say('file.copy')}</Button>
      </div>
      <figure className="rounded-2xl bg-laurel-wash p-4">
        <figcaption className="text-sm">{say('file.notation')}</figcaption>
        <code className="mt-2 block select-all font-mono text-laurel text-sm [overflow-wrap:anywhere]">
          {notation}
        </code>
      </figure>
      <p className="min-h-5 text-sm">{done.notation === notation && done.what}</p>
    </>
  );
}
