/** A trial in words: what was changed, and what a move would have earned. */

import { describe, expect, it } from 'vitest';
import type { BestMove } from '../../palatinus/settle';
import { table } from '../../palatinus/testing';
import { speaker } from '..';
import { moveSentences, trialChangeSentence } from './trial-sentences';

const players = [
  { people: 'red', ally: 'purple', name: 'Livia' },
  { people: 'green', ally: 'blue', name: 'Marco' },
] as const;
const game = table({}, { players, rulings: { emptySpring: 'spring' } });

describe.each(['en', 'fr'] as const)('a change in %s', (language) => {
  const say = speaker(language);
  const inWords = {
    en: {
      moved: 'A1 → A5: red merchant',
      replaced: 'C2: purple peasant (ally of Livia) (before: green merchant)',
      placed: 'C2: red peasant (before: nobody)',
      removed: 'C2: nobody (before: red peasant)',
      ruling: 'A spring next to a peasant has nobody on it. What does it give? 2: for the spring only',
    },
    fr: {
      moved: 'A1 → A5 : marchand rouge',
      replaced: 'C2 : paysan violet (allié à Livia) (avant : marchand vert)',
      placed: 'C2 : paysan rouge (avant : personne)',
      removed: 'C2 : personne (avant : paysan rouge)',
      ruling:
        'À côté d’un paysan, une source où il n’y a personne. Que rapporte-t-elle ? 2 : pour la source seulement',
    },
  }[language];
  const redPeasant = { people: 'red', kind: 'peasant' } as const;

  it.each([
    [{ what: 'moved', from: 'A1', to: 'A5', piece: { people: 'red', kind: 'merchant' } }, inWords.moved],
    [
      {
        what: 'replaced',
        at: 'C2',
        before: { people: 'green', kind: 'merchant' },
        after: { people: 'purple', kind: 'peasant' },
      },
      inWords.replaced,
    ],
    [{ what: 'replaced', at: 'C2', before: undefined, after: redPeasant }, inWords.placed],
    [{ what: 'replaced', at: 'C2', before: redPeasant, after: undefined }, inWords.removed],
    [{ what: 'ruling', ruling: 'emptySpring' }, inWords.ruling],
  ] as const)('%j is “%s”', (change, words) => {
    expect(plain(trialChangeSentence(say, game, change))).toBe(words);
  });
});

describe('the best move', () => {
  const say = speaker('en');
  const move = (winners: readonly number[]): BestMove =>
    ({
      player: 0,
      from: 'A1',
      to: 'A5',
      piece: { people: 'red', kind: 'merchant' },
      before: 1,
      points: 3,
      winsAlone: winners.length === 1 && winners[0] === 0,
      result: { winners },
    }) as unknown as BestMove;

  it('names the piece and the points', () => {
    const { title, points } = moveSentences(say, game, { winners: [1] }, move([1]));
    expect([title, points]).toEqual(['A1 → A5: red merchant', '3 points instead of 1.']);
  });

  it.each([
    { before: [1], after: [0], verdict: 'Livia wins!' },
    { before: [0, 1], after: [0], verdict: 'Livia wins!' },
    { before: [0], after: [0], verdict: 'Livia wins anyway.' },
    { before: [1], after: [0, 1], verdict: 'Livia would share the victory.' },
    { before: [1], after: [1], verdict: 'Not enough: Marco wins.' },
  ])('after $before, with $after: $verdict', ({ before, after, verdict }) => {
    expect(plain(moveSentences(say, game, { winners: before }, move(after)).verdict)).toBe(verdict);
  });
});

/** Without the isolates around names and the narrow spaces and bound hyphens of French. */
function plain(text: string): string {
  return text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('\u2011', '-');
}
