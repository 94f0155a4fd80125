'use client';

/** The board of the inhabitants screen. There is none until its lean is known. */

import { useMemo } from 'react';
import { MovableBoard } from '@/components/palatinus/board/movable-board';
import { sceneOfNotebook } from '@/components/palatinus/board/notebook-scene';
import type { Moves } from '@/components/palatinus/board/use-carry';
import { forgetCount, markUncounted } from '@/components/palatinus/game/count-under-way';
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { tick } from '@/components/ui/haptics';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';
import { useScreenKeys } from '@/components/ui/use-screen-keys';
import { fieldSentence, pieceName } from '@/lib/i18n';
import { type Census, KINDS, type Piece, type Spot } from '@/lib/palatinus';
import {
  areAllPlaced,
  brushOf,
  countPieces,
  handAfter,
  mayStand,
  movePiece,
  type Notebook,
  peoplesAt,
  spotsNamed,
  surroundings,
  takeBack,
  tapField,
} from '@/lib/palatinus/enter';
import type { BrushInHand } from './brush-trays';
import { carryWords, moveWords, refusalWords, tapWords } from './inhabitants-words';

/**
 * Shown below the board: what was done, which one undo takes back; why nothing was done; or what the next tap will
 * do.
 */
export interface Message {
  readonly kind: 'done' | 'refused' | 'hint';
  readonly text: string;
}

type Props = {
  readonly census: Census;
  readonly names: boolean;
  readonly hand: BrushInHand;
  /** Takes a piece in hand; returns whether that was announced. */
  readonly onPick: (piece: Piece) => boolean;
  readonly onMessage: (message: Message) => void;
};

export function InhabitantsBoard({ census, names, hand, onPick, onMessage }: Props): React.ReactNode {
  const say = useSay<'inhabitants' | 'field' | 'pieces' | 'words'>();
  const {
    document: notebook,
    view: { turned },
  } = useNotebook();
  const { table } = notebook;
  const scene = useMemo(() => sceneOfNotebook(notebook), [notebook]);
  useScreenKeys((key) => {
    const kind = KINDS.find((other) => say(`inhabitants.key-${other}`) === key.toUpperCase());
    const people = peoplesAt(table)[Number(key) - 1];
    const picked = people ? brushOf(notebook, people) : kind && hand.people && { people: hand.people, kind };
    if (!picked || !mayStand(table, picked)) return false;
    // The trays show it, but the focus stays on the board.
    if (!onPick(picked)) announce(pieceName(say, table.players, picked));
    return true;
  });
  if (!scene) return null;
  const warned = Object.fromEntries(
    spotsNamed(table, census.suspects).map((spot) => [spot, 'warned' as const]),
  );

  /** Returns the notebook after the edit, unless nothing changed. */
  function change(edit: (latest: Notebook) => Notebook): Notebook | undefined {
    const store = notebookStore();
    store.change(edit);
    const after = store.snapshot().document;
    if (after === notebook) return undefined;
    tick();
    return after;
  }

  function changeField(spot: Spot, edit: (latest: Notebook) => Notebook): void {
    const after = change(edit);
    if (!after) {
      onMessage({ kind: 'refused', text: refusalWords(say, notebook, hand.brush) });
      return;
    }
    const next = handAfter(notebook, after, hand);
    const words = tapWords(say, notebook, after, spot, next.brush);
    const stood = table.pieces[spot];
    if (stood) onMessage({ kind: 'done', text: words });
    else announce(words);
    hand.take(next);
    if (countPieces(notebook.table) === 0) forgetCount(after.table.id ?? '');
    if (areAllPlaced(after) && !areAllPlaced(notebook)) markUncounted(after.table.id ?? '');
  }

  const moves: Moves = {
    onLift: (spot, by) => {
      tick();
      const words = carryWords(say, notebook, spot, 'lifted');
      announce(by === 'keys' ? `${words} ${say('inhabitants.liftedKeys')}` : words);
    },
    onMove: (from, to) => {
      const after = change((latest) => movePiece(latest, from, to));
      if (after) onMessage({ kind: 'done', text: moveWords(say, after, from, to) });
      else announce(carryWords(say, notebook, from, 'stays'));
    },
    onStay: (spot) => announce(carryWords(say, notebook, spot, 'stays')),
  };

  function onKey(event: KeyboardEvent, spot: Spot | undefined): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!spot || !table.pieces[spot] || !['Backspace', 'Delete'].includes(event.key)) return;
    changeField(spot, (latest) => takeBack(latest, spot));
    event.preventDefault();
  }

  return (
    <MovableBoard
      scene={scene}
      turned={turned}
      names={names}
      highlights={warned}
      label={say('inhabitants.board')}
      className="size-full"
      moves={moves}
      controls={{
        fieldLabel: (spot) => fieldSentence(say, surroundings(notebook, spot, scene.springs), table.players),
        onField: (spot) => changeField(spot, (latest) => tapField(latest, spot, hand)),
        onKey,
      }}
    />
  );
}
