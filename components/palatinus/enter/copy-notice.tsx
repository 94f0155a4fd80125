'use client';

/** Which copy of the game the springs on the board come from, and buttons to use another one. */

import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { ScreenButton, useScreens } from '@/components/shell/screens';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import {
  adoptBorrowedCopy,
  areAllTilesKnown,
  copyFrom,
  type Notebook,
  tilesKnown,
  withExampleCopy,
  withMyCopy,
} from '@/lib/palatinus/enter';
import { isolate } from '@/lib/text';

/**
 * `link` adds a link to the screen of my copy, where there is something to see. Without it the notice is on that screen, which
 * has room for every word and always offers the example; on the tiles screen the notice must end above the lower bar.
 */
export function CopyNotice({ link = false }: { readonly link?: boolean }): React.ReactNode {
  const say = useSay<'copy'>();
  const { table, copy } = useNotebook().document;
  const { query } = useScreens();
  const change = (edit: (latest: Notebook) => Notebook): void => notebookStore().change(edit);
  const copyLink = link && (
    <ScreenButton look="quiet" to={copyFrom(query)}>
      {say('copy.toCopy')}
    </ScreenButton>
  );
  const mineButton = <Button onClick={() => change(withMyCopy)}>{say('copy.useMine')}</Button>;

  if (table.borrowed?.example)
    return (
      <Notice kind="warning" title={say('copy.boxExample')} actions={mineButton}>
        {!link && say('copy.boxExampleText')}
      </Notice>
    );
  if (table.borrowed)
    return (
      <Notice
        kind="info"
        title={say('copy.boxBorrowed')}
        actions={
          <>
            <Button onClick={() => change(adoptBorrowedCopy)}>{say('copy.keep')}</Button>
            {mineButton}
            {copyLink}
          </>
        }
      >
        {say('copy.boxBorrowedText')}
      </Notice>
    );
  // On the tiles screen a known copy needs no notice, because the prompt says where the springs come from.
  if (link && areAllTilesKnown(copy)) return <div className="-ml-4">{copyLink}</div>;
  const count = tilesKnown(copy);
  const whole =
    copy.name === undefined ? say('copy.boxMine') : say('copy.boxNamed', { name: isolate(copy.name) });
  return (
    <Notice
      kind={areAllTilesKnown(copy) ? 'good' : 'info'}
      actions={
        <>
          {/* People who have marked the springs of a tile are not just trying the app out. */}
          {(!link || count === 0) && (
            <Button onClick={() => change(withExampleCopy)}>
              {say(areAllTilesKnown(copy) ? 'copy.useExample' : 'copy.tryExample')}
            </Button>
          )}
          {count > 0 && <div className={link ? '-ml-4' : ''}>{copyLink}</div>}
        </>
      }
    >
      {areAllTilesKnown(copy)
        ? whole
        : count === 0
          ? say('copy.boxUnknown')
          : say('copy.boxPartly', { count })}
    </Notice>
  );
}
