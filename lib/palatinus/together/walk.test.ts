/** The way through the count: step by step for one, beat by beat for those who count together. */
import { describe, expect, test } from 'vitest';
import {
  actionsOf,
  beatsOf,
  type CountStep,
  countSteps,
  exampleGame,
  type FieldName,
  GUESSING,
  type Hill,
  makeStep,
  openingBeats,
  parseField,
  parseStep,
  score,
  withPiece,
} from '..';
import type { Furthest } from './furthest';
import {
  afterCorrection,
  beatsShown,
  begin,
  hillOf,
  isAtStart,
  jump,
  nextBeat,
  placeAfter,
  placeBefore,
  showHill,
  stepAfter,
  type WalkPlace,
} from './walk';

const result = score(exampleGame());
const steps = countSteps(result);
const counted = { result, steps };
const stepOf = (name: string): CountStep => parseStep(steps, name) as CountStep;
/** The example without somebody. */
function countedWithout(at: FieldName): typeof counted {
  const game = exampleGame();
  const without = score({ ...game, position: withPiece(game.position, parseField(at), undefined) });
  return { result: without, steps: countSteps(without) };
}
const actionsAt = (name: string): string => actionsOf(hillOf(result, stepOf(name)) as Hill);
/** "C-b 2" is hill C's influence with two beats shown, "C-b" the whole of it. */
const told = (place: WalkPlace | undefined): string =>
  place ? `${makeStep(place.step)} ${beatsShown(place) ?? ''}`.trim() : 'nowhere';

describe('one by one', () => {
  test('goes through whole steps, to and fro', () => {
    let place: WalkPlace | undefined = { step: stepOf('A-b'), furthest: undefined };
    expect(told(placeBefore(counted, place))).toBe('nowhere');
    const way = [];
    for (; place; place = placeAfter(counted, place)) way.push(told(place));
    expect(way).toEqual(steps.map(makeStep));
    expect(told(placeBefore(counted, { step: stepOf('C-a'), furthest: undefined }))).toBe('C-a2');
    expect(nextBeat(counted, { step: stepOf('C-a'), furthest: undefined })).toBeUndefined();
  });
});

