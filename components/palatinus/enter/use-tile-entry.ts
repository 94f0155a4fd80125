/** Which tile is being entered, and what a tap does. When a tile is finished, the next unfinished one follows. */

import { useState } from 'react';
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { useScreens } from '@/components/shell/screens';
import { tick } from '@/components/ui/haptics';
import { directionOf, type Letter, type Place, placeOf, type Spot, type Token } from '@/lib/palatinus';
import {
  askedTile,
  type ChosenTile,
  changedTile,
  chooseTile,
  chosenAfterCorrection,
  copyInUse,
  correctedTiles,
  currentTile,
  hasMarkedSprings,
  isLetterOfNext,
  type Notebook,
  questionFor,
  setArrow,
  setLetter,
  setToken,
  settleSprings,
  type TileChange,
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
  /** What the latest tap corrected, until something else is entered or chosen. */
  readonly corrected: readonly TileChange[];
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
  const { query } = useScreens();
  const { open, setOpen } = useOpenLetters();
  const [chosen, setChosen] = useState<ChosenTile>();
  const [latestTap, setLatestTap] = useState<{ readonly before: Notebook; readonly after: Notebook }>();
  /** The tile whose arrow is entered again, because marking its springs showed that it is wrong. */
  const [arrowInDoubt, setArrowInDoubt] = useState<Place>();
  const current = currentTile(notebook, chosen ?? askedTile(notebook, query.get('tile'), open), open);
  const question = currentQuestion();
  const letter = current === undefined ? undefined : tileAt(notebook, current).letter;

  function currentQuestion(): TileQuestion | undefined {
    if (current === undefined) return undefined;
    const next = questionFor(notebook, current, open);
    return next === 'springs' && arrowInDoubt === current ? 'arrow' : next;
  }

  function change(edit: (latest: Notebook) => Notebook, openAfter = open, place = current): void {
    const store = notebookStore();
    const before = store.snapshot().document;
    store.change(edit);
    tick();
    const after = store.snapshot().document;
    setLatestTap({ before, after });
    if (place === undefined) return;
    const isCorrection = question === undefined;
    setChosen(isCorrection ? chosenAfterCorrection(after, place, openAfter) : { place, stays: false });
  }

  function choose(place: Place): void {
    setChosen(chooseTile(notebook, place, open));
    setLatestTap(undefined);
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
    corrected: latestTap?.after === notebook ? correctedTiles(latestTap.before, latestTap.after) : [],
    choose: (place) => {
      setArrowInDoubt(place === current && question === 'springs' ? place : undefined);
      choose(place);
    },
    tapLetter: (next) => {
      if (current === undefined) return;
      if (letter && isLetterOfNext(notebook, current, next, open)) {
        const place = currentTile(notebook, undefined, setOpen(letter, false));
        if (place !== undefined) change((latest) => setLetter(latest, place, next), [], place);
      } else change((latest) => setLetter(latest, current, next));
    },
    tapToken: (token) => {
      if (current === undefined) return;
      const openAfter = letter && hasMarkedSprings(notebook, current, open) ? setOpen(letter, false) : open;
      change((latest) => setToken(latest, current, token), openAfter);
    },
    tapField: (spot) => {
      const place = placeOf(spot);
      if (place !== current) choose(place);
      else {
        setArrowInDoubt(undefined);
        change((latest) => setArrow(latest, place, directionOf(spot)));
        // All springs have new numbers, but nobody has confirmed yet that these are all.
        if (letter && open.includes(letter)) setOpen(letter, true);
      }
    },
    tapSpring,
    openSprings: () => {
      if (letter) setOpen(letter, true);
      if (current !== undefined) setChosen({ place: current, stays: false });
    },
    closeSprings: () => {
      if (letter) change((latest) => settleSprings(latest, letter), setOpen(letter, false));
    },
    followUndo: () => {
      const after = notebookStore().snapshot().document;
      const place = changedTile(notebook, after, current);
      setChosen(place === undefined ? undefined : chosenAfterCorrection(after, place, open));
    },
  };
}
