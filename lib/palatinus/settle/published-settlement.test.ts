/**
 * Everything that settles an argument, against plain brute force: every variant scored from scratch, with nothing
 * shared.
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALL_RULINGS,
  entriesOf,
  exampleGame,
  FIELDS,
  type Game,
  KINDS,
  makeField,
  type Piece,
  type Position,
  parseNotation,
  RULING_KEYS,
  RULINGS,
  type RulingKey,
  type Rulings,
  score,
} from '..';
import { deepFreeze, sound } from '../testing';
import { seatings, soundDrafts } from '../testing-drafts';
import { howSafe, type PublishedSettlement, publishedSettlement, questionsIn } from '.';

const standing = (game: Game, change: (board: (Piece | undefined)[]) => void): Game => {
  const board = [...game.position];
  change(board);
  return { ...game, position: board as unknown as Position };
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function rulingsByForce(game: Game): PublishedSettlement['rulings'] {
  const answers: PublishedSettlement['rulings'][number][] = [];
  for (const ruling of RULING_KEYS)
    for (const answer of RULINGS[ruling]) {
      if (answer === game.rulings[ruling]) continue;
      const { winners, tally } = score({ ...game, rulings: { ...game.rulings, [ruling]: answer } });
      answers.push({ ruling, answer, winners, points: tally.map(({ points }) => points) });
    }
  return answers;
}

type Change = readonly [RulingKey, string];

function decisiveByForce(game: Game): PublishedSettlement['decisive'] {
  const { winners } = score(game);
  const changing = ALL_RULINGS.flatMap((rulings) => {
    const set: Change[] = RULING_KEYS.filter((key) => rulings[key] !== game.rulings[key]).map((key) => [
      key,
      rulings[key],
    ]);
    const others = score({ ...game, rulings }).winners;
    return same(others, winners) ? [] : [{ set, winners: others }];
  });
  const isPart = (set: readonly Change[], whole: readonly Change[]): boolean =>
    set.every((change) => whole.some((other) => same(change, other)));
  const rank = ([key, answer]: Change): string =>
    `${RULING_KEYS.indexOf(key)}${(RULINGS[key] as readonly string[]).indexOf(answer)}`;
  const place = (set: readonly Change[]): string => `${set.length} ${set.map(rank).join(' ')}`;
  return changing
    .filter(({ set }) => !changing.some((other) => other.set.length < set.length && isPart(other.set, set)))
    .sort((one, other) => (place(one.set) < place(other.set) ? -1 : 1))
    .map(({ set, winners: others }) => ({
      rulings: Object.fromEntries(set) as Partial<Rulings>,
      winners: others,
    }));
}

/** How likely a slip is: the first of these descriptions that fits. */
function likelihood(game: Game, field: number, instead: Piece | null): number {
  const entered = game.position[field];
  const beside = (game.board.neighbours[field] ?? []).map((neighbour) => game.position[neighbour]);
  const peoples = [entered?.people, instead?.people].sort().join();
  const sameKind = entered !== undefined && entered.kind === instead?.kind;
  return [
    entered !== undefined && entered.people === instead?.people,
    sameKind && (peoples === 'purple,red' || peoples === 'green,yellow'),
    entered === undefined && beside.some((piece) => same(piece, instead)),
    instead === null && beside.includes(undefined),
    sameKind,
    entered === undefined || instead === null,
    true,
  ]
    .map((fits, index) => (fits ? (index < 3 ? index : index - 1) : 9))
    .reduce((one, other) => Math.min(one, other));
}

function slipsByForce(game: Game): PublishedSettlement['slips'] {
  const { winners } = score(game);
  const slips: (PublishedSettlement['slips'][number] & { readonly likelihood: number })[] = [];
  const contents: (Piece | null)[] = [null];
  for (const { people, ally } of game.players) {
    for (const kind of KINDS) contents.push({ people, kind });
    if (ally) contents.push({ people: ally, kind: 'merchant' }, { people: ally, kind: 'peasant' });
  }
  for (const field of FIELDS)
    for (const instead of contents) {
      const variant = standing(game, (board) => {
        board[field] = instead ?? undefined;
      });
      const others = score(variant).winners;
      if (!same(others, winners))
        slips.push({
          at: makeField(field),
          instead,
          winners: others,
          likelihood: likelihood(game, field, instead),
        });
    }
  return slips
    .sort((one, other) => one.likelihood - other.likelihood)
    .map(({ at, instead, winners: others }) => ({ at, instead, winners: others }));
}

