'use client';

/** Edits of who plays: made at once, said aloud, and asked about first if somebody's inhabitants would leave the board. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { notebookStore } from '@/components/palatinus/game/store';
import { tick } from '@/components/ui/haptics';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';
import { tellSeats } from '@/lib/i18n';
import { type Notebook, piecesLost } from '@/lib/palatinus/enter';
import type { Edit } from './player-row';

interface PlayersEdit {
  readonly edit: (edit: Edit) => void;
  /** The table as it would be, while that is being asked. */
  readonly after: Notebook | undefined;
  readonly confirm: () => void;
  readonly cancel: () => void;
  /** Of the players: where the focus goes when the button that had it leaves with its player. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

export function usePlayersEdit(notebook: Notebook): PlayersEdit {
  const say = useSay<'players' | 'words'>();
  const [asked, setAsked] = useState<{ readonly edit: Edit }>();

  const heading = useRef<HTMLHeadingElement>(null);
  const count = notebook.table.players.length;
  const countBefore = useRef(count);

  // Here and not in the list: the dialog must have been closed. Its button keeps the focus for a moment, unseen.
  useEffect(() => {
    const isFewer = count < countBefore.current;
    countBefore.current = count;
    if (isFewer && document.activeElement?.matches('body, dialog *'))
      heading.current?.focus({ preventScroll: true });
  }, [count]);

  /** A change may have to wait until what is stored has been read, and then meet inhabitants nobody has asked about. */
  function apply(edit: Edit, wasAsked: boolean): void {
    const keeper = notebookStore();
    const before = keeper.snapshot().document;
    keeper.change((now) => {
      const next = edit(now);
      return wasAsked || piecesLost(now, next).length === 0 ? next : now;
    });
    const after = keeper.snapshot().document;
    const lost = piecesLost(before, after).length;
    const seats = tellSeats(say, before.table.players, after.table.players);
    tick();
    announce(lost > 0 ? `${seats} ${say('players.left', { count: lost })}` : seats);
    setAsked(undefined);
  }

  return {
    edit: (edit) => {
      if (piecesLost(notebook, edit(notebook)).length > 0) setAsked({ edit });
      else apply(edit, false);
    },
    after: asked?.edit(notebook),
    confirm: () => {
      if (asked) apply(asked.edit, true);
    },
    cancel: () => setAsked(undefined),
    heading,
  };
}
