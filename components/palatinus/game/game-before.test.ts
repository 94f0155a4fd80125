/** The game before the new one, found in the undo history. */
import { expect, it } from 'vitest';
import { gameBefore, leftUnfinished } from '@/components/store/game-before';
import { palatinusDocument } from '@/lib/files/palatinus';
import type { Notebook } from '@/lib/palatinus/enter';
import {
  EMPTY_NOTEBOOK,
  isBegun,
  newGame,
  nextScreen,
  openExample,
  setHandedness,
  setName,
  setPlayerCount,
} from '@/lib/palatinus/enter';
import { EMPTY_HISTORY, type Revision, record, recordDate, undo } from '@/lib/store';

type Edit = (notebook: Notebook) => Notebook;

function after(...edits: readonly Edit[]): Revision<Notebook> {
  return edits.reduce<Revision<Notebook>>(
    ({ document, history }, edit) => {
      const next = edit(document);
      return { document: next, history: record(history, document, next, palatinusDocument.keyedParts) };
    },
    { document: EMPTY_NOTEBOOK, history: EMPTY_HISTORY },
  );
}

const three: Edit = (notebook) => setPlayerCount(notebook, 3);
const example = openExample(EMPTY_NOTEBOOK);

it('is found before the new game, also after changes to the new one', () => {
  for (const edits of [
    [openExample, newGame],
    [openExample, newGame, three],
  ]) {
    const now = { ...after(...edits), changed: 7 };
    expect(gameBefore(now, isBegun)).toStrictEqual({ document: example, changed: 7 });
  }
});

it('has the date of its own last change, even if that is long ago', () => {
  const { document, history } = after(openExample, newGame);
  const dated = recordDate(history, 1, 1_000_000_000, 0);
  expect(gameBefore({ document, history: dated, changed: 1_000_000_000 }, isBegun)?.changed).toBe(1);
});

it.each([
  ['nothing was entered', after()],
  ['only players were entered', after(three)],
  ['a game is on the board', after(openExample)],
  ['the new game is begun', after(openExample, newGame, (notebook) => setHandedness(notebook, 'left'))],
  ['the game itself was undone', undo(after(openExample))],
])('does not exist if %s', (_, revision) => {
  expect(gameBefore({ ...revision, changed: 7 }, isBegun)).toBeUndefined();
});

const begun: Edit = (notebook) => withId(setHandedness(three(notebook), 'left'), 'begun');
const old: Edit = (notebook) => withId(openExample(notebook), 'old');
const older: Edit = (notebook) => withId(openExample(notebook), 'older');
const withId = (notebook: Notebook, id: string): Notebook => ({
  ...notebook,
  table: { ...notebook.table, id },
});
const isFinished = (notebook: Notebook): boolean => nextScreen(notebook) === 'score';
const left = (...edits: readonly Edit[]): string | undefined =>
  leftUnfinished({ ...after(...edits), changed: undefined }, palatinusDocument, isFinished)?.document.table
    .id;

it('an unfinished game is found before old games that were opened, also after changes to those', () => {
  expect(left(begun, old)).toBe('begun');
  expect(left(begun, old, older)).toBe('begun');
  expect(left(begun, old, (notebook) => setName(notebook, 0, 'Nora'))).toBe('begun');
});

it('an unfinished game is not searched for before one that was started or continued', () => {
  const another: Edit = (notebook) => withId(setHandedness(notebook, 'right'), 'another');
  expect(left(begun)).toBeUndefined();
  expect(left(old, begun)).toBeUndefined();
  expect(left(begun, newGame, old)).toBeUndefined();
  expect(left(begun, another, (notebook) => withId(openExample(notebook), 'another'))).toBeUndefined();
});
