'use client';

import { useSay } from '@/components/shell/speech';
import { playerName } from '@/lib/i18n';
import { censusOf, type Notebook, progressOf } from '@/lib/palatinus/enter';

/** "21 of 35 placed: Livia, Marco, Nora", by which one knows one's own table again. */
export function TableSoFar({ notebook }: { readonly notebook: Notebook }): React.ReactNode {
  const say = useSay<'start' | 'words'>();
  const names = notebook.table.players.map((player) => playerName(say, player)).join(', ');
  const { placed, expected } = progressOf(censusOf(notebook).rows);
  return (
    <span className="line-clamp-2">
      <b>{say('start.placed', { placed, expected })}</b>
      {names && ` · ${names}`}
    </span>
  );
}
