'use client';

/** The result of opening a file with everything, in words, and a button to undo it. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import { PageButton } from '@/components/ui/page-link';
import { useLanguage, useSay } from '@/components/ui/speech';
import type { Imported } from './import-everything';

export function ImportedNotice({ merge, unreadable, isKept, parts, undo }: Imported): React.ReactNode {
  const say = useSay<'open'>();
  const language = useLanguage();
  const [undone, setUndone] = useState('');
  const { added, replaced, doubled, known } = merge;
  const isNothing = isKept && added + replaced + doubled + parts.length + unreadable === 0;
  const lines = [
    !isKept && say('open.importedNotKept'),
    replaced > 0 && say('open.importedReplaced', { count: replaced }),
    doubled > 0 && say('open.importedDoubled', { count: doubled }),
    known > 0 && !isNothing && say('open.importedKnown', { count: known }),
    unreadable > 0 && say('open.importedUnreadable', { count: unreadable }),
    parts.length > 0 &&
      say('open.importedBeside', { list: parts.map((part) => say(`open.part${part}`)).join(', ') }),
  ].filter((line) => line !== false);

  async function takeBack(): Promise<void> {
    const text = await undo().then(
      () => say('open.importUndone'),
      () => say('open.failed'),
    );
    setUndone(text);
    announce(text);
  }

  if (undone !== '') return <Notice kind="info">{undone}</Notice>;
  return (
    <Notice
      kind={unreadable > 0 || !isKept ? 'warning' : 'good'}
      title={isNothing ? say('open.importedNothing') : say('open.imported', { count: added })}
      actions={
        <>
          <PageButton href={`/${language}/games`} look="primary">
            {say('open.toGames')}
            <Icon name="forward" />
          </PageButton>
          {!isNothing && <Button onClick={() => void takeBack()}>{say('open.undoImport')}</Button>}
        </>
      }
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
