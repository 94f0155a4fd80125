/** German sentences with filled placeholders: cases, plurals and word order are correct. */

import { describe, expect, test } from 'vitest';
import { DEFAULT_RULINGS } from '../palatinus';
import { score } from '../seven-hills';
import { draftOf, sound } from '../seven-hills/testing';
import {
  censusSentences,
  countSentences,
  gameSentences,
  pieceName,
  settleSentences,
  speaker,
  stepSentences,
  storySentences,
} from '.';

const say = speaker('de');
const players = [
  { name: 'Livia', people: 'red', ally: 'green' },
  { people: 'purple' },
  { name: 'Nora', people: 'blue' },
] as const;
const game = { players, rulings: DEFAULT_RULINGS };
const { capture, condottiere, influence } = gameSentences(say, game);
const { title, verdict } = stepSentences(say, game);

describe('a condottiere', () => {
  const one = { at: 'C5', people: 'red', player: 0 } as const;
  const captures = {
    ...one,
    merchants: ['C4'],
    peasants: ['A4', 'C6'],
    captured: ['A4', 'C6'],
    outcome: 'captures',
  } as const;

  test('has its neighbours as the subject of the sentence', () => {
    expect(condottiere(captures)).toBe(
      'Livia: Neben dem Heerführer auf C5 stehen 1 Händler (C4) und 2 Bauern (A4, C6). Er nimmt die größere Gruppe gefangen.',
    );
    expect(condottiere({ ...one, merchants: ['C4'], peasants: ['A4'], captured: [], outcome: 'flees' })).toBe(
      'Livia: Neben dem Heerführer auf C5 stehen 1 Händler (C4) und 1 Bauer (A4), also gleich viele: Er flieht.',
    );
  });

  test('has its captives in the nominative only', () => {
    expect(title(captures)).toBe('Livia: 2 Bauern gefangen');
    expect(title({ ...captures, merchants: [], peasants: ['A4'], captured: ['A4'] })).toBe(
      'Livia: 1 Bauer gefangen',
    );
  });
});

test('a captive is a subject, and several captors each get a disc', () => {
  const captive = { at: 'A4', people: 'blue', kind: 'peasant', ownPeople: false } as const;
  const first = { condottiere: 'C5', player: 0, takes: 'inhabitant' } as const;
  const disc = { condottiere: 'C6', player: 1, takes: 'disc' } as const;
  expect(capture({ ...captive, takers: [first] })).toBe(
    'Der blaue Bauer auf A4 (Nora) geht an Livia: 1 Punkt.',
  );
  expect(capture({ ...captive, takers: [first, disc] })).toBe(
    'Der blaue Bauer auf A4 (Nora) wird von mehreren Heerführern gefangen genommen: Livia bekommt ihn (1 Punkt), Lila bekommt einen 1er-Siegpunktchip. Wer was bekommt, ist egal: Die Punkte sind dieselben.',
  );
  expect(capture({ ...captive, takers: [first, disc, { ...disc, player: 2 }] })).toContain(
    'Lila und Nora bekommen je einen 1er-Siegpunktchip.',
  );
});

test('influence agrees with none, one and several', () => {
  const peasant = { at: 'A3', people: 'purple', player: 1, kind: 'peasant' } as const;
  const empty = { at: 'A4', reason: 'empty-field', points: 2 } as const;
  expect(influence({ ...peasant, sources: [], points: 0 })).toBe(
    'A3, Lila, Bauer: kein freies Feld und keine Quelle daneben, also 0',
  );
  expect(influence({ ...peasant, sources: [empty], points: 2 })).toBe(
    'A3, Lila, Bauer: 1 freies Feld (A4) × 2 = 2',
  );
  expect(
    influence({
      ...peasant,
      sources: [empty, { ...empty, at: 'C4' }, { ...empty, at: 'C4', reason: 'spring' }],
      points: 6,
    }),
  ).toBe(
    'A3, Lila, Bauer: 2 freie Felder (A4, C4) × 2 + 1 Quelle daneben (C4) × 2 (C4 zählt als beides) = 6',
  );
});