describe('together', () => {
  test('shows every beat of every step once, and ends at the tally', () => {
    let place: WalkPlace | undefined = begin(counted, stepOf('A-b'));
    const way = [];
    for (; place; place = placeAfter(counted, place)) way.push(told(place));
    expect(way.slice(0, 9)).toEqual([
      'A-b 0',
      'A-b 1',
      'A-b 2',
      'A-b 3',
      'A-b 4',
      'A-b 5',
      'A-b 6',
      'B-b 0',
      'B-b 1',
    ]);
    expect(way).toEqual(expect.arrayContaining(['C-a1 1', 'C-a2 1', 'C-a 1', 'C-a 3', 'C-b 1', 'D-a 1']));
    expect(way.at(-1)).toBe('tally');
    const all = steps.flatMap((step) => {
      const hill = hillOf(result, step);
      if (!hill) return ['tally'];
      const opening = openingBeats(hill, step);
      return Array.from(
        { length: beatsOf(hill, step).length - opening + 1 },
        (_, index) => `${makeStep(step)} ${opening + index}`,
      );
    });
    expect(way).toEqual(all);
  });

  test('goes a beat back, and then to the step before, which is whole and stays so on the way on', () => {
    const place: WalkPlace = { step: stepOf('B-b'), furthest: { step: 'B-b', beats: 1 } };
    const first = placeBefore(counted, place) as WalkPlace;
    expect(told(first)).toBe('B-b 0');
    const before = placeBefore(counted, first) as WalkPlace;
    expect(told(before)).toBe('A-b');
    expect(told(placeAfter(counted, before))).toBe('B-b 0');
  });

  test('jumps to whole steps, and goes on by beats only beyond what was seen', () => {
    const place: WalkPlace = { step: stepOf('B-b'), furthest: { step: 'B-b', beats: 1 } };
    const ahead = jump(counted, place, stepOf('E'));
    expect(told(ahead)).toMatch(/^E-\w+$/);
    const behind = jump(counted, ahead, stepOf('B-b'));
    expect(told(behind)).toBe('B-b');
    expect(told(placeAfter(counted, behind))).toBe('C-a1');
    expect(told(jump(counted, place, stepOf('B-b')))).toBe('B-b');
    expect(told(placeAfter(counted, jump(counted, place, stepOf('B-b'))))).toBe('C-a1 1');
    // Another object with the same name is the same step.
    expect(told(jump(counted, place, { part: 'influence', letter: 'B' }))).toBe('B-b');
    expect(jump(counted, place, { part: 'tally' }).furthest).toEqual({ step: 'tally', beats: undefined });
  });

  test('shows a whole hill at once from any of its steps, and goes on by beats at the next', () => {
    for (const name of ['C-a1', 'C-a2', 'C-a', 'C-b']) {
      const whole = showHill(counted, begin(counted, stepOf(name))) as WalkPlace;
      expect(told(whole)).toBe('C-b 4');
      expect(told(placeAfter(counted, whole))).toBe('D-a 1');
    }
    expect(showHill(counted, { step: { part: 'tally' }, furthest: undefined })).toBeUndefined();
    const { furthest } = begin(counted, stepOf('D-a'));
    expect(showHill(counted, { step: stepOf('C-a'), furthest }), 'people are further already').toEqual({
      step: stepOf('C-b'),
      furthest,
    });
  });

  /** Where a hill is shown up to its latest beat, and which field then turns out to be empty, or not to be. */
  test.each([
    { at: { step: 'A-b', beats: 5, latest: 'influence A6' }, wrong: 'A2', stays: 'A-b 4', next: 'verdict' },
    { at: { step: 'A-b', beats: 4, latest: 'influence A4' }, wrong: 'A4', stays: 'A-b 3', next: 'influence' },
    { at: { step: 'A-b', beats: 4, latest: 'influence A4' }, wrong: 'A5', stays: 'A-b 4', next: 'influence' },
    { at: { step: 'A-b', beats: 3, latest: 'influence A3' }, wrong: 'A6', stays: 'A-b 3', next: 'influence' },
    { at: { step: 'A-b', beats: 6, latest: 'verdict' }, wrong: 'A5', stays: 'A-b 7', next: undefined },
    { at: { step: 'A-b', beats: 0 }, wrong: 'A5', stays: 'A-b 0', next: 'influence' },
    { at: { step: 'A-b', beats: undefined }, wrong: 'A5', stays: 'A-b', next: undefined },
    {
      at: { step: 'C-a1', beats: 1, latest: 'condottiere C4' },
      wrong: 'C4',
      stays: 'C-a 1',
      next: 'captive',
    },
    {
      at: { step: 'D-a', beats: 1, latest: 'condottiere D5' },
      wrong: 'D5',
      stays: 'D-b 0',
      next: 'influence',
    },
    // A second condottiere next to D1: each of the two is judged by itself before anybody leaves.
    {
      at: { step: 'D-a', beats: 1, latest: 'condottiere D5' },
      wrong: 'D1',
      placed: 'condottiere',
      stays: 'D-a1 1',
      next: undefined,
    },
    // C6 was captured: without it the condottiere on C5 does something else, which everybody has to see first.
    { at: { step: 'C-a', beats: 1, latest: 'captive C6' }, wrong: 'C6', stays: 'C-a1 1', next: undefined },
    { at: { step: 'C-b', beats: 1, latest: 'influence C1' }, wrong: 'C6', stays: 'C-a1 1', next: undefined },
  ] as const)('stays at $at.step $at.latest when $wrong is put right', (row) => {
    const { at, wrong, stays, next } = row;
    const game = exampleGame();
    const field = parseField(wrong);
    const kind = 'placed' in row ? row.placed : 'peasant';
    const piece = game.position[field] && !('placed' in row) ? undefined : ({ people: 'red', kind } as const);
    const after = score({ ...game, position: withPiece(game.position, field, piece) });
    const corrected = { result: after, steps: countSteps(after) };
    const before = { ...at, actions: actionsAt(at.step) };
    const furthest = afterCorrection(corrected, before);
    const asked = parseStep(corrected.steps, at.step) as CountStep;
    const place = { step: stepAfter(corrected, before, furthest, asked), furthest };
    expect(told(place)).toBe(stays);
    expect(nextBeat(corrected, place)?.shows).toBe(next);
    expect(afterCorrection(corrected, place.furthest)).toEqual(place.furthest);
  });
});

