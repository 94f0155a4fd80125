/** Whether an argument matters, in words: golden sentences in English and French, and one for every answer. */

import { describe, expect, it, test } from 'vitest';
import { type Game, parseField, parseNotation, RULING_KEYS, RULINGS, score } from '../../palatinus';
import { SLIP_SORTS, settle } from '../../palatinus/settle';
import { LANGUAGES, settleSentences, speaker } from '..';

function gameOf(line: string): Game {
  const read = parseNotation(line);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

/** An empty spring decides it; red wins instead of blue. */
const SPRING = gameOf(
  'P1_y-P1.r-P2.p-P3.b-P4_bfoio_RB4612E43C2315G54356F2414D153A15245_P--2Y4.rb--r-.-b-Y-Y.Pp-rpR.rb4-3-.--b4R3.2pyYp-_76',
);
/** Equal points; and an empty spring decides the game, too. */
const TIED = gameOf(
  'P1_r-P1.b-P2.p-P3.g-P4_bfoio_LF46256G4516E55235A2456D33156B54C53256_b2---3.rp4RPr.3rPPgB.pggRrg.3GG2bG.B-1Pg2.1rgpr2_q4',
);
/** Only two other answers together decide the game. */
const TOGETHER = gameOf(
  'P1_g-P1.y-P2.b-P3_bfoio_RD46125F433E5516C55A544B235G242_--32b-.--Bb2G.2-B3by.GYY-yb.-2g--2.G--Gg-.--B3B3_vk',
);
/** Nothing changes it: neither an answer nor a slip. */
const SAFE = gameOf(
  'P1_pG-P1.bY-P2_bfoio_LB16F431G53D0416C4526E54235A35_PPP-bp.1BPgGP.pyyG1y.BpB-Gg.1----p.BYbGyb.Gg2YpG_j4',
);

const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u202f', ' ');
const tell = (game: Game, language: (typeof LANGUAGES)[number]) => settleSentences(speaker(language), game);

test.each([
  { game: SPRING, en: 'Yes: one open question decides', fr: 'Oui : un point de règle décide' },
  {
    game: TIED,
    en: 'Yes: 2 open questions decide who wins, each on its own',
    fr: 'Oui : 2 points de règle décident, chacun à lui seul',
  },
  {
    game: TOGETHER,
    en: 'Only several answers changed together decide',
    fr: 'Oui, mais seulement plusieurs points de règle ensemble',
  },
  {
    game: SAFE,
    en: 'No open question changes the winner',
    fr: 'Non : aucun point de règle ne change le vainqueur',
  },
])('$en', ({ game, en, fr }) => {
  const { decisive } = settle(game);
  expect(tell(game, 'en').answer(decisive)).toBe(en);
  expect(plain(tell(game, 'fr').answer(decisive))).toBe(fr);
});

describe('in English', () => {
  it('tells who wins, and which inhabitant decides it', () => {
    const { wins, about, short } = tell(SPRING, 'en');
    const [reading] = settle(SPRING).decisive[0]?.readings ?? [];
    const [occasion] = reading?.occasions ?? [];
    const piece = occasion && SPRING.position[parseField(occasion.at)];
    if (!reading || !occasion || !piece) throw new Error('An empty spring decides it.');
    expect(plain(wins(reading.rulings, score(SPRING), reading.result))).toBe(
      'If an empty spring gives only 2, P2 wins instead of P4.',
    );
    expect(plain(about(occasion, piece))).toBe('the blue peasant on B2 (P4), empty spring next to it: A2');
    expect(short(reading.rulings)).toBe('2');
  });

  it('says what decides only together', () => {
    const [reading] = settle(TOGETHER).decisive[0]?.readings ?? [];
    if (!reading) throw new Error('Two answers decide it.');
    expect(plain(tell(TOGETHER, 'en').wins(reading.rulings, score(TOGETHER), reading.result))).toMatch(
      /^If a captive of two condottieri of one player is worth 1 and a disc and if most tokens break the tie, then discs, then captives, P\d wins instead of P\d\.$/,
    );
    expect(tell(TOGETHER, 'en').short(reading.rulings)).toBe('1 and a disc · tokens first');
  });

  it('tells what the tied players have', () => {
    const [reading] = settle(TIED).decisive.at(-1)?.readings ?? [];
    if (!reading) throw new Error('A tie-break decides it.');
    const lines = tell(TIED, 'en').tie(reading.tied, reading.result).map(plain);
    expect(lines).toEqual([
      'P1 and P4: equal points (11).',
      'P1: 1 token, 1 disc, 4 captives.',
      'P4: 2 tokens, 1 disc, 0 captives.',
    ]);
    expect(tell(TIED, 'en').tie([], reading.result)).toEqual([]);
  });

  it('tells what a question would change, or why it does not come up', () => {
    const lines = settle(TOGETHER).minor.map((question) => tell(TOGETHER, 'en').minor(question).map(plain));
    expect(lines.flat()).toContain('Doesn’t come up: no tie at the top.');
    expect(lines[2]).toEqual([
      'If a captive of two condottieri of one player is worth 1 and a disc: P3 has 13 points instead of 12.',
      'That does not change who wins.',
    ]);
    const { minor } = tell(SAFE, 'en');
    const nothing = { occasions: [], tied: [], whyNot: undefined, others: [] } as const;
    expect(minor({ ...nothing, ruling: 'emptySpring' })).toEqual(['Comes up, but the score stays the same.']);
    expect(minor({ ...nothing, ruling: 'tieBreak' })).toEqual([
      'Tied, but the same players win by every tie-break.',
    ]);
  });

  it('says how safe a win is, and what a slip would do', () => {
    const { lead, noMatter, entered, slip } = tell(SAFE, 'en');
    expect(plain(noMatter(score(SAFE)))).toBe('However you answer the open questions, P1 wins.');
    expect(lead({ lead: 17, leadAfterSlip: 7 })).toBe('17 points ahead; after the worst single mistake: 7.');
    expect(lead({ lead: undefined, leadAfterSlip: undefined })).toBeUndefined();
    const piece = { people: 'green', kind: 'merchant' } as const;
    expect(plain(entered({ at: 'A1', entered: piece }))).toBe('Entered: green merchant (ally of P1)');
    const owned = { people: 'purple', kind: 'merchant' } as const;
    expect(plain(entered({ at: 'A1', entered: owned }))).toBe('Entered: purple merchant (P1)');
    expect(entered({ at: 'A1', entered: undefined })).toBe('Entered: nobody');
    const census = { mendsCensus: false, strainsCensus: false };
    expect(plain(slip({ sort: 'kind', instead: piece, ...census, winners: [0, 1] }))).toBe(
      'Green merchant (ally of P1) instead: P1 and P2 win',
    );
    const nobody = { instead: undefined, ...census, winners: [1] };
    expect(plain(slip({ sort: 'missing-or-surplus', ...nobody }))).toBe('Nobody instead: P2 wins');
    expect(plain(slip({ sort: 'one-field-off', to: 'A2', ...nobody }))).toBe('On A2 instead: P2 wins');
  });
});

test.each(LANGUAGES)('has words for every answer and every sort of slip, %s', (language) => {
  const say = speaker(language);
  const { wins, short } = settleSentences(say, SPRING);
  const own = score(SPRING);
  for (const key of RULING_KEYS)
    for (const answer of RULINGS[key])
      expect(`${wins({ [key]: answer }, own, own)} ${short({ [key]: answer })}`).not.toContain('settle.');
  for (const sort of SLIP_SORTS) expect(say(`settle.sort-${sort}`)).not.toContain('settle.');
});
