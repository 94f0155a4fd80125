/** Properties of any sound game. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Draft,
  type HillScore,
  hillPoints,
  pointsOf,
  publishedResult,
  type Result,
  SOURCES,
  score,
} from '.';
import { deepFreeze, sound, soundDrafts } from './testing';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const resultOf = (draft: Draft): Result => score(sound(draft));
const hillsOf = (draft: Draft): readonly HillScore[] => resultOf(draft).epochs.flatMap(({ hills }) => hills);

test('a hill never gives more than first and second, and what is shared and rounded away adds up', () => {
  const isSound = (hill: HillScore): boolean => {
    const { first, second, awards, ranks } = hill;
    const shares = [...new Map(awards.map((award) => [award.for, award])).values()];
    const pool = sum(shares.map((share) => share.pool));
    const rounded = sum(shares.map(({ roundedAway }) => roundedAway));
    return (
      sum(hillPoints(hill)) <= first + second &&
      pool === (ranks.length === 0 ? 0 : first + second) &&
      sum(awards.map(({ points }) => points)) + rounded === pool &&
      awards.every(({ player, sharedWith }) => !sharedWith.includes(player))
    );
  };
  fc.assert(fc.property(soundDrafts, (draft) => hillsOf(draft).every(isSound)));
});

test('more strength never gives fewer points, and equal strength gives equal points', () => {
  const isFair = (hill: HillScore): boolean => {
    const points = hillPoints(hill);
    return hill.strength.every((one, a) =>
      hill.strength.every((other, b) => {
        const [mine = 0, yours = 0] = [points[a], points[b]];
        return one === other ? mine === yours : one < other || mine >= yours;
      }),
    );
  };
  fc.assert(fc.property(soundDrafts, (draft) => hillsOf({ ...draft, rulings: {} }).every(isFair)));
});

test('epochs add up: by their gains, by source, and on the track', () => {
  fc.assert(
    fc.property(soundDrafts, (draft) => {
      const { epochs } = resultOf(draft);
      let track = draft.players.map(() => 0);
      for (const { gains, total, running } of epochs) {
        const bySource = SOURCES.map((source) => pointsOf(gains, total.length, source));
        expect(total).toStrictEqual(
          total.map((_, player) => sum(bySource.map((points) => points[player] as number))),
        );
        track = track.map((points, player) => points + (total[player] as number));
        expect(running).toStrictEqual(track);
        expect(gains.every(({ points }) => points !== 0)).toBe(true);
      }
    }),
  );
});

/** Everybody moves to another seat and keeps their markers, playing order and penalties. */
function reseated(draft: Draft, seats: readonly number[]): Draft {
  const move = <T>(list: readonly T[]): T[] => seats.map((seat) => list[seat] as T);
  return {
    ...draft,
    players: move(draft.players),
    epochs: draft.epochs.map(
      (epoch) =>
        epoch && {
          order: epoch.order?.map((player) => seats.indexOf(player)),
          forumAtElection: epoch.forumAtElection && move(epoch.forumAtElection),
          board:
            epoch.board &&
            Object.fromEntries(Object.entries(epoch.board).map(([area, markers]) => [area, move(markers)])),
          penalties: epoch.penalties && move(epoch.penalties),
        },
    ),
  };
}

test('permuting the players permutes the result, with the playing order', () => {
  fc.assert(
    fc.property(
      soundDrafts.chain((draft) =>
        fc.tuple(
          fc.constant(draft),
          fc.shuffledSubarray([...draft.players.keys()], { minLength: draft.players.length }),
        ),
      ),
      ([draft, seats]) => {
        const [before, after] = [resultOf(draft), resultOf(reseated(draft, seats))];
        const moved = (list: readonly number[]): unknown => seats.map((seat) => list[seat]);
        after.epochs.forEach(({ election, hills, total, running }, index) => {
          const then = before.epochs[index];
          expect(election.consuls.map(({ player }) => seats[player])).toStrictEqual(
            then?.election.consuls.map(({ player }) => player),
          );
          expect(hills.map(hillPoints)).toStrictEqual(then?.hills.map((hill) => moved(hillPoints(hill))));
          expect(total).toStrictEqual(moved(then?.total ?? []));
          expect(running).toStrictEqual(moved(then?.running ?? []));
        });
        expect(after.winners?.map((player) => seats[player] as number).sort()).toStrictEqual(
          before.winners?.toSorted(),
        );
        expect(after.decidedBy).toBe(before.decidedBy);
      },
    ),
  );
});

test('an epoch does not depend on later ones: a shorter game begins with the same results', () => {
  fc.assert(
    fc.property(soundDrafts, fc.nat(4), (draft, cut) => {
      const fewer = { ...draft, epochs: draft.epochs.slice(0, cut + 1) };
      expect(resultOf(draft).epochs.slice(0, cut + 1)).toStrictEqual(resultOf(fewer).epochs);
    }),
  );
});

test('the input is not changed, and the same game has the same result', () => {
  fc.assert(
    fc.property(soundDrafts, (draft) => {
      const game = deepFreeze(sound(deepFreeze(draft)));
      const result = deepFreeze(score(game));
      expect(score(game)).toStrictEqual(result);
      expect(publishedResult(result)).toStrictEqual(publishedResult(score(game)));
    }),
  );
});
