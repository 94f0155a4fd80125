/** Merging the games of a file: nothing is duplicated, and nothing of one's own is lost. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idOfText } from '../store';
import { type GameToMerge, gameToOpen, type Listed, makeKept, mergeGames } from '.';

const theirs = (id: string, text: string, changed = 0): GameToMerge => ({
  id,
  game: 'palatinus',
  text,
  changed,
});
const mine = (id: string, text: string, shared?: string, changed = 0): Listed => ({
  ...makeKept(theirs(id, text, changed)),
  ...(shared !== undefined && { shared: idOfText(shared) }),
});
const counts = ({ added, replaced, doubled, known }: ReturnType<typeof mergeGames>): readonly number[] => [
  added,
  replaced,
  doubled,
  known,
];

describe('a game of a file', () => {
  test.each<[string, readonly Listed[], GameToMerge, readonly number[]]>([
    ['is added if it is not here', [], theirs('a', 'x'), [1, 0, 0, 0]],
    ['is known if it is the same', [mine('a', 'x')], theirs('a', 'x'), [0, 0, 0, 1]],
    ['replaces what has not changed here since', [mine('a', 'x', 'x', 1)], theirs('a', 'y', 2), [0, 1, 0, 0]],
    ['does not replace what is later', [mine('a', 'x', 'x', 3)], theirs('a', 'y', 2), [0, 0, 0, 1]],
    ['is known if only this side has changed', [mine('a', 'z', 'x', 3)], theirs('a', 'x', 1), [0, 0, 0, 1]],
    ['stands beside mine if both have changed', [mine('a', 'z', 'x', 3)], theirs('a', 'y', 4), [0, 0, 1, 0]],
    ['stands beside one that was never shared', [mine('a', 'z')], theirs('a', 'y', 4), [0, 0, 1, 0]],
  ])('%s', (_, here, game, expected) => {
    expect(counts(mergeGames(here, [game]))).toStrictEqual(expected);
  });

  test('names the game that it replaces', () => {
    const here = mine('a', 'x', 'x', 1);
    expect(mergeGames([here], [theirs('a', 'y', 2)]).games).toStrictEqual([
      { game: theirs('a', 'y', 2), replaces: here },
    ]);
  });
});

test('a game that the file contains twice is written once in its later state, and replaces the one on the device', () => {
  const twice = [theirs('a', 'half', 1), theirs('a', 'finished', 2)];
  const { games, ...sums } = mergeGames([], twice);
  expect(games).toStrictEqual([{ game: twice[1] }]);
  expect(sums).toStrictEqual({ added: 1, replaced: 0, doubled: 0, known: 1 });
  const said = { title: 'Sunday', note: 'rain', played: 1 };
  const [first = theirs('a', ''), second = first] = twice;
  expect(mergeGames([], [{ ...first, ...said }, second]).games).toStrictEqual([
    { game: { ...second, ...said } },
  ]);
  const here = mine('a', 'begun', 'begun', 0);
  expect(mergeGames([here], twice).games).toStrictEqual([{ game: twice[1], replaces: here }]);
});

const anyGame = fc
  .tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('x', 'y', 'z'), fc.nat(5))
  .map(([id, text, changed]) => theirs(id, text, changed));
const anyListed = fc
  .uniqueArray(fc.tuple(anyGame, fc.option(fc.constantFrom('x', 'y', 'z'), { nil: undefined })), {
    selector: ([{ id }]) => id,
  })
  .map((games) => games.map(([game, shared]) => mine(game.id, game.text, shared, game.changed)));

test('merging a second time adds nothing, and only unchanged games are replaced', () => {
  fc.assert(
    fc.property(anyListed, fc.array(anyGame, { maxLength: 8 }), (here, file) => {
      const { games, ...sums } = mergeGames(here, file);
      expect(sums.added + sums.replaced + sums.doubled + sums.known).toBe(file.length);
      for (const { replaces } of games) expect(replaces?.shared).toBe(replaces?.print);
      const after = new Map(here.map((one) => [one.id, one]));
      for (const { game } of games) after.set(game.id, { ...makeKept(game), shared: idOfText(game.text) });
      for (const { id } of here) expect(after.has(id)).toBe(true);
      const latest = file.filter((game, index) => !file.slice(index + 1).some(({ id }) => id === game.id));
      expect(mergeGames([...after.values()], latest).added).toBe(0);
    }),
  );
});

describe('the game of a file that is opened', () => {
  const opened = (here: readonly Listed[], openId: string | undefined, file: readonly GameToMerge[]) =>
    gameToOpen(mergeGames(here, file), openId, file[0]);

  test('is the one that was open there, if none is open here', () => {
    expect(opened([], undefined, [theirs('a', 'x')])?.text).toBe('x');
  });

  test('is none if that one is finished here by now, or was never begun there', () => {
    expect(opened([mine('a', 'finished', 'half', 3)], undefined, [theirs('a', 'half', 1)])).toBeUndefined();
    expect(gameToOpen(mergeGames([], [theirs('b', 'y')]), undefined, undefined)).toBeUndefined();
  });

  test('gets an id of its own if both have changed it', () => {
    const here = mine('a', 'z', 'x', 3);
    expect(opened([here], undefined, [theirs('a', 'y', 4)])?.id).not.toBe('a');
  });

  test('is a later state of the one that is open here, wherever in the file it is, and no other', () => {
    const here = [mine('a', 'half', 'half', 1)];
    const file = [theirs('c', 'other', 5), theirs('a', 'finished', 4)];
    expect(opened(here, 'a', file)?.text).toBe('finished');
    expect(opened(here, 'a', [theirs('c', 'other', 5)])).toBeUndefined();
    expect(opened([mine('a', 'mine', 'half', 2)], 'a', [theirs('a', 'theirs', 4)])).toBeUndefined();
  });
});
