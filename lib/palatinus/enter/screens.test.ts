/** Which screen comes next for a table, and which screen solves a problem. */

import { describe, expect, it } from 'vitest';
import { exampleGame, problemsOf, SPOTS } from '..';
import {
  draftOf,
  EMPTY_NOTEBOOK,
  isUnfinished,
  nextScreen,
  openGame,
  reopeningScreen,
  screenForProblem,
  setPlayerCount,
  takeBack,
  whatIfScreen,
} from './';
import { placementOf, playing, withPlacement, withTiles } from './testing';

const whole = openGame(EMPTY_NOTEBOOK, exampleGame());
const [spot = '00', { people } = { people: 'red' }] =
  Object.entries(whole.table.pieces).find(([, piece]) => piece?.kind === 'merchant') ?? [];
const mistaken = withPlacement(whole, { ...placementOf(whole), [spot]: `${people} peasant` });

describe('the next screen', () => {
  it.each([
    ['players', 'nobody plays', EMPTY_NOTEBOOK],
    ['tiles', 'only the players are entered', setPlayerCount(EMPTY_NOTEBOOK, 3)],
    [
      'tiles',
      'somebody stands on a tile without a letter',
      withPlacement(playing('red', 'blue', 'green'), { '00': 'red merchant' }),
    ],
    ['inhabitants', 'the board is whole and empty', withTiles(playing('red', 'blue', 'green'))],
    [
      'inhabitants',
      'one is missing',
      takeBack(whole, SPOTS.find((spot) => whole.table.pieces[spot]) ?? '00'),
    ],
    ['score', 'everybody stands where they stood', whole],
    ['score', 'as many stand there, but one of another kind', mistaken],
  ] as const)('is %s while %s', (screen, _, notebook) => {
    expect(nextScreen(notebook)).toBe(screen);
    expect(reopeningScreen(notebook)).toBe(screen === 'score' ? 'score?step=tally' : screen);
  });

  it('is the tiles for a piece on a field without a name', () => {
    const notebook = withPlacement(playing('red', 'blue', 'green'), { '00': 'red merchant' });
    const [unnamed] = problemsOf(draftOf(notebook)).filter(({ code }) => code === 'field-missing');
    expect(unnamed && screenForProblem(unnamed)).toBe('tiles');
  });

  it('is the inhabitants for a piece that may not stand there', () => {
    expect(screenForProblem({ code: 'people-not-playing', path: ['pieces', 0] })).toBe('inhabitants');
  });
});

it('can be counted once the board is whole, even if inhabitants are missing', () => {
  expect(isUnfinished(EMPTY_NOTEBOOK)).toBe(true);
  expect(isUnfinished(setPlayerCount(EMPTY_NOTEBOOK, 3))).toBe(true);
  expect(isUnfinished(withTiles(playing('red', 'blue', 'green')))).toBe(false);
});

describe('the screen on which something is tried', () => {
  it.each([
    [{}, 'what-if'],
    [{ moving: 'C2' }, 'what-if?move=C2'],
    [{ from: 'score?step=C-b' }, 'what-if?from=score?step=C-b'],
    [{ moving: 'C2', from: 'score?step=C-b' }, 'what-if?move=C2&from=score?step=C-b'],
  ] as const)('with %j is %s', (asked, screen) => expect(whatIfScreen(asked)).toBe(screen));
});
