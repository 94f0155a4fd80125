/** For tests only: arbitrary kept games, with names that people share or spell differently. */

import fc from 'fast-check';
import { type Listed, makeKept, SUMMARY_VERSION, type Summary } from '.';

const NAMES = ['Nora', 'nora ', 'NORA', 'Otto', 'Pia', undefined] as const;
const COLOURS = ['red', 'purple', 'green', 'yellow', 'blue'] as const;

const seats = fc
  .array(
    fc.record({
      name: fc.constantFrom(...NAMES),
      points: fc.integer({ min: -5, max: 60 }),
      captives: fc.nat(9),
    }),
    {
      minLength: 2,
      maxLength: 5,
    },
  )
  .map((some) =>
    some.map(({ name, ...seat }, index) => ({
      ...seat,
      ...(name !== undefined && { name }),
      colour: COLOURS[index] ?? 'red',
      best: { hill: 'ABCDEFG'.charAt(index), worth: seat.captives },
    })),
  );

const summaries: fc.Arbitrary<Summary> = fc
  .tuple(seats, fc.boolean(), fc.boolean())
  .map(([all, isFinished, isShared]) => {
    const most = Math.max(...all.map(({ points }) => points));
    const leaders = [...all.keys()].filter((seat) => all[seat]?.points === most);
    return {
      version: SUMMARY_VERSION,
      seats: isFinished ? all : all.map(({ points: _, ...seat }) => seat),
      winners: isFinished ? (isShared ? leaders : leaders.slice(0, 1)) : [],
      done: 21,
      of: 35,
      picture: 'R-r',
    };
  });

export const listedGames: fc.Arbitrary<readonly Listed[]> = fc
  .array(
    fc.record({
      summary: fc.option(summaries, { nil: undefined }),
      changed: fc.option(fc.integer({ min: Date.UTC(2020), max: Date.UTC(2027) }), { nil: undefined }),
      game: fc.constantFrom('palatinus', 'seven-hills'),
    }),
    { maxLength: 30 },
  )
  .map((games) =>
    games.map(({ summary, changed, game }, index) => ({
      ...makeKept({
        id: `game${index}`,
        game,
        text: `text ${index}`,
        ...(changed !== undefined && { changed }),
      }),
      ...(summary && { summary }),
    })),
  );
