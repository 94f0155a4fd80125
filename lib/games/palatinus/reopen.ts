/** Opens a kept game of Palatinus in the current notebook. */

import { copyInUse, type Notebook } from '../../palatinus/enter';
import { isSame } from '../../store';

/** Keeps my box. If the kept game was played with other springs, it borrows them. */
export function reopen(mine: Notebook, kept: Notebook): Notebook {
  const { borrowed: _, ...table } = kept.table;
  const used = copyInUse(kept);
  const isMine = kept.table.borrowed === undefined && isSame(used.springs, mine.copy.springs);
  return { ...mine, table: isMine ? table : { ...table, borrowed: used } };
}
