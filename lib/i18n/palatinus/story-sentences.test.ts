/** Golden sentences: the stories of the example's inhabitants, and of corrections to it, in both languages. */

import { describe, expect, test } from 'vitest';
import { type Difference, exampleGame, type FieldName, parseField, score, storyOf } from '../../palatinus';
import { table } from '../../palatinus/testing';
import { type Language, speaker, storySentences } from '..';

const game = exampleGame();
const result = score(game);

function linesOf(language: Language, at: FieldName, of = game): readonly string[] {
  const sentences = storySentences(speaker(language), of);
  const story = storyOf(of, of === game ? result : score(of), parseField(at));
  const events = story ? sentences.story(story) : [];
  return [
    sentences.title(at, story),
    ...events.map(({ letter, text }) => (letter ? `${letter} ${text}` : text)),
  ].map((line) => line.replace(/[\u00a0\u202f]/g, ' '));
}

describe('the story of', () => {
  test('a peasant that counted, and was captured', () => {
    expect(linesOf('en', 'A4')).toEqual([
      'A4, green peasant',
      'Stood here when the game ended.',
      'A Its influence: 1 empty field (A5) × 2 + 2 springs beside it (A3, C4) × 2 + a spring of its own × 2 = 8.',
      'C Captured by Nora (condottiere on C5): it leaves the board.',
    ]);
    expect(linesOf('fr', 'A4').slice(0, 2)).toEqual(['A4, paysan vert', 'Était là à la fin de la partie.']);
    expect(linesOf('fr', 'A4').at(-1)).toBe('C Capturé par Nora (condottiere en C5) : il quitte le plateau.');
  });

  test('a merchant that gave to others', () => {
    expect(linesOf('en', 'B6')).toEqual([
      'B6, purple merchant',
      'Stood here when the game ended.',
      'B Gave 1 to the merchant on B1 (Marco).',
      expect.stringMatching(/^B Its influence: .* = 6\.$/),
      'G Gave 1 to the merchant on G5 (Otto).',
      'Stood here to the end of the count.',
    ]);
    expect(linesOf('fr', 'B6').at(-1)).toBe('Est resté là jusqu’à la fin du décompte.');
    expect(linesOf('fr', 'B6')).toContain('B A donné 1 au marchand en B1 (Marco).');
  });

  test('a peasant that earned nothing', () => {
    expect(linesOf('en', 'F6')).toContain('F Its influence: no empty field and no spring beside it, so 0.');
    expect(linesOf('fr', 'F6')).toContain('F Son influence : ni case vide ni source à côté, donc 0.');
  });

  test('condottieri', () => {
    expect(linesOf('en', 'C4').at(-1)).toBe(
      'C Had 1 merchant and 1 peasant beside it, as many of one as of the other: it fled.',
    );
    expect(linesOf('en', 'C5').slice(2)).toEqual([
      'C Had no merchant and 2 peasants beside it: it captured the larger group (A4, C6).',
      'C Its influence: condottieri earn nothing, so 0.',
      'Stood here to the end of the count.',
    ]);
    expect(linesOf('fr', 'C4').at(-1)).toBe(
      'C Avait 1 marchand et 1 paysan à côté de lui, autant des uns que des autres : il a fui.',
    );
  });

  test('condottieri with nobody beside them, by either ruling', () => {
    const flees = table({ A1: 'red condottiere' });
    const stays = table({ A1: 'red condottiere' }, { rulings: { loneCondottiere: 'stays' } });
    expect(linesOf('en', 'A1', flees).at(-1)).toContain('0 equals 0: it fled.');
    expect(linesOf('en', 'A1', stays)).toContain(
      'A Had neither merchant nor peasant beside it: by the ruling of this table it stayed.',
    );
  });

  test('a captive of several, and one kind alone', () => {
    const both = table({ A1: 'red condottiere', A2: 'green peasant', A3: 'blue condottiere' });
    expect(linesOf('en', 'A2', both)).toContain(
      'A Captured by Red (condottiere on A1) and Blue (condottiere on A3): it leaves the board.',
    );
    expect(linesOf('en', 'A1', both)).toContain(
      'A Had no merchant and 1 peasant beside it: it captured the larger group (A2).',
    );
  });

  test('an ally that counts for nobody', () => {
    const neutral = table(
      { A1: 'green merchant', A2: 'red merchant' },
      {
        players: [
          { people: 'red', ally: 'green' },
          { people: 'blue', ally: 'yellow' },
        ],
        rulings: { allyPieces: 'neutral' },
      },
    );
    expect(linesOf('en', 'A2', neutral)).toContain('A Gave 1 to the merchant on A1 (nobody).');
  });

  test('nobody', () => {
    expect(linesOf('en', 'A5')).toEqual(['A5, an empty field']);
    expect(linesOf('fr', 'A5')).toEqual(['A5, case vide']);
  });
});

describe('a correction', () => {
  const differences: readonly Difference[] = [
    {
      what: 'hill',
      letter: 'C',
      before: { kind: 'won', player: 1 },
      after: { kind: 'tied', players: [0, 1] },
    },
    { what: 'hill', letter: 'D', before: { kind: 'unclaimed' }, after: { kind: 'won', player: 0 } },
    { what: 'points', player: 0, before: 6, after: 1 },
    { what: 'winners', before: [2, 4], after: [0] },
  ];

  test('in English', () => {
    const sentences = storySentences(speaker('en'), game);
    expect(sentences.differences(differences)).toEqual([
      'Hill C goes to Livia and Marco (tied) instead of Marco.',
      'Hill D goes to Livia instead of nobody.',
      'Livia has 1 point instead of 6.',
      'Livia wins instead of Nora and Pia.',
    ]);
    expect(sentences.differences([])).toEqual([
      'Nothing changes: every hill and all points stay as they were.',
    ]);
  });

  test('in French', () => {
    const sentences = storySentences(speaker('fr'), game).differences(differences);
    expect(sentences.map((line) => line.replace(/[\u00a0\u202f]/g, ' '))).toEqual([
      'Colline C : Livia et Marco à égalité (avant : Marco).',
      'Colline D : Livia (avant : personne).',
      'Livia a 1 point au lieu de 6.',
      'Livia gagne (avant : Nora et Pia).',
    ]);
  });
});
