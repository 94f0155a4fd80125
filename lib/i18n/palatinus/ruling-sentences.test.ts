/** The rulings in words: golden lines, and a text for every answer in every language. */

import { describe, expect, it, test } from 'vitest';
import { ALL_RULINGS, DEFAULT_RULINGS, RULING_KEYS, RULINGS, type Rulings } from '../../palatinus';
import { LANGUAGES, rulingAnswer, rulingsInForce, speaker } from '..';

const GOLDEN: readonly { readonly rulings: Partial<Rulings>; readonly en: string; readonly fr: string }[] = [
  { rulings: {}, en: 'Rulings: standard.', fr: 'Points de règle\u202f: réponses par défaut.' },
  {
    rulings: { emptySpring: 'spring', tieBreak: 'none' },
    en: 'Rulings: an empty spring gives 2; no tie-break.',
    fr: 'Points de règle\u202f: une source libre donne 2\u202f; pas de départage.',
  },
  {
    rulings: { tieBreak: 'tokens-first' },
    en: 'Rulings: tie-break: most tokens, then discs, then captives.',
    fr: 'Points de règle\u202f: départage\u202f: le plus de jetons colline, puis de jetons de score, puis d’habitants capturés.',
  },
  {
    rulings: {
      loneCondottiere: 'stays',
      doubleCaptureByOnePlayer: 'disc',
      tieBreak: 'discs-first',
      allyPieces: 'neutral',
    },
    en: 'Rulings: a condottiere with no merchant or peasant stays; captured twice by one player, 1 and a disc; tie-break: most discs, then tokens, then captives; allies earn for nobody.',
    fr: 'Points de règle\u202f: un condottiere sans marchand ni paysan reste\u202f; capturé deux fois par un même joueur\u202f: 1 point et un jeton de score\u202f; départage\u202f: le plus de jetons de score, puis de jetons colline, puis d’habitants capturés\u202f; l’influence des alliés ne compte pour personne.',
  },
];

test.each(GOLDEN)('$en', ({ rulings, en, fr }) => {
  const all = { ...DEFAULT_RULINGS, ...rulings };
  expect(rulingsInForce(speaker('en'), all)).toBe(en);
  expect(rulingsInForce(speaker('fr'), all)).toBe(fr);
});

describe.each(LANGUAGES)('rulings in %s', (language) => {
  const say = speaker(language);

  it('differ in their line, all 64 of them', () => {
    const lines = ALL_RULINGS.map((rulings) => rulingsInForce(say, rulings));
    expect(new Set(lines).size).toBe(64);
    expect(lines.filter((line) => line === say('rulebook.inForceUsual'))).toHaveLength(1);
    expect(rulingsInForce(say, DEFAULT_RULINGS)).toBe(say('rulebook.inForceUsual'));
  });

  it('have words for every answer and its reason', () => {
    for (const key of RULING_KEYS)
      for (const answer of RULINGS[key]) {
        const { label, why } = rulingAnswer(say, key, answer);
        expect(`${label} ${why}`).not.toContain('rulings.');
      }
  });
});
