/** Texts that could not be read: on the device under keys of their own, or, where there is no room, in memory. */

import type { Device } from './device';
import type { SetAsideReason } from './saved';

/** A text that could not be read, to be downloaded as it was found. */
export interface SetAsideText {
  readonly key: string;
  readonly text: string;
  readonly why: SetAsideReason;
  /** There is no room for it: it is nowhere but in the document's place, which is not written over. */
  readonly homeless?: true;
}

export interface SetAsideTexts {
  /** The same list until it changes. */
  list(): readonly SetAsideText[];
  /** Looks at the device again: an earlier visit or another tab may have set something aside, or dropped it. */
  gather(): void;
  put(text: string, why: SetAsideReason): void;
  drop(key: string): void;
  /** Whether this text may be overwritten: not if it was set aside and stands nowhere else. */
  mayOverwrite(text: string | undefined): boolean;
}

/** `reasonOf` says why a text cannot be read; nothing if it can. */
export function makeSetAsideTexts(
  device: Device,
  reasonOf: (text: string) => SetAsideReason | undefined,
): SetAsideTexts {
  let texts: readonly SetAsideText[] = [];

  const placed = ({ key, text, why }: SetAsideText): SetAsideText =>
    device.put(key, text) ? { key, text, why } : { key, text, why, homeless: true };

  return {
    list: () => texts,
    gather() {
      const stored = device.setAside().map(({ key, text }): SetAsideText => {
        const known = texts.find((one) => one.key === key && one.text === text && !one.homeless);
        // What can be read by now was too new for whoever set it aside.
        return known ?? { key, text, why: reasonOf(text) ?? 'newer' };
      });
      const keys = stored.map(({ key }) => key);
      const gathered = [...stored, ...texts.filter(({ key, homeless }) => homeless && !keys.includes(key))];
      if (gathered.length !== texts.length || gathered.some((one) => !texts.includes(one))) texts = gathered;
    },
    put(text, why) {
      if (texts.some((one) => one.text === text)) return;
      const key = device.freeKey(texts.map((one) => one.key));
      texts = [...texts, placed({ key, text, why })];
    },
    drop(key) {
      if (!texts.some((one) => one.key === key)) return;
      device.remove(key);
      texts = texts.filter((one) => one.key !== key);
    },
    mayOverwrite(text) {
      const inTheWay = texts.find((one) => one.homeless && one.text === text);
      if (!inTheWay) return true;
      const moved = placed(inTheWay);
      if (moved.homeless) return false;
      texts = texts.map((one) => (one === inTheWay ? moved : one));
      return true;
    },
  };
}
