/** Trying other pieces and rulings in a copy of a game. */

import { describe, expect, it, test } from 'vitest';
import { exampleGame, type FieldName, type Game, makeNotation, soundGame, spotOfName } from '..';
import {
  changesInTrial,
  clearPieces,
  correctPiece,
  draftOf,
  editTrial,
  fieldsOfChange,
  keepTrial,
  makeTrial,
  movePiece,
  type Notebook,
  newGame,
  notebookOfTrial,
  openExample,
  parseTrial,
  setRuling,
  withoutChange,
} from './';
import { deepFreeze } from './testing';

const game = deepFreeze(exampleGame());

const spot = (at: FieldName): ReturnType<typeof spotOfName> => spotOfName(game.board, at);
const move = (from: FieldName, to: FieldName) => (trial: Game) =>
  editTrial(trial, (notebook) => movePiece(notebook, spot(from), spot(to)));
const put = (at: FieldName, who: string) => (trial: Game) => {
  const [people, kind] = who.split(' ') as ['red', 'merchant'];
  return editTrial(trial, (notebook) =>
    correctPiece(notebook, spot(at), who === 'nobody' ? undefined : { people, kind }),
  );
};
const stays = (trial: Game): Game =>
  editTrial(trial, (notebook) => setRuling(notebook, 'loneCondottiere', 'stays'));

function trialAfter(...edits: readonly ((trial: Game) => Game)[]): Game {
  return deepFreeze(edits.reduce((trial, edit) => edit(trial), game));
}

/** The changes as lines: `A1 → A5 yellow merchant`, `C2 yellow peasant → nobody`, `loneCondottiere`. */
function linesOf(trial: Game): readonly string[] {
  const words = (piece: Game['position'][number]): string =>
    piece ? `${piece.people} ${piece.kind}` : 'nobody';
  return changesInTrial(game, trial).map((change) => {
    if (change.what === 'ruling') return change.ruling;
    return change.what === 'moved'
      ? `${change.from} → ${change.to} ${words(change.piece)}`
      : `${change.at} ${words(change.before)} → ${words(change.after)}`;
  });
}

describe('a trial in an address', () => {
  const trial = trialAfter(move('A1', 'A5'), stays);

  it('has neither names nor board, and is read with those of its game', () => {
    const text = makeTrial(trial);
    expect(text).toMatch(/^P1_bsoio_-BggYb\./);
    expect(text).not.toContain('Livia');
    expect(parseTrial(game, text)).toEqual(trial);
  });

  it.each([
    ['nothing', ''],
    ['another text', 'hello'],
    ['one that is cut short', makeTrial(trial).slice(0, -1)],
    ['one with a wrong character', makeTrial(trial).replace('Y', 'y')],
    ['one with something behind it', `${makeTrial(trial)}_x`],
    ['a whole line of notation', makeNotation(trial)],
    ['a very long text', 'P1_'.repeat(100_000)],
  ])('is not read from %s', (_, text) => {
    expect(parseTrial(game, text)).toBeUndefined();
  });

  it('is not read for a game with other players', () => {
    const others = { ...game, players: game.players.toReversed() };
    expect(parseTrial(others, makeTrial(trial))).toBeUndefined();
  });
});

describe('an edit', () => {
  it('changes the copy and not the game', () => {
    expect(makeNotation(trialAfter(put('C2', 'red peasant')))).not.toBe(makeNotation(game));
    expect(makeNotation(game)).toBe(makeNotation(exampleGame()));
  });

  it('that leaves nothing to count changes nothing', () => {
    expect(editTrial(game, newGame)).toBe(game);
  });
});

describe('the changes', () => {
  it.each([
    { edits: [], lines: [] },
    { edits: [move('A1', 'A5')], lines: ['A1 → A5 yellow merchant'] },
    {
      edits: [put('A1', 'nobody'), put('A5', 'yellow merchant')],
      lines: ['A1 → A5 yellow merchant'],
    },
    { edits: [put('A1', 'nobody')], lines: ['A1 yellow merchant → nobody'] },
    { edits: [put('A5', 'blue peasant')], lines: ['A5 nobody → blue peasant'] },
    { edits: [put('C2', 'red peasant')], lines: ['C2 yellow peasant → red peasant'] },
    {
      edits: [move('A1', 'A2')],
      lines: ['A1 yellow merchant → blue merchant', 'A2 blue merchant → yellow merchant'],
    },
    {
      edits: [move('A1', 'B2'), move('B1', 'A5')],
      lines: ['A1 → A5 yellow merchant', 'B1 → B2 yellow merchant'],
    },
    { edits: [stays, move('A1', 'A5')], lines: ['A1 → A5 yellow merchant', 'loneCondottiere'] },
    { edits: [move('A1', 'A5'), move('A5', 'A1')], lines: [] },
  ])('are $lines', ({ edits, lines }) => {
    expect(linesOf(trialAfter(...edits))).toEqual(lines);
  });

  it('affect the fields they concern, a ruling none', () => {
    const trial = trialAfter(move('A1', 'A5'), put('C2', 'red peasant'), stays);
    expect(changesInTrial(game, trial).map(fieldsOfChange)).toEqual([['A1', 'A5'], ['C2'], []]);
  });

  it('are undone one by one, in any order', () => {
    const trial = trialAfter(move('A1', 'A5'), put('C2', 'red peasant'), stays);
    const changes = changesInTrial(game, trial);
    expect(changes).toHaveLength(3);
    for (const change of changes)
      expect(changesInTrial(game, withoutChange(game, trial, change))).toEqual(
        changes.filter((other) => other !== change),
      );
  });
});

describe('keeping a trial', () => {
  const mine = deepFreeze(notebookOfTrial(game));
  const lineOf = (notebook: Notebook): string | undefined => {
    const sound = soundGame(draftOf(notebook));
    return sound.ok ? makeNotation(sound.value) : undefined;
  };

  it('makes it the game, and changes nothing but pieces and rulings', () => {
    const trial = trialAfter(move('A1', 'A5'), stays);
    const kept = keepTrial(mine, makeTrial(trial));
    expect(lineOf(kept)).toBe(makeNotation(trial));
    expect(kept.copy).toBe(mine.copy);
    expect({ ...kept.table, pieces: 0, rulings: 0 }).toEqual({ ...mine.table, pieces: 0, rulings: 0 });
    expect(kept.table.rulings).toEqual({ loneCondottiere: 'stays' });
  });

  it('also works on a board that has been emptied since', () => {
    const trial = trialAfter(put('C2', 'nobody'));
    expect(lineOf(keepTrial(clearPieces(mine), makeTrial(trial)))).toBe(makeNotation(trial));
  });

  test.each([
    ['another game', openExample(mine), makeTrial({ ...game, players: game.players.toReversed() })],
    ['no game', newGame(mine), makeTrial(game)],
  ])('does nothing to %s', (_, notebook, text) => {
    expect(keepTrial(notebook, text)).toBe(notebook);
  });
});
