/** A kept game of Palatinus in one's own notebook. */

import { copyInUse, type Notebook } from '../../palatinus/enter';
import { isSame } from '../../store';

/** My box stays mine. If the kept game was played with other springs, it borrows them. */
export function reopen(mine: Notebook, kept: Notebook): Notebook {
  const { borrowed: _, ...table } = kept.table;
  const used = copyInUse(kept);
  const isMine = kept.table.borrowed === undefined && isSame(used.springs, mine.copy.springs);
  return { ...mine, table: isMine ? table : { ...table, borrowed: used } };
}
