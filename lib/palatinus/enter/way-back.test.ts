/** A way back leads to a known screen or nowhere, whatever an address contains. */
import { describe, expect, it } from 'vitest';
import { copyFrom, parseWayBack, rulingsFrom, tilesToReturnTo } from '.';

describe('a way back', () => {
  it.each([
    ['inhabitants', 'inhabitants', 'inhabitants'],
    ['players?new', 'players', 'players'],
    ['score', 'score', 'score'],
    ['score?step=C-b', 'score?step=C-b', 'C'],
    ['score?step=C-a1', 'score?step=C-a1', 'C'],
    ['score?step=G', 'score?step=G', 'G'],
    ['score?step=tally', 'score?step=tally', 'tally'],
    ['score?guess=C-b', 'score?guess=C-b', 'C'],
    ['score?guess=tally', 'score?guess=tally', 'tally'],
    ['score?guess=x', 'score', 'score'],
    ['score?together', 'score?together', 'A'],
    ['score?step=H-b', 'score', 'score'],
    ['score?from=players', 'score', 'score'],
    ['tiles', 'tiles', 'tiles'],
    ['tiles?tile=C&from=score?step=C-b', 'tiles?tile=C&from=score?step=C-b', 'tiles'],
    ['tiles?tile=H&from=score?step=C-b', 'tiles', 'tiles'],
    ['tiles?tile=C&from=//elsewhere.example', 'tiles', 'tiles'],
    ['tiles?tile=C&from=settle', 'tiles', 'tiles'],
    ['tiles?tile=C&from=our-count', 'tiles?tile=C&from=our-count', 'tiles'],
    ['rulings', 'rulings', 'rulings'],
    ['rulings?from=score?step=C-b', 'rulings?from=score?step=C-b', 'rulings'],
    ['rulings?from=rulings?from=score', 'rulings', 'rulings'],
    [
      'rulings?question=tieBreak&from=score?step=C-b',
      'rulings?question=tieBreak&from=score?step=C-b',
      'rulings',
    ],
    ['rulings?question=weather&from=score', 'rulings?from=score', 'rulings'],
    ['ask', 'ask', 'ask'],
    ['ask?q=merchant-mpcee', 'ask?q=merchant-mpcee', 'ask'],
    ['ask?q=merchant-mpcee&from=score?step=tally', 'ask?q=merchant-mpcee', 'ask'],
    ['ask?q=merchant-//elsewhere.example', 'ask', 'ask'],
    ['lesson', 'lesson', 'lesson'],
    ['lesson?l=tie&step=2', 'lesson?l=tie&step=2', 'lesson'],
    ['lesson?l=//elsewhere.example&step=2', 'lesson?step=2', 'lesson'],
    ['quiz?q=tie.2.k3x9&from=score', 'quiz?q=tie.2.k3x9', 'quiz'],
    ['quiz?day=2026-11-17', 'quiz?day=2026-11-17', 'quiz'],
    ['rulings?from=//elsewhere.example', 'rulings', 'rulings'],
    ['what-if', 'what-if', 'what-if'],
    ['what-if?move=C2&from=score?step=C-b', 'what-if?from=score?step=C-b', 'what-if'],
    ['what-if?from=//elsewhere.example', 'what-if', 'what-if'],
    ['what-if?from=what-if?from=score', 'what-if', 'what-if'],
    ['what-if?from=rulings', 'what-if', 'what-if'],
    ['rulings?from=what-if?from=score', 'rulings?from=what-if?from=score', 'rulings'],
  ])('from %s leads to %s, called %s', (text, to, name) => {
    expect(parseWayBack(text)).toEqual(to && { to, name });
  });

  it.each([
    '',
    'elsewhere',
    'https://elsewhere.example',
    '//elsewhere.example',
    '../../en',
    'javascript:alert(1)',
  ])('is none from %j', (text) => expect(parseWayBack(text)).toBeUndefined());

  it('is undefined for more nesting than ever occurs', () => {
    expect(parseWayBack('rulings?from='.repeat(1000))).toBeUndefined();
  });
});

describe('the way to my copy', () => {
  it.each([
    ['tile=C&from=score?step=C-b', 'copy?tile=C&from=score?step=C-b'],
    ['tile=C&from=//elsewhere.example', 'copy'],
    ['', 'copy'],
  ])('from the tiles with %j is %s, and back to the same tile', (query, to) => {
    expect(copyFrom(new URLSearchParams(query))).toBe(to);
    const [, behind] = to.split(/\?(.*)/);
    expect(tilesToReturnTo(new URLSearchParams(behind))).toBe(to.replace('copy', 'tiles'));
  });
});

describe('the way to the rulings', () => {
  it.each([
    ['score?step=C-b', 'rulings?question=tieBreak&from=score?step=C-b'],
    ['what-if?move=C2&from=score', 'rulings?question=tieBreak&from=what-if?from=score'],
    ['rulings?question=emptySpring&from=score', 'rulings?question=tieBreak&from=score'],
    ['rulings', 'rulings?question=tieBreak'],
    ['//elsewhere.example', 'rulings?question=tieBreak'],
    ['', 'rulings?question=tieBreak'],
  ])('from %j is %s', (here, to) => expect(rulingsFrom(here, 'tieBreak')).toBe(to));

  it('leads to the first of them if none is named', () =>
    expect(rulingsFrom('score?step=tally')).toBe('rulings?from=score?step=tally'));
});
