'use client';

/** Which copy of the game the springs on the board come from, and the ways to another one. */
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { ScreenButton } from '@/components/shell/screens';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import {
  isKnown,
  keepBorrowed,
  type Notebook,
  tilesKnown,
  withExampleCopy,
  withMyCopy,
} from '@/lib/palatinus/enter';

/** `link` is the way to my copy; on that page itself there is none, but the example may be borrowed at any time. */
export function CopyBox({ link = false }: { readonly link?: boolean }): React.ReactNode {
  const say = useSay<'copy'>();
  const { table, copy } = useNotebook().document;
  const change = (edit: (latest: Notebook) => Notebook): void => notebookStore().change(edit);
  const toCopy = link && (
    <ScreenButton look="quiet" to="copy">
      {say('copy.toCopy')}
    </ScreenButton>
  );
  const useMine = <Button onClick={() => change(withMyCopy)}>{say('copy.useMine')}</Button>;

  if (table.borrowed?.example)
    return (
      <Notice
        kind="warning"
        title={say('copy.boxExample')}
        actions={
          <>
            {useMine}
            {toCopy}
          </>
        }
      >
        {say('copy.boxExampleText')}
      </Notice>
    );
  if (table.borrowed)
    return (
      <Notice
        kind="info"
        title={say('copy.boxBorrowed')}
        actions={
          <>
            <Button onClick={() => change(keepBorrowed)}>{say('copy.keep')}</Button>
            {useMine}
            {toCopy}
          </>
        }
      >
        {say('copy.boxBorrowedText')}
      </Notice>
    );
  // On the way through, a known copy is no news: the prompt says where springs come from.
  if (link && isKnown(copy)) return toCopy;
  const count = tilesKnown(copy);
  const whole = copy.name === undefined ? say('copy.boxMine') : say('copy.boxNamed', { name: copy.name });
  return (
    <Notice
      kind={isKnown(copy) ? 'good' : 'info'}
      actions={
        <>
          {toCopy}
          {(!link || !isKnown(copy)) && (
            <Button onClick={() => change(withExampleCopy)}>
              {say(isKnown(copy) ? 'copy.useExample' : 'copy.tryExample')}
            </Button>
          )}
        </>
      }
    >
      {isKnown(copy) ? whole : count === 0 ? say('copy.boxUnknown') : say('copy.boxPartly', { count })}
    </Notice>
  );
}
