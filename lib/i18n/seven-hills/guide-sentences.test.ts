/** The texts of each step of the count of an epoch, in English and French. */
import { describe, expect, it, test } from 'vitest';
import { type CountStep, countSteps, type Game, type Result, score, soundGame } from '../../seven-hills';
import { speaker } from '../catalogue';
import { type CountedEpoch, guideSentences } from './guide-sentences';
import { leftSentences, misfitSentence } from './legion-sentences';

const sound = soundGame({
  players: [{ name: 'Livia' }, { name: 'Marco' }, { name: 'Nora' }],
  epochs: [
    {
      order: [1, 2, 0],
      forumAtElection: [{ plebeian: 1 }, { plebeian: 1 }, {}],
      board: { Aventinus: [{ knight: 2 }, { noble: 1 }, {}], Palatinus: [{}, {}, { plebeian: 1 }] },
      penalties: [0, 0, 1],
    },
    {
      order: [0, 1, 2],
      forumAtElection: [{}, {}, {}],
      board: {},
      penalties: [0, 0, 0],
    },
  ],
});
if (!sound.ok) throw new Error('sound');
const game: Game = sound.value;
const result: Result = score(game);
const counted = (index: number): CountedEpoch =>
  ({ entered: game.epochs[index], score: result.epochs[index] }) as CountedEpoch;
const english = guideSentences(speaker('en'), game);
const french = guideSentences(speaker('fr'), game);

test('every step has a name', () => {
  expect(countSteps(1).map(english.name).join(', ')).toBe(
    'Playing order, Consuls, Legions, Aventinus, Palatinus, Knights, Empty hands, Track',
  );
});

describe('the verdict', () => {
  it.each<[CountStep, string, string]>([
    [{ part: 'order' }, 'Marco begins; then Nora and Livia', 'Marco commence ; puis Nora et Livia'],
    [{ part: 'election' }, 'Consul: Marco', 'Consul : Marco'],
    [{ part: 'legions' }, 'The legions move', 'Les légions se déplacent'],
    [
      { part: 'hill', hill: 'Aventinus' },
      'Livia and Marco tied: 3 each, nobody second.',
      'Égalité entre Livia et Marco : 3 par joueur, pas de deuxième place.',
    ],
    [{ part: 'knights' }, 'Knights: Livia +1', 'Chevaliers : Livia +1'],
    [{ part: 'penalties' }, 'Empty hands: Nora −10', 'Mains vides : Nora −10'],
    [{ part: 'track' }, 'Marco leads with 5', 'Marco mène avec 5'],
  ])('of %j', (step, inEnglish, inFrench) => {
    expect(english.verdict(counted(0), step)).toBe(inEnglish);
    expect(french.verdict(counted(0), step).replace(/[\u202f\u00a0]/g, ' ')).toBe(inFrench);
  });

  it.each<[CountStep, string]>([
    [{ part: 'election' }, 'Nobody is consul'],
    [{ part: 'hill', hill: 'Aventinus' }, 'Nobody stands here: nobody scores.'],
    [{ part: 'hill', hill: 'Viminalis' }, ''],
    [{ part: 'knights' }, 'Knights give nothing'],
    [{ part: 'penalties' }, 'Nobody had an empty hand'],
  ])('of %j, where there is nothing', (step, sentence) => {
    expect(english.verdict(counted(1), step)).toBe(sentence);
  });
});

describe('everything about a step', () => {
  it('ends every sentence, and gives the reasons', () => {
    expect(english.step(result, counted(0), { part: 'election' })).toEqual([
      'Consul: Marco.',
      'Votes in the Forum Romanum: Livia 1, Marco 1, Nora 0.',
      'Marco is consul with 1 vote: 2 points. Livia has as many votes, but comes later in the playing order.',
    ]);
    expect(english.step(result, counted(0), { part: 'hill', hill: 'Aventinus' })).toEqual([
      'Aventinus: first 5, second 2.',
      'Livia and Marco tied: 3 each, nobody second.',
      'Strength: Livia 2, Marco 2 (1 noble counts 2), Nora 0.',
      '5 + 2 = 7, and 7 shared by 2 is 3 each, rounded down; nobody gets the other 1.',
    ]);
  });

  it('describes the track before the end', () => {
    expect(english.step(result, counted(0), { part: 'track' })).toEqual([
      'Marco leads with 5.',
      'This epoch: Livia 4, Marco 5, Nora −3.',
      'Track: Livia 4, Marco 5, Nora −3.',
    ]);
  });

  it('names the winners at the end', () => {
    const ended: Result = { ...result, winners: [1], decidedBy: 'points' };
    expect(english.step(ended, counted(1), { part: 'track' })).toContain('Marco wins with 5 points.');
  });
});

test('a player’s points include what the step added or took', () => {
  expect(english.standing(0, { points: 4, gained: 0 })).toBe('Livia: 4 points.');
  expect(english.standing(1, { points: 5, gained: 2 })).toBe('Marco: 5 points. 2 of them in this step.');
  expect(english.standing(2, { points: -3, gained: -10 })).toBe('Nora: −3 points. 10 lost in this step.');
});

test('a gain names its epoch', () => {
  expect(english.gain({ epoch: 2, source: 'consul', player: 0, points: 2 })).toBe('Epoch II: Consul');
});

test('what the legions still have to do, and what no longer fits, is named', () => {
  const { players } = game;
  const inBoth = (sentence: (say: ReturnType<typeof speaker>) => string): readonly string[] =>
    (['en', 'fr'] as const).map((language) =>
      sentence(speaker(language))
        .replaceAll(/\s/g, ' ')
        .replaceAll(/[\u2066-\u2069]/g, ''),
    );
  expect([
    ...inBoth((say) =>
      leftSentences(say, players, [
        { what: 'camps', count: 3 },
        { what: 'call', player: 1 },
        { what: 'card', player: 2, count: 1 },
        { what: 'place', player: 0, count: 2 },
        { what: 'place', player: 1, count: 1 },
      ]).join(' '),
    ),
    ...inBoth((say) => leftSentences(say, players, []).join(' ')),
    ...inBoth((say) => misfitSentence(say, players, { what: 'consul', player: 1, count: 2 })),
    ...inBoth((say) => misfitSentence(say, players, { what: 'gone', player: 0, area: 'Caelius', count: 1 })),
    ...inBoth((say) => misfitSentence(say, players, { what: 'camps' })),
  ]).toStrictEqual([
    'To the waiting camp: 3. Can still call: Marco. Cards still to be turned: Nora 1. Still to place: Livia 2, Marco 1.',
    'Vers le camp d’attente : 3. Peut encore appeler : Marco. Cartes à retourner : Nora 1. Encore à placer : Livia 2, Marco 1.',
    '',
    '',
    'Marco is not consul, but has called: 2 plebeians.',
    'Marco n’est pas consul, mais a appelé : 2 plébéiens.',
    'Caelius, Livia: 1 plebeian left from here, but not entered here any more.',
    'Caelius, Livia. Départ d’ici : 1 plébéien, mais la saisie n’en montre plus autant ici.',
    'Other plebeians are in the camps now than when the legions moved.',
    'Ce ne sont plus les mêmes plébéiens aux camps que lors du déplacement des légions.',
  ]);
});
