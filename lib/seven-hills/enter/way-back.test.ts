/** Anybody can write an address: only known parts lead back. */
import { describe, expect, it } from 'vitest';
import { parseWayBack, rulingsFrom, WAY_BACK_NAMES } from './way-back';

describe('a way back', () => {
  it.each([
    ['players', 'players', 'players'],
    ['print', 'print', 'print'],
    ['learn', 'learn', 'learn'],
    ['learn?step=5', 'learn?step=5', 'learn'],
    ['learn?step=-1', 'learn', 'learn'],
    ['epoch?e=3', 'epoch?e=3', 3],
    ['epoch?e=3&stage=legions', 'epoch?e=3&stage=legions', 3],
    ['epoch?e=3&stage=nowhere', 'epoch?e=3', 3],
    ['score?e=2&step=quirinalis', 'score?e=2&step=quirinalis', 2],
    ['score?e=2&step=viminalis', 'score?e=2', 2],
    ['score?step=end', 'score?step=end', 'end'],
    ['rulings', 'rulings', 'rulings'],
    [
      'rulings?from=score%3Fe%3D4%26step%3Delection',
      'rulings?from=score%3Fe%3D4%26step%3Delection',
      'rulings',
    ],
    ['rulings?question=tiedFirst', 'rulings?question=tiedFirst', 'rulings'],
    ['rulings?question=else&from=players', 'rulings?from=players', 'rulings'],
    ['rulings?from=rulings?from=players', 'rulings', 'rulings'],
    ['rulings?from=//elsewhere', 'rulings', 'rulings'],
  ])('leads from %s to %s', (text, to, name) => {
    expect(parseWayBack(text)).toEqual({ to, name });
    expect(WAY_BACK_NAMES, 'it can be called something').toContain(name);
  });

  it.each([
    '',
    'nowhere',
    '//elsewhere',
    'epoch',
    'epoch?e=6',
    'score',
    'score?step=else',
    `epoch?e=3&${'-'.repeat(200)}`,
  ])('is none: %s', (text) => {
    expect(parseWayBack(text)).toBeUndefined();
  });
});

describe('the way to a ruling', () => {
  it.each([
    ['score?e=4&step=election', 'rulings?question=finalTie&from=score%3Fe%3D4%26step%3Delection'],
    ['rulings?from=players', 'rulings?question=finalTie&from=players'],
    ['rulings', 'rulings?question=finalTie'],
    ['//elsewhere', 'rulings?question=finalTie'],
  ])('from %j is %s', (here, to) => expect(rulingsFrom(here, 'finalTie')).toBe(to));

  it('leads to the first of them if none is named', () => {
    expect(rulingsFrom('players')).toBe('rulings?from=players');
    expect(rulingsFrom('')).toBe('rulings');
  });
});
