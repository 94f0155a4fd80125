/** Golden sentences: the stories of the example's inhabitants, and of corrections to it, in English and French. */

import { describe, expect, test } from 'vitest';
import {
  type Difference,
  exampleGame,
  type FieldName,
  hillsSoFar,
  parseField,
  score,
  storyOf,
} from '../../palatinus';
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
      'A Its influence: 1 empty field (A5) × 2 + 2 springs next to it (A3, C4) × 2 + its own spring × 2 = 8.',
      'C Captured by Nora (condottiere on C5): it leaves the board.',
    ]);
    expect(linesOf('fr', 'A4').slice(0, 2)).toEqual(['A4, paysan vert', 'Présent à la fin de la partie.']);
    expect(linesOf('fr', 'A4').at(-1)).toBe('C Capturé par Nora (condottiere en C5) : il quitte le plateau.');
  });

  test('a merchant that gave to others', () => {
    expect(linesOf('en', 'B6')).toEqual([
      'B6, purple merchant',
      'Stood here when the game ended.',
      'B The yellow merchant on B1 (Marco) earned 1 influence from it.',
      expect.stringMatching(/^B Its influence: .* = 6\.$/),
      'G The blue merchant on G5 (Otto) earned 1 influence from it.',
      'Stood here to the end of the count.',
    ]);
    expect(linesOf('fr', 'B6').at(-1)).toBe('Resté en place jusqu’à la fin du décompte.');
    expect(linesOf('fr', 'B6')).toContain(
      'B Le marchand jaune en B1 (Marco) a gagné 1 point d’influence grâce à lui.',
    );
  });

  test('a peasant that earned nothing', () => {
    expect(linesOf('en', 'F6')).toContain('F Its influence: no empty field and no spring next to it, so 0.');
    expect(linesOf('fr', 'F6')).toContain('F Son influence : ni terrain libre ni source à côté, donc 0.');
  });

  test('condottieri', () => {
    expect(linesOf('en', 'C4').at(-1)).toBe(
      'C Next to it: 1 merchant and 1 peasant, the same number of each. It fled.',
    );
    expect(linesOf('en', 'C5').slice(2)).toEqual([
      'C Next to it: 0 merchants and 2 peasants. It captured the larger group (A4, C6).',
      'C Its influence: condottieri earn nothing, so 0.',
      'Stood here to the end of the count.',
    ]);
    expect(linesOf('fr', 'C4').at(-1)).toBe(
      'C À côté : 1 marchand et 1 paysan, autant des uns que des autres. A fui.',
    );
  });

  test('condottieri with nobody next to them, by either ruling', () => {
    const flees = table({ A1: 'red condottiere' });
    const stays = table({ A1: 'red condottiere' }, { rulings: { loneCondottiere: 'stays' } });
    expect(linesOf('en', 'A1', flees).at(-1)).toContain('0 equals 0. It fled.');
    expect(linesOf('en', 'A1', stays)).toContain(
      'A Next to it: neither merchant nor peasant. Your ruling: it stays.',
    );
  });

  test('a captive of several, and one kind alone', () => {
    const both = table({ A1: 'red condottiere', A2: 'green peasant', A3: 'blue condottiere' });
    expect(linesOf('en', 'A2', both)).toContain(
      'A Captured by Red (condottiere on A1) and Blue (condottiere on A3): it leaves the board.',
    );
    expect(linesOf('en', 'A1', both)).toContain(
      'A Next to it: 0 merchants and 1 peasant. It captured the larger group (A2).',
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
    expect(linesOf('en', 'A2', neutral)).toContain(
      'A The green merchant on A1 (ally of Red, for nobody) earned 1 influence from it.',
    );
  });

  test('any inhabitant, with a note on its owner', () => {
    const ally = table(
      { A1: 'green merchant', A2: 'red merchant', A3: 'blue merchant' },
      {
        players: [
          { people: 'red', ally: 'green' },
          { people: 'blue', name: 'Anna' },
        ],
      },
    );
    const noteOf = (at: FieldName): string | undefined => {
      const story = storyOf(ally, score(ally), parseField(at));
      return story && storySentences(speaker('en'), ally).note(story);
    };
    expect(noteOf('A1')).toBe('Ally of Red');
    expect(noteOf('A2')).toBe('');
    expect(noteOf('A3')).toBe('Anna');
  });

  test('an inhabitant as far as the count has got', () => {
    const known = { hills: hillsSoFar(score(game), { part: 'leaving', letter: 'C' }, 0) };
    const story = storyOf(game, known, parseField('C6'));
    const lines = story ? storySentences(speaker('en'), game).story(story, false) : [];
    expect(lines.map(({ text }) => text)).toEqual([
      'Stood here when the game ended.',
      'Still here. The rest is not counted yet.',
    ]);
  });

  test('an empty field', () => {
    expect(linesOf('en', 'A5')).toEqual(['A5, empty field']);
    expect(linesOf('fr', 'A5')).toEqual(['A5, terrain libre']);
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
    { what: 'condottieri', letter: 'E' },
    { what: 'points', player: 0, before: 6, after: 1 },
    { what: 'winners', before: [2, 4], after: [0] },
  ];

  test('in English', () => {
    const sentences = storySentences(speaker('en'), game);
    expect(sentences.differences(differences)).toEqual([
      'Hill C goes to Livia and Marco (tied) instead of Marco.',
      'Hill D goes to Livia instead of nobody.',
      'Hill E: what the condottieri do has changed.',
      'Livia has 1 point instead of 6.',
      'Livia wins instead of Nora and Pia.',
    ]);
    expect(sentences.differences([], false)).toEqual(['No hill counted so far changes hands.']);
    expect(sentences.differences([])).toEqual([
      'The same players take the hills, and the score stays the same.',
    ]);
    expect(sentences.stillWins([0])).toBe('Livia still wins.');
    expect(sentences.stillWins([2, 4])).toBe('Nora and Pia still win.');
  });

  test('names the pieces now on the changed fields, and their owners', () => {
    const { corrected } = storySentences(speaker('en'), game);
    const [C2, C5] = [
      { at: 'C2', piece: { people: 'green', kind: 'condottiere' } },
      { at: 'C5', piece: { people: 'yellow', kind: 'peasant' } },
    ] as const;
    expect(corrected([C2, C5])).toBe(
      'Corrected: green condottiere on C2 (Nora) and yellow peasant on C5 (Marco)',
    );
    expect(corrected([{ at: 'C2', piece: undefined }, C5])).toBe('Corrected: yellow peasant on C5 (Marco)');
    expect(corrected([{ at: 'C2', piece: undefined }])).toBe('Corrected: C2, empty field');
  });

  test('in French', () => {
    const sentences = storySentences(speaker('fr'), game).differences(differences);
    expect(sentences.map((line) => line.replace(/[\u00a0\u202f]/g, ' '))).toEqual([
      'Colline C : Livia et Marco à égalité (au lieu de : Marco).',
      'Colline D : Livia (au lieu de : personne).',
      'Sur la colline E, les condottieres agissent autrement.',
      'Livia a 1 point au lieu de 6.',
      'Livia gagne (au lieu de : Nora et Pia).',
    ]);
  });
});