test('a hill that begins anew is shown to whoever looks at it, and to nobody else', () => {
  const before = { step: 'C-b', beats: 1, actions: 'others', latest: 'influence C1' };
  const after = afterCorrection(counted, before);
  expect(makeStep(stepAfter(counted, before, after, stepOf('C-b')))).toBe('C-a1');
  expect(makeStep(stepAfter(counted, before, after, stepOf('B-b')))).toBe('B-b');
});

describe('together, where everybody guesses first', () => {
  const guessed = { ...counted, isGuessed: true };

  test('begins every hill with the guesses, and no other step', () => {
    let place: WalkPlace | undefined = begin(guessed, stepOf('A-b'));
    const way = [];
    for (; place; place = placeAfter(guessed, place)) way.push(told(place));
    const guesses = way.filter((each) => each.endsWith(' -1'));
    const firsts = result.hills.map(({ letter }) => makeStep(stepOf(letter)));
    expect(guesses).toEqual(firsts.map((first) => `${first} -1`));
    expect(way.slice(0, 3)).toEqual(['A-b -1', 'A-b 0', 'A-b 1']);
    expect(way).toEqual(expect.arrayContaining(['C-a1 1', 'C-a2 1', 'C-a 1', 'C-b 1']));
    expect(way.at(-1)).toBe('tally');
  });

  test('can be asked for where a hill begins, and nowhere else', () => {
    const way = [];
    for (
      let place: WalkPlace | undefined = begin(counted, stepOf('A-b'));
      place;
      place = placeAfter(counted, place)
    )
      if (isAtStart(counted, place)) way.push(told(place));
    expect(way).toEqual(result.hills.map(({ letter }) => told(begin(counted, stepOf(letter)))));
    expect(isAtStart(counted, { step: stepOf('A-b'), furthest: undefined }), 'a whole step').toBe(false);
    const { position } = exampleGame();
    const nobodyThere = Object.fromEntries(Object.keys(position).map((field) => [field, undefined]));
    const empty = score({ ...exampleGame(), position: nobodyThere as unknown as typeof position });
    const nobody = { result: empty, steps: countSteps(empty) };
    expect(isAtStart(nobody, begin(nobody, { part: 'influence', letter: 'A' })), 'decided').toBe(false);
  });

  test('leads back to the guesses, and from them to the hill before', () => {
    const first = placeAfter(guessed, begin(guessed, stepOf('C-a1'))) as WalkPlace;
    expect(told(first)).toBe('C-a1 1');
    const guesses = placeBefore(guessed, first) as WalkPlace;
    expect(told(guesses)).toBe('C-a1 -1');
    expect(told(placeBefore(guessed, guesses))).toBe('B-b');
  });

  test('a correction keeps people guessing, but nobody guesses at a hill again that begins anew', () => {
    const { furthest } = begin(guessed, stepOf('B-b'));
    expect(furthest && afterCorrection(guessed, furthest)).toEqual(furthest);
    const before = begin(guessed, stepOf('C-a1')).furthest as Furthest;
    for (const [gone, first] of [
      ['C5', 'C-a'],
      ['D5', 'C-a1'],
    ] as const) {
      const corrected = countedWithout(gone);
      expect(afterCorrection({ ...corrected, isGuessed: true }, before)).toEqual({
        step: first,
        beats: GUESSING,
      });
    }
    expect(afterCorrection(guessed, { step: 'C-b', beats: 1, actions: 'others' })).toMatchObject({
      step: 'C-a1',
      beats: 1,
    });
  });
});
