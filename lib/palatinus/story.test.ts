/** An inhabitant's story agrees with the hills: nothing is left out and nothing added. */
import { expect, test } from 'vitest';
import { exampleGame, FIELDS, type FieldName, parseField, type Story, score, storyOf } from '.';
import { table } from './testing';

const game = exampleGame();
const result = score(game);

function story(at: FieldName): Story | undefined {
  return storyOf(game, result, parseField(at));
}

function eventsOf(at: FieldName): readonly string[] {
  return (
    story(at)?.events.map((event) => {
      if (event.what === 'counted') return `${event.letter} counted ${event.influence.points}`;
      if (event.what === 'gave') return `${event.letter} gave ${event.points} to ${event.to}`;
      return `${event.letter} ${event.what}`;
    }) ?? []
  );
}

test.each([
  ['C5', ['C judged', 'C counted 0']],
  ['C4', ['C judged']],
  ['C3', ['C counted 3']],
] as const)('%s: %j', (at, events) => {
  expect(eventsOf(at).filter((event) => event.startsWith('C'))).toEqual(expect.arrayContaining([...events]));
});

test('ends with the capture, as nothing is counted afterwards', () => {
  expect(eventsOf('C6').at(-1)).toBe('C captured');
  expect(eventsOf('A4').at(-1)).toBe('C captured');
});

test('names its owner and its piece', () => {
  expect(story('C5')).toMatchObject({ at: 'C5', piece: { people: 'green', kind: 'condottiere' }, player: 2 });
});

test('is undefined for an empty field', () => {
  expect(story('A5')).toBeUndefined();
});

test('gives only to merchants: a spring under a piece is not its gift', () => {
  const springs = table({ A1: 'red peasant', A2: 'green peasant' }, { springs: ['A1', 'A2'] });
  const events = storyOf(springs, score(springs), parseField('A1'))?.events ?? [];
  expect(events.map(({ what }) => what)).toEqual(['counted']);
});

test('has every point that merchants earned from inhabitants, and no other', () => {
  const given = result.hills.flatMap(({ influence }) =>
    influence
      .filter(({ kind }) => kind === 'merchant')
      .flatMap(({ at, sources }) => sources.map((source) => `${source.at} ${source.points} ${at}`)),
  );
  const gave = FIELDS.flatMap((field) => {
    const { at, events } = storyOf(game, result, field) ?? { at: undefined, events: [] };
    return events.flatMap((event) => (event.what === 'gave' ? [`${at} ${event.points} ${event.to}`] : []));
  });
  expect(gave.toSorted()).toEqual(given.toSorted());
});
