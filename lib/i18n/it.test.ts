/** Italian sentences, with placeholders filled for nobody, one and several. */

import { expect, test } from 'vitest';
import { DEFAULT_RULINGS, exampleGame, type Letter, parseNotation, score } from '../palatinus';
import { settle } from '../palatinus/settle';
import { score as scoreSevenHills } from '../seven-hills';
import { draftOf, sound } from '../seven-hills/testing';
import {
  censusSentences,
  countSentences,
  gainSentence,
  gameSentences,
  settleSentences,
  speaker,
  stepSentences,
  storySentences,
} from '.';

const say = speaker('it');
const game = exampleGame();
const tell = gameSentences(say, game);
const { verdict, title } = stepSentences(say, game);
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

function hillOf(letter: Letter) {
  const hill = score(game).hills.find((one) => one.letter === letter);
  if (!hill) throw new Error(`Hill ${letter} is counted.`);
  return hill;
}

test('a condottiere flees or captures', () => {
  expect(hillOf('C').condottieri.map(tell.condottiere)).toEqual([
    'Marco: condottiero in C4. Accanto: 1 mercante (C3) e 1 contadino (A4), in ugual numero: fugge.',
    'Nora: condottiero in C5. Accanto: 0 mercanti e 2 contadini (A4, C6). Cattura il gruppo più numeroso.',
  ]);
  expect(hillOf('C').condottieri.map(title)).toEqual([
    'Marco: il condottiero in C4 fugge',
    'Nora cattura 2 contadini',
  ]);
});

test('one takes a captive, one or several others get a disc', () => {
  const captive = { at: 'A4', people: 'blue', kind: 'peasant', ownPeople: false } as const;
  const first = { condottiere: 'C5', player: 0, takes: 'inhabitant' } as const;
  const disc = (player: number) => ({ condottiere: 'C6', player, takes: 'disc' }) as const;
  expect(tell.capture({ ...captive, takers: [first] })).toBe(
    'Il contadino blu in A4 (Otto) va a Livia: 1 punto.',
  );
  expect(tell.capture({ ...captive, takers: [first, disc(1)] })).toContain(
    'Livia lo prende (1 punto), Marco riceve un dischetto da 1.',
  );
  expect(tell.capture({ ...captive, takers: [first, disc(1), disc(2)] })).toContain(
    'Livia lo prende (1 punto), Marco e Nora ricevono un dischetto da 1 a testa.',
  );
});

test('influence is a sum, or nothing', () => {
  expect(hillOf('C').influence.map(tell.influence)).toEqual([
    'C1, Livia, contadino: 1 terreno libero (C6) × 2 + la propria fonte × 2 = 4',
    'C2, Marco, contadino: 1 terreno libero (E5) × 2 + 3 fonti accanto (C1, C3, E4) × 2 = 8',
    'C3, Livia, mercante: 1 mercante (E4) × 1 + 1 contadino (C2) × 2 = 3',
    'C5, Nora, condottiero: i condottieri non guadagnano nulla, quindi 0',
  ]);
});

test('a hill is taken, tied or nobody’s', () => {
  const hill = hillOf('C');
  expect(verdict(hill)).toBe('Colle C: gettone da 3 a Marco, 8 a 7 (Livia)');
  expect(tell.control(hill)).toBe('Marco prende il controllo del colle e il gettone da 3.');
  const tied = { ...hill, totals: [8, 8, 0, 0, 0], outcome: { kind: 'tied', players: [0, 1] } } as const;
  expect(verdict(tied)).toBe('Colle C: pareggio a 8 tra Livia e Marco, un dischetto da 2 a testa');
  const unclaimed = { ...hill, totals: [0, 0, 0, 0, 0], outcome: { kind: 'unclaimed' } } as const;
  expect(verdict(unclaimed)).toBe('Colle C: nessuno ha influenza, nessuno prende il gettone da 3');
});

test('a gain has its reason', () => {
  const captive = { people: 'blue', kind: 'peasant' } as const;
  const gain = { hill: 'C', player: 2, points: 1, from: 'capture', at: 'A4', captive } as const;
  expect(gainSentence(say, game.players, { ...gain, what: 'disc' })).toBe(
    'Colle C: un dischetto, perché il contadino blu in A4 (Otto) è stato catturato da più condottieri',
  );
});

test('a correction says what was before', () => {
  const { differences } = storySentences(say, { players: game.players, rulings: DEFAULT_RULINGS });
  expect(
    differences([
      { what: 'points', player: 0, before: 0, after: 1 },
      { what: 'winners', before: [2], after: [2, 4] },
    ]),
  ).toEqual(['Livia ha 1 punto invece di 0.', 'Vincono a pari merito Nora e Pia (invece di: Nora).']);
});

test('the census names the likely mistake', () => {
  const one = { code: 'condottiere-left-over', people: 'red', count: 1 } as const;
  const mixed = {
    code: 'peoples-mixed-up',
    tooMany: 'red',
    tooFew: 'blue',
    kind: 'merchant',
    count: 1,
  } as const;
  const diagnoses = [one, { ...one, count: 2 }, { ...mixed, at: ['A1', 'B2'] }] as const;
  expect(censusSentences(say, { rows: [], suspects: [], diagnoses, complete: false }, game.players)).toEqual([
    'Livia (rosso): manca solo 1 condottiero. Nessuno può tenerne uno fino alla fine, quindi è sfuggito a qualcuno, sul piano di gioco o dietro lo schermo.',
    'Livia (rosso): mancano solo 2 condottieri. Nessuno può tenerne uno fino alla fine, quindi sono sfuggiti a qualcuno, sul piano di gioco o dietro lo schermo.',
    'Livia (rosso): 1 mercante di troppo; Otto (blu): 1 in meno. Controlla A1, B2: c’è forse una pedina di colore blu?',
  ]);
});

test('another reading has other winners', () => {
  const read = parseNotation(
    'P1_y-P1.r-P2.p-P3.b-P4_bfoio_RB4612E43C2315G54356F2414D153A15245_P--2Y4.rb--r-.-b-Y-Y.Pp-rpR.rb4-3-.--b4R3.2pyYp-_76',
  );
  const spring = read.ok ? read.value : game;
  const { wins } = settleSentences(say, spring);
  const [reading] = settle(spring).decisive[0]?.readings ?? [];
  if (!reading) throw new Error('An empty spring decides it.');
  expect(plain(wins(reading.rulings, score(spring), reading.result))).toBe(
    'Se una fonte libera dà solo 2, vince P2 (altrimenti: P4).',
  );
});

test('Seven Hills: a tie is shared, and the next one gets nothing', () => {
  const markers = [4, 1, 4].map((plebeian) => ({ plebeian }));
  const seven = sound(draftOf(3, [{ board: { Aventinus: markers } }]));
  const count = countSentences(say, seven);
  const [hill] = scoreSevenHills(seven).epochs[0]?.hills ?? [];
  if (!hill) throw new Error('Aventinus is open.');
  expect([count.hill(hill), count.verdict(hill), ...count.sharing(hill)]).toEqual([
    'Aventinus: primo posto 5, secondo 2',
    'Pareggio tra Livia e Nora: 3 a testa, nessun secondo posto.',
    '5 + 2 = 7, e 7 diviso 2 fa 3 a testa, arrotondato per difetto; il resto (1) non va a nessuno.',
    'Chi pareggia al primo posto prende anche il secondo: Marco non prende nulla.',
  ]);
});
