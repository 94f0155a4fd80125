/**
 * When people count together, a step announces one thing at a time, and in the end everything that it says as a
 * whole.
 */
import { expect, test } from 'vitest';
import { beatsOf, countSteps, exampleGame, hillSoFar, openingBeats, parseStep, score } from '../../palatinus';
import { table } from '../../palatinus/testing';
import { speaker } from '../catalogue';
import { beatSentences } from './beat-sentences';
import { stepSentences } from './step-sentences';

const say = speaker('en');

type Game = ReturnType<typeof exampleGame>;

/** The announcements of a step, beat by beat. */
function told(game: Game, name: string): readonly (readonly string[])[] {
  const result = score(game);
  const step = parseStep(countSteps(result), name) ?? { part: 'tally' };
  const hill = result.hills.find(({ letter }) => letter === name[0]);
  if (!hill) throw new Error(`no hill ${name}`);
  const all = beatsOf(hill, step).length;
  const first = openingBeats(hill, step);
  return Array.from({ length: all - first + 1 }, (_, index) =>
    beatSentences(say, game, hillSoFar(hill, step, first + index), step),
  );
}

test.each(['A-b', 'B-b', 'C-a1', 'C-a2', 'C-a', 'C-b', 'D-a', 'D-b', 'G-b'])(
  '%s announces everything of the whole step one after the other, except its sum and condottieri that earn nothing',
  (name) => {
    const game = exampleGame();
    const result = score(game);
    const step = parseStep(countSteps(result), name) ?? { part: 'tally' };
    const whole = stepSentences(say, game)
      .step(result, step)
      .filter((sentence) => !/^\w\d, \w+, condottiere: /.test(sentence));
    const beats = told(game, name).flat();
    expect(
      new Set([...beats, ...whole.filter((sentence) => /^(Influence: |Hill \w, )/.test(sentence))]),
    ).toEqual(new Set([...whole, ...beats.filter((sentence) => /^Hill \w, /.test(sentence))]));
  },
);

test('begins with the place, and ends with who takes the hill', () => {
  const sentences = told(exampleGame(), 'A-b');
  expect(sentences[0]?.[0]).toBe('Hill A, token worth 4');
  expect(sentences.at(-1)?.join(' ')).toContain('Nora');
  expect(sentences.map(({ length }) => length)).toEqual([2, 1, 1, 1, 1, 1, 2]);
});

test('announces at once that nobody stands there', () => {
  const sentences = told(table({ A1: 'red peasant' }), 'B-b');
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toContain(say('walkthrough.nobodyAround'));
});
