/**
 * What a tap means while the tiles are laid, and which tile is up. A tile that was just finished hands over to the next
 * one that is not; a finished one that was chosen to be corrected stays, since more may be wrong with it.
 */
import { useState } from 'react';
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { tick } from '@/components/ui/haptics';
import { directionOf, type Letter, type Place, placeOf, type Spot, type Token } from '@/lib/palatinus';
import {
  type Asked,
  askedOf,
  changedTile,
  copyInUse,
  type Notebook,
  nextPlace,
  setArrow,
  setLetter,
  setToken,
  settleSprings,
  tileAt,
  toggleSpring,
} from '@/lib/palatinus/enter';
import { useOpenLetters } from './use-open-letters';

export interface TileEntry {
  /** The tile that is up; none, when all are laid and none was chosen. */
  readonly current: Place | undefined;
  readonly asked: Asked | undefined;
  readonly open: readonly Letter[];
  readonly choose: (place: Place) => void;
  readonly tapLetter: (letter: Letter) => void;
  readonly tapToken: (token: Token) => void;
  readonly tapField: (spot: Spot) => void;
  /** Returns whether there is a spring now; nothing, if it cannot be told yet. */
  readonly tapSpring: (spot: Spot) => boolean | undefined;
  readonly openSprings: () => void;
  readonly closeSprings: () => void;
  /** After undo or redo: the tile that has changed is up. */
  readonly followUndo: () => void;
}

export function useTileEntry(): TileEntry {
  const { document: notebook } = useNotebook();
  const { open, setOpen } = useOpenLetters();
  const [picked, setPicked] = useState<Place>();
  /** The tile whose arrow was wrong, which was noticed while its springs were marked. */
  const [rethought, setRethought] = useState<Place>();
  const current = picked ?? nextPlace(notebook, open);
  const asked = askedHere();
  const letter = current === undefined ? undefined : tileAt(notebook, current).letter;

  function askedHere(): Asked | undefined {
    if (current === undefined) return undefined;
    const next = askedOf(notebook, current, open);
    return next === 'springs' && rethought === current ? 'arrow' : next;
  }

  function change(edit: (latest: Notebook) => Notebook, openAfter = open): void {
    const keeper = notebookStore();
    keeper.change(edit);
    tick();
    const after = keeper.snapshot().document;
    const isFinished =
      asked !== undefined && current !== undefined && askedOf(after, current, openAfter) === undefined;
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
    asked,
    open,
    choose: (place) => {
      setRethought(place === current && asked === 'springs' ? place : undefined);
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
      else if (asked === 'springs') tapSpring(spot);
      else {
        setRethought(undefined);
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
