/**
 * The answers: a table of questions with the paragraph of each, and the same numbers as in the count of whole games.
 */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  entriesOf,
  type Hill,
  type HillPositions,
  type makeField,
  parseField,
  positions,
  score,
  soundGame,
} from '..';
import { sound } from '../testing';
import { soundDrafts } from '../testing-drafts';
import { type Answer, answerTo, parseQuestion, type Reading } from '.';
import { ALL_QUESTIONS, questionAbout } from './testing';

function asked(text: string): Answer {
  const question = parseQuestion(text);
  if (!question.ok) throw new Error(`${text} is no question: ${question.problems}`);
  return answerTo(question.value);
}

/** `merchant 2×1 + peasant 1×2 = 4`, or what a condottiere does. */
function told({ ruled, influence, parts, condottiere, captivePoints }: Reading): string {
  const sum = parts.map(({ reason, count, worth }) => `${reason} ${count}×${worth}`).join(' + ');
  const what = condottiere
    ? `${condottiere.outcome} ${condottiere.captured.length} for ${captivePoints}`
    : `${sum || 'nothing'} = ${influence.points}`;
  return ruled ? `${ruled}: ${what}` : what;
}

describe('an answer', () => {
  it.each([
    // 4.2: a merchant earns 1, 2 or 3 from each inhabitant next to it.
    ['merchant-eeeee', ['nothing = 0'], 'merchant'],
    ['merchant-mmpce', ['merchant 2×1 + peasant 1×2 + condottiere 1×3 = 7'], 'merchant'],
    // 4.3 and 4.4: a peasant earns 2 from empty fields and springs, and 2 from a spring beneath it.
    ['peasant-oo', ['nothing = 0'], 'peasant'],
    ['peasant-oeooo', ['empty-field 1×2 = 2'], 'peasant'],
    ['peasant-SSo', ['spring 2×2 = 4'], 'peasant'],
    ['peasant-spring-oooo', ['own-spring 1×2 = 2'], 'own-spring'],
    ['peasant-spring-ee', ['empty-field 2×2 + own-spring 1×2 = 6'], 'peasant own-spring'],
    // 7.1: whether an empty spring gives 2 + 2 or 2 is open.
    ['peasant-sooo', ['both: empty-field 1×2 + spring 1×2 = 4', 'spring: spring 1×2 = 2'], 'peasant'],
    // 3.2 and 3.3: it flees from equal groups and captures the larger one, each captive worth 1.
    ['condottiere-mpeee', ['flees 0 for 0'], 'flee condottiere-earns-nothing'],
    ['condottiere-mppme', ['flees 0 for 0'], 'flee condottiere-earns-nothing'],
    ['condottiere-mppee', ['captures 2 for 2'], 'capture own-people-too captive condottiere-earns-nothing'],
    ['condottiere-mmmmm', ['captures 5 for 5'], 'capture own-people-too captive condottiere-earns-nothing'],
    // 7.2: what it does with nobody next to it is open.
    [
      'condottiere-eeeee',
      ['flees: flees 0 for 0', 'stays: stays 0 for 0'],
      'lone-condottiere condottiere-earns-nothing',
    ],
  ])('to %s is %j', (text, readings, rules) => {
    const { readings: given, grounds } = asked(text);
    expect(given.map(told)).toEqual(readings);
    expect(grounds.flatMap(({ rule, also = [] }) => [rule, ...also]).join(' ')).toBe(rules);
  });

  it('names the open question if one affects it, and none otherwise', () => {
    expect(asked('peasant-sooo').ruling).toBe('emptySpring');
    expect(asked('condottiere-eeeee').ruling).toBe('loneCondottiere');
    expect(asked('peasant-Sooo').ruling).toBeUndefined();
    expect(asked('merchant-eeeee').ruling).toBeUndefined();
  });

  it('is counted on a sound game, with the inhabitant next to as many fields as were asked about', () => {
    const wrong = ALL_QUESTIONS.filter((question) => {
      const { field, neighbours, readings } = answerTo(question);
      const [{ game }] = readings;
      return (
        `${[...game.board.neighbours[field]].sort()}` !== `${[...neighbours].sort()}` ||
        neighbours.length !== question.neighbours.length ||
        !soundGame(entriesOf(game)).ok
      );
    });
    expect(wrong).toEqual([]);
  });
});

/** Every answer in the count of a game to a question about one inhabitant, next to the answer of the page. */
function* comparedAnswers(hill: Hill, { before, after }: HillPositions, game: Parameters<typeof score>[0]) {
  const readingFor = (at: typeof before, field: Parameters<typeof makeField>[0]): Reading | undefined => {
    const piece = at[field];
    if (!piece) return undefined;
    const { ruling, readings } = answerTo(questionAbout(game, at, field, piece.kind));
    return readings.find(({ ruled }) => ruled === (ruling && game.rulings[ruling]));
  };
  for (const { at, outcome, captured, ruling } of hill.condottieri) {
    const answer = readingFor(before, parseField(at))?.condottiere;
    yield [
      [at, outcome, captured.length, ruling],
      [at, answer?.outcome, answer?.captured.length, answer?.ruling],
    ];
  }
  for (const { at, points } of hill.influence)
    yield [
      [at, points],
      [at, readingFor(after, parseField(at))?.influence.points],
    ];
}

it('the answer equals the count for every inhabitant of any game at its moment of the count', () => {
  let compared = 0;
  fc.assert(
    fc.property(soundDrafts.map(sound), (game) => {
      const atHills = positions(game);
      score(game).hills.forEach((hill, index) => {
        for (const [counted, answered] of comparedAnswers(hill, atHills[index] as HillPositions, game)) {
          expect(answered).toEqual(counted);
          compared++;
        }
      });
    }),
  );
  expect(compared).toBeGreaterThan(1000);
});
