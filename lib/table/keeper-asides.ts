/** Texts that could not be read: on the device under keys of their own, or, where there is no room, in memory. */

import type { AsideReason, ReadSaved } from './saved';
import type { Shelf } from './saved-shelf';

/** A text that could not be read, kept for download. */
export interface Aside {
  readonly key: string;
  readonly text: string;
  readonly why: AsideReason;
}

export interface Asides {
  /** The same list until it changes. */
  list(): readonly Aside[];
  /** Looks at the device again: an earlier visit or another tab may have put something aside, or dropped it. */
  gather(read: ReadSaved): void;
  put(text: string, why: AsideReason): void;
  drop(key: string): void;
  /** Whether this text may be overwritten, as it is no aside that stands nowhere else. */
  mayOverwrite(text: string | undefined): boolean;
}

export function makeAsides(shelf: Shelf): Asides {
  let asides: readonly Aside[] = [];
  /** Keys of asides there was no room for. */
  const homeless = new Set<string>();

  const place = (aside: Aside): boolean => {
    const placed = shelf.put(aside.key, aside.text);
    if (placed) homeless.delete(aside.key);
    else homeless.add(aside.key);
    return placed;
  };

  return {
    list: () => asides,
    gather(read) {
      const stored = shelf.asides().map(({ key, text }): Aside => {
        const known = asides.find((aside) => aside.key === key && aside.text === text);
        // What can be read by now was too new for whoever put it aside.
        return known ?? { key, text, why: read(text).why ?? 'newer' };
      });
      const gathered = [...stored, ...asides.filter(({ key }) => homeless.has(key))];
      if (gathered.length !== asides.length || gathered.some((aside) => !asides.includes(aside)))
        asides = gathered;
    },
    put(text, why) {
      if (asides.some((aside) => aside.text === text)) return;
      const aside = { key: shelf.freeKey(asides.map(({ key }) => key)), text, why };
      place(aside);
      asides = [...asides, aside];
    },
    drop(key) {
      if (!asides.some((aside) => aside.key === key)) return;
      shelf.remove(key);
      homeless.delete(key);
      asides = asides.filter((aside) => aside.key !== key);
    },
    mayOverwrite(text) {
      const inTheWay = asides.find((aside) => homeless.has(aside.key) && aside.text === text);
      return inTheWay === undefined || place(inTheWay);
    },
  };
}
