'use client';

/** Makes and announces edits of the players. It asks first if an edit takes inhabitants off the board. */

import { type RefObject, useEffect, useRef, useState } from 'react';
import { notebookStore } from '@/components/palatinus/game/store';
import { tick } from '@/components/ui/haptics';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';
import { seatChangeSentences } from '@/lib/i18n';
import { type Notebook, piecesLost } from '@/lib/palatinus/enter';
import type { Edit } from './player-row';

interface PlayersEdit {
  readonly edit: (edit: Edit) => void;
  /** The notebook after the edit that waits for an answer; undefined if none does. */
  readonly after: Notebook | undefined;
  readonly confirm: () => void;
  readonly cancel: () => void;
  /** The heading of the players. It gets the focus when the focused button vanishes with its player. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

export function usePlayersEdit(notebook: Notebook): PlayersEdit {
  const say = useSay<'players' | 'seats' | 'words'>();
  const [pending, setPending] = useState<{ readonly edit: Edit }>();

  const heading = useRef<HTMLHeadingElement>(null);
  const count = notebook.table.players.length;
  const countBefore = useRef(count);

  // This effect is here and not in the list, because it must run after the dialog has closed, whose button still has
  // the focus.
  useEffect(() => {
    const isFewer = count < countBefore.current;
    countBefore.current = count;
    if (isFewer && document.activeElement?.matches('body, dialog *'))
      heading.current?.focus({ preventScroll: true });
  }, [count]);

  /**
   * The store may read the stored game only now, with inhabitants that nobody was asked about. Then nothing is
   * changed.
   */
  function apply(edit: Edit, isConfirmed: boolean): void {
    const store = notebookStore();
    const before = store.snapshot().document;
    store.change((now) => {
      const next = edit(now);
      return isConfirmed || piecesLost(now, next).length === 0 ? next : now;
    });
    const after = store.snapshot().document;
    const lost = piecesLost(before, after).length;
    const seats = seatChangeSentences(say, before.table.players, after.table.players);
    tick();
    announce(lost > 0 ? `${seats} ${say('players.left', { count: lost })}` : seats);
    setPending(undefined);
  }

  return {
    edit: (edit) => {
      if (piecesLost(notebook, edit(notebook)).length > 0) setPending({ edit });
      else apply(edit, false);
    },
    after: pending?.edit(notebook),
    confirm: () => {
      if (pending) apply(pending.edit, true);
    },
    cancel: () => setPending(undefined),
    heading,
  };
}
