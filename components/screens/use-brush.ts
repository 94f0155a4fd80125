'use client';

/** The brush in hand. Nobody needs to pick one up: at first, and after a reload, it is whatever comes next. */
import { useState } from 'react';
import type { Kind, People } from '@/lib/palatinus';
import { type Brush, brushAfter, brushOf, type Notebook, peoplesAt } from '@/lib/table';

export interface BrushInHand {
  readonly brush: Brush;
  /** Whose kinds to show; still somebody when there is nothing left to place. */
  readonly people: People | undefined;
  readonly pick: (brush: Brush) => void;
  readonly pickPeople: (people: People) => void;
  readonly pickKind: (kind: Kind) => void;
}

export function useBrush(notebook: Notebook): BrushInHand {
  const [picked, setPicked] = useState<{ readonly brush: Brush } | undefined>(undefined);
  const peoples = peoplesAt(notebook.table);
  const isStale = picked?.brush && !peoples.includes(picked.brush.people);
  const brush = picked && !isStale ? picked.brush : brushAfter(notebook, undefined);
  const people = brush?.people ?? peoples[0];
  const pick = (next: Brush): void => setPicked({ brush: next });
  return {
    brush,
    people,
    pick,
    pickPeople: (next) => pick(brushOf(notebook, next)),
    pickKind: (kind) => people && pick({ people, kind }),
  };
}
