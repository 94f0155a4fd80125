/** The game before the new one, found in the steps that can be undone. */
import { expect, it } from 'vitest';
import { gameBefore } from '@/components/store/game-before';
import { palatinusDocument } from '@/lib/files/palatinus';
import type { Notebook } from '@/lib/palatinus/enter';
import {
  EMPTY_NOTEBOOK,
  isBegun,
  newGame,
  openExample,
  setHandedness,
  setPlayerCount,
} from '@/lib/palatinus/enter';
import { EMPTY_HISTORY, type Revision, record, undo } from '@/lib/store';

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

it('is found behind the new game, and behind what was set for that', () => {
  expect(gameBefore(after(openExample, newGame), isBegun)).toStrictEqual(example);
  expect(gameBefore(after(openExample, newGame, three), isBegun)).toStrictEqual(example);
});

it.each([
  ['nothing was entered', after()],
  ['only players were entered', after(three)],
  ['a game is on the board', after(openExample)],
  ['the new game is begun', after(openExample, newGame, (notebook) => setHandedness(notebook, 'left'))],
  ['the game itself was undone', undo(after(openExample))],
])('is none where %s', (_, revision) => {
  expect(gameBefore(revision, isBegun)).toBeUndefined();
});
