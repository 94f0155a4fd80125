/** Texts that could not be read: on the device under keys of their own, or, where there is no room, in memory. */

import type { Shelf } from './device';
import type { AsideReason, ReadSaved } from './saved';

/** A text that could not be read, kept for download. */
export interface Aside {
  readonly key: string;
  readonly text: string;
  readonly why: AsideReason;
  /** There is no room for it: it is nowhere but in the document's place, which is not written over. */
  readonly homeless?: true;
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

  const placed = ({ key, text, why }: Aside): Aside =>
    shelf.put(key, text) ? { key, text, why } : { key, text, why, homeless: true };

  return {
    list: () => asides,
    gather(read) {
      const stored = shelf.asides().map(({ key, text }): Aside => {
        const known = asides.find((aside) => aside.key === key && aside.text === text && !aside.homeless);
        // What can be read by now was too new for whoever put it aside.
        return known ?? { key, text, why: read(text).why ?? 'newer' };
      });
      const keys = stored.map(({ key }) => key);
      const gathered = [...stored, ...asides.filter(({ key, homeless }) => homeless && !keys.includes(key))];
      if (gathered.length !== asides.length || gathered.some((aside) => !asides.includes(aside)))
        asides = gathered;
    },
    put(text, why) {
      if (asides.some((aside) => aside.text === text)) return;
      const key = shelf.freeKey(asides.map((aside) => aside.key));
      asides = [...asides, placed({ key, text, why })];
    },
    drop(key) {
      if (!asides.some((aside) => aside.key === key)) return;
      shelf.remove(key);
      asides = asides.filter((aside) => aside.key !== key);
    },
    mayOverwrite(text) {
      const inTheWay = asides.find((aside) => aside.homeless && aside.text === text);
      if (!inTheWay) return true;
      const moved = placed(inTheWay);
      if (moved.homeless) return false;
      asides = asides.map((aside) => (aside === inTheWay ? moved : aside));
      return true;
    },
  };
}
