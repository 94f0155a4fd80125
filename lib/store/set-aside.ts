/** Texts that could not be read. They are stored under keys of their own or, if there is no room, held in memory. */

import type { Device } from './device';
import type { SetAsideReason } from './saved';

/** A text that could not be read, unchanged, so that it can be downloaded. */
export interface SetAsideText {
  readonly key: string;
  readonly text: string;
  readonly why: SetAsideReason;
  /**
   * Set if there was no room to store the text under its own key. It then stays in the document's place, which must
   * not be overwritten.
   */
  readonly hasNoRoom?: true;
}

export interface SetAsideTexts {
  /** The same list until it changes. */
  list(): readonly SetAsideText[];
  /** Reads the device again, because an earlier visit or another tab may have set texts aside or dropped them. */
  reload(): void;
  put(text: string, why: SetAsideReason): void;
  drop(key: string): void;
  /** Whether this text on the device may be overwritten: not if it was set aside and is stored nowhere else. */
  mayOverwrite(text: string | undefined): boolean;
}

/** `reasonOf` returns why a text cannot be read; undefined if it can. */
export function makeSetAsideTexts(
  device: Device,
  reasonOf: (text: string) => SetAsideReason | undefined,
): SetAsideTexts {
  let texts: readonly SetAsideText[] = [];

  const placed = ({ key, text, why }: SetAsideText): SetAsideText =>
    device.put(key, text) ? { key, text, why } : { key, text, why, hasNoRoom: true };

  return {
    list: () => texts,
    reload() {
      const stored = device.setAside().map(({ key, text }): SetAsideText => {
        const known = texts.find((one) => one.key === key && one.text === text && !one.hasNoRoom);
        // If the text can be read now, it was written by a newer version of the app than the one that set it aside.
        return known ?? { key, text, why: reasonOf(text) ?? 'newer' };
      });
      const keys = stored.map(({ key }) => key);
      const current = [...stored, ...texts.filter(({ key, hasNoRoom }) => hasNoRoom && !keys.includes(key))];
      if (current.length !== texts.length || current.some((one) => !texts.includes(one))) texts = current;
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
      const blocking = texts.find((one) => one.hasNoRoom && one.text === text);
      if (!blocking) return true;
      const moved = placed(blocking);
      if (moved.hasNoRoom) return false;
      texts = texts.map((one) => (one === blocking ? moved : one));
      return true;
    },
  };
}