test('an ally is named with its owner', () => {
  expect(pieceName(say, players, { people: 'green', kind: 'peasant' })).toBe(
    'grüner Bauer (Zweitfarbe von Livia)',
  );
});

test('a hill goes to one, or is tied', () => {
  const hill = {
    letter: 'C',
    token: 5,
    totals: [7, 7, 3],
    condottieri: [],
    captures: [],
    influence: [],
  } as const;
  expect(verdict({ ...hill, totals: [8, 7, 3], outcome: { kind: 'won', player: 0 } })).toBe(
    'Hügel C: 5er-Chip an Livia, 8 zu 7 (Lila)',
  );
  expect(verdict({ ...hill, outcome: { kind: 'tied', players: [0, 1] } })).toBe(
    'Hügel C: Gleichstand bei 7 (Livia und Lila), je ein 2er-Siegpunktchip',
  );
});

test('the census asks whether two colours were mixed up', () => {
  const diagnoses = [
    { code: 'peoples-mixed-up', tooMany: 'red', tooFew: 'blue', kind: 'peasant', count: 1, at: ['A4', 'C6'] },
  ] as const;
  expect(censusSentences(say, { complete: false, rows: [], suspects: [], diagnoses }, players)).toEqual([
    'Livia (Rot): 1 Bauer zu viel; Nora (Blau): 1 zu wenig. Gehört einer von diesen (A4, C6) eigentlich zu Blau?',
  ]);
});

test('a correction that makes a tie has one pair of brackets', () => {
  const tie = {
    what: 'hill',
    letter: 'C',
    before: { kind: 'won', player: 1 },
    after: { kind: 'tied', players: [0, 1] },
  } as const;
  expect(storySentences(say, game).differences([tie])).toEqual([
    'Hügel C: Gleichstand zwischen Livia und Lila (statt: Lila).',
  ]);
});

test('the effect of a slip is a sentence after a colon', () => {
  const { slip } = settleSentences(say, game);
  const census = { mendsCensus: false, strainsCensus: false };
  const peasant = { people: 'green', kind: 'peasant' } as const;
  expect([
    slip({ sort: 'kind', instead: peasant, ...census, winners: [0, 2] }),
    slip({ sort: 'missing-or-surplus', instead: undefined, ...census, winners: [1] }),
  ]).toEqual([
    'Grüner Bauer (Zweitfarbe von Livia): Dann gewinnen Livia und Nora',
    'Hier niemand: Dann gewinnt Lila',
  ]);
});

test('points are in the dative after “mit”', () => {
  expect(say('walkthrough.wins', { who: 'Livia', points: 1 })).toBe('Livia gewinnt mit 1 Punkt.');
  expect(say('walkthrough.wins', { who: 'Livia', points: 14 })).toBe('Livia gewinnt mit 14 Punkten.');
});

test('a hill of Seven Hills tells what is shared and what is lost', () => {
  const seven = sound(
    draftOf(3, [{ board: { Aventinus: [{ plebeian: 2 }, { noble: 1 }, { plebeian: 1 }] } }]),
  );
  const [epoch] = score(seven).epochs;
  const hill = epoch?.hills.find((one) => one.hill === 'Aventinus');
  const tell = countSentences(say, seven);
  expect(hill && [tell.hill(hill), tell.verdict(hill), ...tell.sharing(hill)]).toEqual([
    'Aventinus: 5 für Platz 1, 2 für Platz 2',
    'Livia und Marco gleichauf: je 3, niemand auf Platz 2.',
    '5 + 2 = 7, und 7 geteilt durch 2 ergibt je 3, abgerundet; der Rest (1) verfällt.',
    'Wer gemeinsam auf Platz 1 ist, belegt auch Platz 2: Nora bekommt nichts.',
  ]);
});
