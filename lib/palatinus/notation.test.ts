/** A table on one line: written and parsed. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAnswers } from '../text';
import {
  ALL_RULINGS,
  byField,
  DEFAULT_RULINGS,
  EXAMPLE,
  exampleGame,
  makeNotation,
  makeTableNotation,
  parseNotation,
  RULINGS,
  soundGame,
} from '.';
import example from './cases/rulebook-example.json';
import { sound, table } from './testing';
import { soundDrafts } from './testing-drafts';
import { exampleWith, parsed } from './testing-notation';

describe('a table on one line', () => {
  test('is the rulebook example, as in the example file', () => {
    expect(soundGame(example.game as never)).toStrictEqual(parseNotation(EXAMPLE));
    expect(makeNotation(parsed(EXAMPLE))).toBe(EXAMPLE);
    expect(exampleGame()).toStrictEqual(parsed(EXAMPLE));
  });

  test('gives back any sound game exactly', () => {
    fc.assert(
      fc.property(soundDrafts, (draft) => {
        const game = sound(draft);
        expect(parsed(makeNotation(game))).toStrictEqual(game);
      }),
    );
  });

  test('consists of characters that need no escaping in a URL', () => {
    fc.assert(
      fc.property(soundDrafts, (draft) => {
        expect(makeNotation(sound(draft))).toMatch(/^[A-Za-z0-9._~-]+$/);
      }),
    );
  });

  test('has at most 120 characters without names, whatever five players did', () => {
    fc.assert(
      fc.property(soundDrafts, (draft) => {
        const nameless = draft.players.map(({ people }) => ({ people }));
        const { length } = makeNotation(sound({ ...draft, players: nameless, pieces: [] }));
        expect(length).toBeLessThanOrEqual(114);
      }),
    );
  });

  test('is read with white space around it, as it may be pasted', () => {
    expect(parseNotation(` \n${EXAMPLE}\n`)).toStrictEqual(parseNotation(EXAMPLE));
  });
});

describe('its parts', () => {
  test.each([
    { name: 'Anna Maria', written: 'Anna-Maria' },
    { name: 'Anne-Marie', written: 'Anne~019~Marie' },
    { name: 'Zoë', written: 'Zo~06j~' },
    { name: '🦊', written: '~-2ruy~' },
    { name: '\u{10fffd}', written: '~-nvnh~' },
    { name: '<b>_.~', written: '~01o~b~01q02n01a03i~' },
    { name: 'Ольга и Аня', written: '~0ta0u30uk0tv0ts~-~0u0~-~0sw0u50un~' },
  ])('the name $name is written $written', ({ name, written }) => {
    const game = table({}, { players: [{ people: 'red', name }, { people: 'blue' }] });
    expect(makeNotation(game)).toContain(`P1_r-${written}.b_`);
    expect(parsed(makeNotation(game)).players[0]?.name).toBe(name);
  });

  test('an ally is the capital after its player', () => {
    const players = [
      { people: 'red', ally: 'green', name: 'Livia' },
      { people: 'blue', ally: 'yellow' },
    ] as const;
    const game = table({ A1: 'green merchant', A2: 'yellow peasant', A3: 'blue condottiere' }, { players });
    expect(makeNotation(game)).toContain('P1_rG-Livia.bY_');
    expect(makeNotation(game)).toContain('_Gy2---.');
  });

  test.each([
    { springs: ['A1', 'A2', 'A3'], written: 'A06123B' },
    { springs: ['A1', 'A2', 'A3', 'A4'], written: 'A06~56B' },
    { springs: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'], written: 'A06~B' },
    { springs: [], written: 'A06B' },
  ] as const)('springs $springs are written $written', ({ springs, written }) => {
    const game = table({}, { springs });
    expect(makeNotation(game)).toContain(`_R${written}`);
    expect(parsed(makeNotation(game))).toStrictEqual(game);
  });

  test('the lean is L or R', () => {
    expect(parsed(exampleWith(3, `L${EXAMPLE.split('_')[3]?.slice(1)}`)).board.handedness).toBe('left');
  });

  test('rulings are the first letters of the answers', () => {
    expect(parsed(exampleWith(2, 'ssddn')).rulings).toStrictEqual({
      emptySpring: 'spring',
      loneCondottiere: 'stays',
      doubleCaptureByOnePlayer: 'disc',
      tieBreak: 'discs-first',
      allyPieces: 'neutral',
    });
  });
});

describe('rulings, to which more may be added later', () => {
  const LETTERS_NOW = 'ssddn';
  const NOW = Object.values(parsed(exampleWith(2, LETTERS_NOW)).rulings);

  test.each([0, 1, 2, 3, 4, 5])('are read from %d letters, the others get their defaults', (count) => {
    const read = parsed(exampleWith(2, LETTERS_NOW.slice(0, count)));
    expect(Object.values(read.rulings)).toStrictEqual([
      ...NOW.slice(0, count),
      ...Object.values(DEFAULT_RULINGS).slice(count),
    ]);
  });

  test('written now are read the same by a version with a sixth ruling', () => {
    const sixth = { ...RULINGS, sixth: ['usual', 'odd'] } as const;
    fc.assert(
      fc.property(fc.constantFrom(...ALL_RULINGS), (rulings) => {
        const written = makeNotation({ ...exampleGame(), rulings }).split('_')[2] ?? '';
        expect(parseAnswers(written, sixth)).toStrictEqual({ ...rulings, sixth: 'usual' });
        expect(parseAnswers(`${written}o`, sixth)).toStrictEqual({ ...rulings, sixth: 'odd' });
        expect(parseAnswers(`${written}oo`, sixth)).toBe('newer');
      }),
    );
  });

  test('have answers with different first letters', () => {
    for (const options of Object.values(RULINGS))
      expect(new Set(options.map((option) => option.charAt(0))).size).toBe(options.length);
  });
});

test('the line of a table without pieces and rulings identifies the table', () => {
  const game = exampleGame();
  const ruled = { ...game, rulings: { ...game.rulings, emptySpring: 'spring' as const } };
  const emptied = { ...game, position: byField(() => undefined) };
  expect(makeTableNotation(ruled)).toBe(makeTableNotation(game));
  expect(makeTableNotation(emptied)).toBe(makeTableNotation(game));
  expect(makeTableNotation({ ...game, players: game.players.slice(1) })).not.toBe(makeTableNotation(game));
});
