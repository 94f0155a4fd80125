/** Golden sentences in Dutch: placeholders filled with names, pieces, counts and lists. */

import { expect, test } from 'vitest';
import {
  type Census,
  exampleGame,
  type FieldName,
  type Game,
  type Letter,
  parseField,
  parseNotation,
  score,
  storyOf,
} from '../palatinus';
import { settle } from '../palatinus/settle';
import { table } from '../palatinus/testing';
import {
  censusSentences,
  countSentences,
  gameSentences,
  settleSentences,
  speaker,
  stepSentences,
  storySentences,
} from '.';

const say = speaker('nl');
const game = exampleGame();
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

function hillOf(of: Game, letter: Letter) {
  const hill = score(of).hills.find((one) => one.letter === letter);
  if (!hill) throw new Error(`No hill ${letter}.`);
  return hill;
}

test('a condottiere, a capture and the sums of a hill', () => {
  const tell = gameSentences(say, game);
  const hill = hillOf(game, 'C');
  expect(
    [
      ...hill.condottieri.map(tell.condottiere),
      ...hill.captures.map(tell.capture),
      ...hill.influence.map(tell.influence),
      tell.control(hill),
    ].map(plain),
  ).toEqual([
    'Marco, soldaat op C4. Ernaast: 1 handelaar (C3) en 1 boer (A4). Evenveel van allebei, dus hij vlucht.',
    'Nora, soldaat op C5. Ernaast: 0 handelaars en 2 boeren (A4, C6). Hij neemt de grootste groep gevangen.',
    'De groene boer op A4 (Nora) gaat naar Nora: 1 punt. Soldaten nemen ook eigen inwoners gevangen.',
    'De blauwe boer op C6 (Otto) gaat naar Nora: 1 punt.',
    'C1, Livia, boer: 1 leeg veld (C6) × 2 + eigen bron × 2 = 4',
    'C2, Marco, boer: 1 leeg veld (E5) × 2 + 3 bronnen ernaast (C1, C3, E4) × 2 = 8',
    'C3, Livia, handelaar: 1 handelaar (E4) × 1 + 1 boer (C2) × 2 = 3',
    'C5, Nora, soldaat: soldaten krijgen niets, dus 0',
    'Marco controleert de heuvel en krijgt de laurierfiche van 3.',
  ]);
});

test('a captive of several, and verdicts with a tie and without', () => {
  const shared = table({ A1: 'red condottiere', A2: 'green peasant', A3: 'blue condottiere' });
  expect(hillOf(shared, 'A').captures.map(gameSentences(say, shared).capture)).toEqual([
    'De groene boer op A2 wordt door meer dan één soldaat gevangengenomen: Rood krijgt hem (1 punt), Blauw krijgt een schijf van 1. Andersom mag ook: de punten zijn gelijk.',
  ]);
  const tied = table({ A1: 'red merchant', A2: 'blue merchant' });
  expect(stepSentences(say, tied).verdict(hillOf(tied, 'A'))).toBe(
    'Heuvel A: Rood en Blauw gelijk met 1, elk een schijf van 2',
  );
  expect(plain(stepSentences(say, game).verdict(hillOf(game, 'C')))).toBe(
    'Heuvel C: fiche van 3 voor Marco, 8 tegen 7 (Livia)',
  );
});

test('who wins', () => {
  const tell = gameSentences(say, game);
  const result = score(game);
  expect([tell.winners(result), tell.decision(result)].map(plain)).toEqual([
    'Nora en Pia delen de overwinning met elk 11 punten.',
    'Nog steeds gelijk na de regel bij gelijkstand (de meeste laurierfiches, schijven en gevangenen samen): Nora 4, Pia 4.',
  ]);
});

test('a story', () => {
  const linesOf = (at: FieldName): readonly string[] => {
    const story = storyOf(game, score(game), parseField(at));
    return story
      ? storySentences(say, game)
          .story(story)
          .map(({ text }) => plain(text))
      : [];
  };
  expect(linesOf('A4').at(-1)).toBe('Gevangengenomen door Nora (soldaat op C5): hij gaat van het bord.');
  expect(linesOf('B6')).toContain('De gele handelaar op B1 (Marco) kreeg 1 invloedspunt voor hem.');
});

test('a census', () => {
  const row = { role: 'player', placed: {}, expected: { merchant: 3, peasant: 3, condottiere: 1 } } as const;
  const odd = {
    rows: [{ ...row, people: 'red', missing: { merchant: 2, peasant: -1, condottiere: 1 } }],
    diagnoses: [
      { code: 'kinds-mixed-up', people: 'red', tooMany: 'peasant', tooFew: 'merchant', count: 1, at: ['A1'] },
      { code: 'condottiere-left-over', people: 'red', count: 1 },
    ],
  } as unknown as Census;
  expect(censusSentences(say, odd, [{ people: 'red' }])).toEqual([
    'Rood: 1 boer te veel, 1 handelaar te weinig. Staat er op A1 eigenlijk een handelaar?',
    'Bij Rood ontbreekt alleen 1 soldaat. Niemand mag er een tot het einde achterhouden, dus is hij over het hoofd gezien: op het bord of achter het scherm.',
    'We tellen toch. Stukken per speler: 3 handelaars, 3 boeren en 1 soldaat.',
  ]);
});

test('an argument: the verb comes before the winner', () => {
  const read = parseNotation(
    'P1_y-P1.r-P2.p-P3.b-P4_bfoio_RB4612E43C2315G54356F2414D153A15245_P--2Y4.rb--r-.-b-Y-Y.Pp-rpR.rb4-3-.--b4R3.2pyYp-_76',
  );
  if (!read.ok) throw new Error('A sound game.');
  const [reading] = settle(read.value).decisive[0]?.readings ?? [];
  if (!reading) throw new Error('An empty spring decides it.');
  const { wins } = settleSentences(say, read.value);
  expect(plain(wins(reading.rulings, score(read.value), reading.result))).toBe(
    'Als een lege bron maar 2 oplevert, wint P2 in plaats van P4.',
  );
});

test('a hill of Seven Hills', () => {
  const players = [{ name: 'Livia', colour: 'red' }, { colour: 'green' }, { colour: 'yellow' }] as const;
  const rulings = {
    nobleInForum: 'one',
    tiedFirst: 'take-both',
    finalTie: 'still-equal',
    halfRounds: 'up',
  } as const;
  const tell = countSentences(say, { players, rulings });
  const award = { for: 'both', points: 3, pool: 7, roundedAway: 1 } as const;
  const hill = {
    hill: 'Aventinus',
    isNew: false,
    first: 5,
    second: 2,
    strength: [3, 3, 1],
    nobles: [1, 0, 0],
    ranks: [{ players: [0, 1] }, { players: [2] }],
    awards: [
      { ...award, player: 0 },
      { ...award, player: 1 },
    ],
    noSecond: 'tied-first',
  } as unknown as Parameters<typeof tell.verdict>[0];
  expect([tell.strengths(hill), tell.verdict(hill), ...tell.sharing(hill)].map(plain)).toEqual([
    'Kracht: Livia 3 (1 edele telt voor 2), Groen 3, Geel 1.',
    'Livia en Groen gedeeld eerste: elk 3, niemand tweede.',
    '5 + 2 = 7, en 7 gedeeld door 2: elk 3, naar beneden afgerond; de rest (1) krijgt niemand.',
    'Wie gedeeld eerste is, krijgt ook de tweede plaats: Geel krijgt niets.',
  ]);
});
