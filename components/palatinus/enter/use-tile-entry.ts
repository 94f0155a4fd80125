/**
 * Which tile is being entered, and what a tap does. When a tile is finished, the next unfinished one follows. A
 * finished tile that was chosen for a correction stays, because more may be wrong with it.
 */

import { useState } from 'react';
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { tick } from '@/components/ui/haptics';
import { directionOf, type Letter, type Place, placeOf, type Spot, type Token } from '@/lib/palatinus';
import {
  changedTile,
  copyInUse,
  type Notebook,
  nextPlace,
  questionFor,
  setArrow,
  setLetter,
  setToken,
  settleSprings,
  type TileQuestion,
  tileAt,
  toggleSpring,
} from '@/lib/palatinus/enter';
import { useOpenLetters } from './use-open-letters';

export interface TileEntry {
  /** The tile that is being entered; undefined if all are finished and none was chosen. */
  readonly current: Place | undefined;
  readonly question: TileQuestion | undefined;
  readonly open: readonly Letter[];
  readonly choose: (place: Place) => void;
  readonly tapLetter: (letter: Letter) => void;
  readonly tapToken: (token: Token) => void;
  readonly tapField: (spot: Spot) => void;
  /** Returns whether there is a spring now; undefined if the tile has no letter or arrow yet. */
  readonly tapSpring: (spot: Spot) => boolean | undefined;
  readonly openSprings: () => void;
  readonly closeSprings: () => void;
  /** Selects the tile that an undo or redo has changed. */
  readonly followUndo: () => void;
}

export function useTileEntry(): TileEntry {
  const { document: notebook } = useNotebook();
  const { open, setOpen } = useOpenLetters();
  const [picked, setPicked] = useState<Place>();
  /** The tile whose arrow is entered again, because it was found to be wrong while its springs were marked. */
  const [arrowInDoubt, setArrowInDoubt] = useState<Place>();
  const current = picked ?? nextPlace(notebook, open);
  const question = currentQuestion();
  const letter = current === undefined ? undefined : tileAt(notebook, current).letter;

  function currentQuestion(): TileQuestion | undefined {
    if (current === undefined) return undefined;
    const next = questionFor(notebook, current, open);
    return next === 'springs' && arrowInDoubt === current ? 'arrow' : next;
  }

  function change(edit: (latest: Notebook) => Notebook, openAfter = open): void {
    const store = notebookStore();
    store.change(edit);
    tick();
    const after = store.snapshot().document;
    const isFinished =
      question !== undefined && current !== undefined && questionFor(after, current, openAfter) === undefined;
    setPicked(isFinished ? undefined : current);
  }

  function tapSpring(spot: Spot): boolean | undefined {
    const place = placeOf(spot);
    const tile = tileAt(notebook, place);
    if (tile.letter === undefined || tile.arrow === undefined) return undefined;
    const count = (of: Notebook): number => copyInUse(of).springs[tile.letter ?? 'A']?.length ?? 0;
    const isFirst = !copyInUse(notebook).springs[tile.letter];
    const openAfter = isFirst ? setOpen(tile.letter, true) : open;
    change((latest) => toggleSpring(latest, spot), openAfter);
    return count(notebookStore().snapshot().document) > count(notebook);
  }

  return {
    current,
    question,
    open,
    choose: (place) => {
      setArrowInDoubt(place === current && question === 'springs' ? place : undefined);
      setPicked(place);
    },
    tapLetter: (next) => {
      if (current !== undefined) change((latest) => setLetter(latest, current, next));
    },
    tapToken: (token) => {
      if (current !== undefined) change((latest) => setToken(latest, current, token));
    },
    tapField: (spot) => {
      const place = placeOf(spot);
      if (place !== current) setPicked(place);
      else if (question === 'springs') tapSpring(spot);
      else {
        setArrowInDoubt(undefined);
        change((latest) => setArrow(latest, place, directionOf(spot)));
      }
    },
    tapSpring,
    openSprings: () => {
      if (letter) setOpen(letter, true);
      setPicked(current);
    },
    closeSprings: () => {
      if (letter) change((latest) => settleSprings(latest, letter), setOpen(letter, false));
    },
    followUndo: () => setPicked(changedTile(notebook, notebookStore().snapshot().document)),
  };
}
