/** The steps of an epoch, and that their numbers add up. */
import { describe, expect, it } from 'vitest';
import {
  areaOfStep,
  countSteps,
  gainsUntil,
  makeStep,
  parseStep,
  standingsAt,
  stepOfArea,
  stepOfGain,
} from './count-steps';
import type { EpochScore } from './result';
import { score } from './score';
import { soundGame } from './sound-game';
import { trackUntil } from './track';

const sound = soundGame({
  players: [{}, {}, {}],
  epochs: [
    {
      order: [0, 1, 2],
      forumAtElection: [{ plebeian: 2 }, {}, {}],
      board: { Aventinus: [{ knight: 2 }, { noble: 2 }, {}], Palatinus: [{}, {}, { plebeian: 1 }] },
      penalties: [0, 0, 1],
    },
    {
      order: [2, 0, 1],
      forumAtElection: [{}, {}, { noble: 1 }],
      board: { Aventinus: [{ knight: 2 }, { noble: 2 }, {}], Quirinalis: [{}, { plebeian: 1 }, {}] },
      penalties: [0, 0, 0],
    },
  ],
});
if (!sound.ok) throw new Error('sound');
const result = score(sound.value);
const second = result.epochs[1] as EpochScore;

describe('the steps', () => {
  it('follow the rules, with one for each open hill', () => {
    expect(countSteps(2).map(makeStep)).toEqual([
      'order',
      'election',
      'legions',
      'aventinus',
      'palatinus',
      'quirinalis',
      'knights',
      'penalties',
      'track',
    ]);
  });

  it('are found by their names, if the epoch has them', () => {
    for (const step of countSteps(5)) expect(parseStep(5, makeStep(step))).toEqual(step);
    expect(parseStep(2, 'caelius')).toBeUndefined();
    expect(parseStep(2, '')).toBeUndefined();
  });

  it('count what stands in an area: a hill once it is open, votes in the Forum, legions in the camps', () => {
    expect(stepOfArea(2, 'Quirinalis')).toEqual({ part: 'hill', hill: 'Quirinalis' });
    expect(stepOfArea(2, 'Caelius')).toBeUndefined();
    expect(stepOfArea(2, 'Forum Romanum')).toEqual({ part: 'election' });
    expect(stepOfArea(2, 'Waiting Camp')).toEqual({ part: 'legions' });
  });

  it('are about one area, or about several', () => {
    expect(countSteps(1).map(areaOfStep)).toEqual([
      undefined,
      'Forum Romanum',
      undefined,
      'Aventinus',
      'Palatinus',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the points so far', () => {
  const pointsAt = (name: string): readonly number[] => {
    const step = parseStep(2, name);
    return step ? standingsAt(result, second, step).map(({ points }) => points) : [];
  };

  it('begin with those of the epochs before, and end with the track', () => {
    expect(pointsAt('order')).toEqual(result.epochs[0]?.running);
    expect(pointsAt('track')).toEqual(second.running);
  });

  it('show on the track what the whole epoch brought', () => {
    const [first] = result.epochs;
    for (const epoch of [first as EpochScore, second])
      expect(standingsAt(result, epoch, { part: 'track' }).map(({ gained }) => gained)).toEqual(epoch.total);
  });

  it('do not include later epochs', () => {
    expect(gainsUntil(result, 1, { part: 'track' }).map(({ epoch }) => epoch)).not.toContain(2);
    expect(
      standingsAt(result, result.epochs[0] as EpochScore, { part: 'track' }).map((one) => one.points),
    ).toEqual(result.epochs[0]?.running);
  });

  it('grow by what a step adds', () => {
    expect(standingsAt(result, second, { part: 'election' }).map(({ gained }) => gained)).toEqual([0, 0, 2]);
    expect(pointsAt('legions')).toEqual(pointsAt('election'));
    expect(standingsAt(result, second, { part: 'hill', hill: 'Quirinalis' })).toEqual([
      { points: 7, gained: 0 },
      { points: 21, gained: 11 },
      { points: -1, gained: 0 },
    ]);
    expect(standingsAt(result, second, { part: 'knights' })[0]).toEqual({ points: 8, gained: 1 });
  });

  it('are made of the gains up to there, each of which has its step', () => {
    const gains = gainsUntil(result, 2, { part: 'election' });
    expect(gains.at(-1)).toEqual({ epoch: 2, source: 'consul', player: 2, points: 2 });
    expect(
      gains
        .filter(({ epoch }) => epoch === 1)
        .map(stepOfGain)
        .map(makeStep),
    ).toEqual(['election', 'aventinus', 'aventinus', 'palatinus', 'knights', 'penalties']);
  });
});

describe('the track', () => {
  const sum = (rows: readonly (readonly number[])[]): readonly number[] =>
    rows.reduce((total, row) => total.map((points, player) => points + (row[player] ?? 0)));

  it.each([1, 2] as const)('adds up by epoch and by source, until epoch %i', (until) => {
    const { epochs, sources, running } = trackUntil(result, until);
    expect(epochs).toHaveLength(until);
    expect(sum(epochs.map(({ total }) => total))).toEqual(running);
    expect(sum(sources.map(({ points }) => points))).toEqual(running);
    expect(running).toEqual(result.epochs[until - 1]?.running);
  });

  it('leaves out sources that gave nobody anything', () => {
    expect(trackUntil({ epochs: [{ ...second, gains: [] }] }, 2).sources).toEqual([]);
    expect(trackUntil(result, 2).sources.map(({ source }) => source)).toEqual([
      'consul',
      'placement',
      'knights',
      'penalty',
    ]);
  });
});
