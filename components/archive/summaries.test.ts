/** A game that cannot be summarised does not affect the others, and a summary is shown even if it cannot be saved. */
import { expect, test } from 'vitest';
import { keptOf, makeKept, SUMMARY_VERSION, type Summary } from '@/lib/archive';
import type { AnyDocument } from '@/lib/games';
import { NOTE, type Note } from '@/lib/store/testing-note';
import type { AnyKeptView } from './kept-view';
import { summariesOf, withSummaries } from './summaries';

const SUMMARY: Summary = { version: SUMMARY_VERSION, seats: [], winners: [], done: 1, of: 2, picture: '' };

const VIEW = {
  seam: {
    document: NOTE as unknown as AnyDocument,
    summarise: (note: Note) => {
      if (note.text === 'breaks') throw new Error('no');
      return SUMMARY;
    },
  },
} as unknown as Pick<AnyKeptView, 'seam'>;

const kept = (id: string, text: string) => ({ id, ...keptOf(NOTE, { text }, 7) });
const games = [
  kept('a', 'fine'),
  kept('b', 'breaks'),
  { ...kept('c', ''), text: 'damaged' },
  kept('d', 'fine'),
];
const listed = games.map(makeKept);
const texts = new Map(games.map(({ id, text }) => [id, text]));

test('only games that cannot be summarised have no summary', () => {
  const { made, unreadable } = summariesOf([VIEW], listed, texts);
  expect(unreadable).toStrictEqual(['b', 'c']);
  expect(withSummaries(listed, made).map(({ summary }) => summary)).toStrictEqual([
    SUMMARY,
    undefined,
    undefined,
    SUMMARY,
  ]);
});

test('a summary is not shown for a game that has changed since, nor instead of the game’s own', () => {
  const { made } = summariesOf([VIEW], listed, texts);
  const own = { ...SUMMARY, done: 2 };
  const [first] = listed;
  if (!first) throw new Error('no game');
  const changed = { ...first, print: 'other' };
  expect(withSummaries([changed, { ...first, summary: own }], made)).toStrictEqual([
    changed,
    { ...first, summary: own },
  ]);
});
