import { describe, expect, it } from 'vitest';
import { exampleGame, problemsOf, SPOTS } from '..';
import {
  draftOf,
  EMPTY_NOTEBOOK,
  isScreenName,
  mendedAt,
  openGame,
  setNumber,
  takeBack,
  waypointOf,
} from './';
import { playing, withStanding, withTiles } from './testing';

const whole = openGame(EMPTY_NOTEBOOK, exampleGame());

describe('the way through', () => {
  it.each([
    ['players', 'nobody plays', EMPTY_NOTEBOOK],
    ['tiles', 'only the players are told', setNumber(EMPTY_NOTEBOOK, 3)],
    [
      'tiles',
      'somebody stands on a tile without a letter',
      withStanding(playing('red', 'blue', 'green'), { '00': 'red merchant' }),
    ],
    ['inhabitants', 'the board is whole and empty', withTiles(playing('red', 'blue', 'green'))],
    [
      'inhabitants',
      'one is missing',
      takeBack(whole, SPOTS.find((spot) => whole.table.pieces[spot]) ?? '00'),
    ],
    ['score', 'everybody stands where they stood', whole],
  ] as const)('goes on at %s while %s', (waypoint, _, notebook) => {
    expect(waypointOf(notebook)).toBe(waypoint);
  });

  it('mends a piece on a field without a name where the tiles are laid', () => {
    const notebook = withStanding(playing('red', 'blue', 'green'), { '00': 'red merchant' });
    const [unnamed] = problemsOf(draftOf(notebook)).filter(({ code }) => code === 'field-missing');
    expect(unnamed && mendedAt(unnamed)).toBe('tiles');
  });

  it('mends a piece that may not stand there where the inhabitants are placed', () => {
    expect(mendedAt({ code: 'people-not-playing', path: ['pieces', 0] })).toBe('inhabitants');
  });
});

it('knows its screens by name', () => {
  expect(['players', 'score', 'print', 'Score', 'open', ''].filter(isScreenName)).toEqual([
    'players',
    'score',
    'print',
  ]);
});
