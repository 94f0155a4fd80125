/** For tests only: a tab with the store of a small document, and what a person does in it. */

import { expect } from 'vitest';
import { makeStore, type SecondCopy, type Store } from '.';
import { type Notes, type NotesView, notes, seated, tapped } from './testing-document';
import { type FakeSecondCopy, settled } from './testing-storage';

export type Tab = Store<Notes, NotesView>;

export const KEY = notes.key;
export const ASIDE = `${KEY}.aside.1`;

export function openTab(
  storage: Storage,
  secondCopy: SecondCopy,
  window: EventTarget = new EventTarget(),
): Tab {
  const tab = makeStore({ document: notes, storage: () => storage, secondCopy, window });
  tab.start();
  return tab;
}

export const seat = (tab: Tab, count: number): void => tab.change((now) => seated(now, count));
export const tap = (tab: Tab, spot: string): void => tab.change((now) => tapped(now, spot));
export const standing = (tab: Tab): readonly string[] => Object.keys(tab.snapshot().document.table.pieces);
export const seats = (tab: Tab): number => tab.snapshot().document.table.seats;
export const asks = (window: EventTarget): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Checks that no more updates are requested: endless ones would drain the phone's battery. */
export async function expectRest(second: FakeSecondCopy): Promise<void> {
  const { updates } = second;
  await settled();
  expect(second.updates).toBe(updates);
}