function movesByForce(game: Game): PublishedSettlement['moves'] {
  const before = score(game).tally;
  const best: PublishedSettlement['moves'][number][] = [];
  game.players.forEach(({ people }, player) => {
    let found: (PublishedSettlement['moves'][number] & { readonly alone: boolean }) | undefined;
    let most = before[player]?.points ?? 0;
    for (const from of FIELDS)
      for (const to of FIELDS) {
        const piece = game.position[from];
        if (piece?.people !== people || game.position[to] !== undefined) continue;
        const { tally, winners } = score(
          standing(game, (board) => {
            board[from] = undefined;
            board[to] = piece;
          }),
        );
        const points = tally[player]?.points ?? 0;
        const alone = same(winners, [player]);
        if (points > most || (found && points === most && alone && !found.alone)) {
          found = { player, from: makeField(from), to: makeField(to), points, winners, alone };
          most = points;
        }
      }
    if (found) {
      const { alone, ...move } = found;
      best.push(move);
    }
  });
  return best;
}

function settledByForce(game: Game): PublishedSettlement {
  return {
    winners: score(game).winners,
    rulings: rulingsByForce(game),
    decisive: decisiveByForce(game),
    slips: slipsByForce(game),
    moves: movesByForce(game),
  };
}

describe('settling a game', () => {
  test('agrees with brute force on the example', () => {
    expect(publishedSettlement(exampleGame())).toStrictEqual(settledByForce(exampleGame()));
  });

  test('agrees with brute force on a game that two open questions decide', () => {
    const read = parseNotation(
      'P1_r-P1.b-P2.p-P3.g-P4_bfoio_LF46256G4516E55235A2456D33156B54C53256_b2---3.rp4RPr.3rPPgB.pggRrg.3GG2bG.B-1Pg2.1rgpr2_q4',
    );
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const settlement = publishedSettlement(read.value);
    expect(settlement.decisive).not.toEqual([]);
    expect(settlement).toStrictEqual(settledByForce(read.value));
  });

  test('agrees with brute force on any game', () => {
    fc.assert(
      fc.property(soundDrafts, (draft) => {
        const game = sound(draft);
        expect(publishedSettlement(game)).toStrictEqual(settledByForce(game));
      }),
      { numRuns: 25 },
    );
  });

  test('does not change a frozen game', () => {
    fc.assert(
      fc.property(soundDrafts, (draft) => {
        const game = deepFreeze(sound(draft));
        const written = structuredClone(entriesOf(game));
        publishedSettlement(game);
        howSafe(game);
        questionsIn(game);
        expect(entriesOf(game)).toStrictEqual(written);
      }),
      { numRuns: 5 },
    );
  });

  test('with the players in another order permutes them, and nothing else', () => {
    fc.assert(
      fc.property(seatings, ({ draft, seated: otherwise, order }) => {
        const plain = publishedSettlement(sound(draft));
        const seated = publishedSettlement(sound(otherwise));
        const back = (winners: readonly number[]) => winners.map((winner) => order[winner]).sort();
        const inAnyOrder = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item)).sort();
        expect(back(seated.winners)).toStrictEqual(plain.winners);
        expect(
          seated.rulings.map(({ points, winners, ...rest }) => ({
            ...rest,
            winners: back(winners),
            points: draft.players.map((_, seat) => points[order.indexOf(seat)]),
          })),
        ).toStrictEqual(plain.rulings);
        expect(
          seated.decisive.map(({ rulings, winners }) => ({ rulings, winners: back(winners) })),
        ).toStrictEqual(plain.decisive);
        // The possible contents of a field are tried in the order of the players.
        expect(
          inAnyOrder(seated.slips.map((slip) => ({ ...slip, winners: back(slip.winners) }))),
        ).toStrictEqual(inAnyOrder(plain.slips));
        expect(
          inAnyOrder(
            seated.moves.map((move) => ({
              ...move,
              player: order[move.player],
              winners: back(move.winners),
            })),
          ),
        ).toStrictEqual(inAnyOrder(plain.moves));
      }),
      { numRuns: 10 },
    );
  });
});
