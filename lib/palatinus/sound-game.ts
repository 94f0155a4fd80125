/** Turns a draft into a sound game. There is no other way to make one. */

import type { Outcome } from '../problems';
import { makeBoard } from './board';
import type { Draft, Entries } from './draft';
import { byField, makeField } from './field';
import type { Game } from './game';
import { type Problem, problemsOf } from './problems';
import { DEFAULT_RULINGS, RULING_KEYS, type Rulings } from './rulings';
import type { ByLetter, FieldName, Piece, Player, Tile } from './types';

/** A sound game, or all reasons why the draft is not one. Never throws, whatever was entered. */
export function soundGame(draft: Draft): Outcome<Game, Problem> {
  const problems = problemsOf(draft);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: assemble(draft as Entries) };
}

function assemble({ players, board, pieces, rulings }: Entries): Game {
  const tiles = Object.fromEntries(
    board.tiles.map(({ letter, place, arrow, springs, token }): [string, Tile] => [
      letter,
      { place, arrow, springs: [...springs].sort((a, b) => a - b), token },
    ]),
  ) as unknown as ByLetter<Tile>;
  const standing = new Map<FieldName, Piece>(pieces.map(({ at, people, kind }) => [at, { people, kind }]));
  return {
    players: players.map(playerOf),
    board: makeBoard(board.handedness, tiles),
    position: byField((field) => standing.get(makeField(field))),
    rulings: Object.fromEntries(
      RULING_KEYS.map((key) => [key, rulings?.[key] ?? DEFAULT_RULINGS[key]]),
    ) as unknown as Rulings,
  };
}

/** Leaves out keys without a value, so that equal players serialise equally. */
function playerOf({ name, people, ally }: Player): Player {
  return { ...(name !== undefined && { name }), people, ...(ally !== undefined && { ally }) };
}
