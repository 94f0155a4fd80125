'use client';

/**
 * The brush in hand. Nobody needs to pick one up: at first, and after a reload, it is whatever comes next.
 *
 * It moves on by itself when the last of a kind is placed. Who then taps that last piece again wants it back, and not
 * replaced by the next kind; so the field of the latest tap is remembered until another brush is picked by hand.
 */
import { useState } from 'react';
import type { Kind, People, Spot } from '@/lib/palatinus';
import { type Brush, brushAfter, brushOf, mayStand, type Notebook, peoplesAt } from '@/lib/palatinus/enter';

export interface BrushInHand {
  readonly brush: Brush;
  /** The field where the latest piece was placed. */
  readonly latest?: Spot | undefined;
  /** Whose kinds to show; still somebody when there is nothing left to place. */
  readonly people: People | undefined;
  readonly moveOn: (brush: Brush, latest?: Spot) => void;
  readonly pickPeople: (people: People) => void;
  readonly pickKind: (kind: Kind) => void;
}

type Hand = { readonly brush: Brush; readonly latest?: Spot | undefined };

export function useBrush(notebook: Notebook): BrushInHand {
  const [hand, setHand] = useState<Hand | undefined>(undefined);
  const peoples = peoplesAt(notebook.table);
  const isStale = hand?.brush && !peoples.includes(hand.brush.people);
  // An empty hand takes up what comes next: everybody was placed, and then somebody was taken off again.
  const { brush, latest } = hand?.brush && !isStale ? hand : { brush: brushAfter(notebook, undefined) };
  const people = brush?.people ?? peoples[0];
  return {
    brush,
    latest,
    people,
    moveOn: (next, at) => setHand({ brush: next, latest: at }),
    pickPeople: (next) => setHand({ brush: brushOf(notebook, next) }),
    pickKind: (kind) => {
      if (people && mayStand(notebook.table, { people, kind })) setHand({ brush: { people, kind } });
    },
  };
}
