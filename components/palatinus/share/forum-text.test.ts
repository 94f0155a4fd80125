/** The text for a forum: golden texts, and names and rulings that need care. */

import { describe, expect, it } from 'vitest';
import { speaker } from '@/lib/i18n';
import {
  EXAMPLE,
  exampleGame,
  type Game,
  parseField,
  parseNotation,
  score,
  withPiece,
} from '@/lib/palatinus';
import { EMPTY_NOTEBOOK, openGame, settlePieces } from '@/lib/palatinus/enter';
import { checkCharacters } from '@/lib/text';
import { forumText } from './forum-text';
import type { CountedGame } from './tally-lines';

const LINK = 'https://here.example/en/palatinus/score#table';

const TIED =
  'P1_y-Anna.g-Ben.p-Clara.b-David.r-Eva_bfoio_LF16124D35B33126A55136C542E133G3426_gy----.-y-Y--.-R3--g.B-----.3-3--B.35-4--.r--g--_cs';

const gameOf = (line: string): Game => (parseNotation(line) as { readonly value: Game }).value;

const countedGame = (game: Game): CountedGame => ({
  game,
  result: score(game),
  notebook: openGame(EMPTY_NOTEBOOK, game),
});

function textOf(game: Game, language: 'en' | 'fr' = 'en'): string {
  return forumText(speaker(language), countedGame(game), LINK);
}

describe('the text for a forum', () => {
  it('has the winners, the table, each player, the rulings and the link', () => {
    expect(textOf(exampleGame())).toBe(`Nora and Pia share the victory with 11 points each.
Still tied after the tie-break (most tokens, discs and captives together): Nora 4, Pia 4.

          Livia  Marco  Nora  Otto  Pia
A             ·      ·    ★4     ·    ·
B             ·      ·     ·     ·   ★5
C             ·     ★3     ·     ·    ·
D             ·     ★3     ·     ·    ·
E             ·      ·    ★5     ·    ·
F             ·      ·     ·     ·   ★4
G             ·      ·     ·    ★6    ·
Captives      0      0     2     2    2
Points        0      6    11     8   11

Livia: 0
Marco: tokens 3 + 3 = 6
Nora: 2 captives + tokens 4 + 5 = 11
Otto: 2 captives + token 6 = 8
Pia: 2 captives + tokens 4 + 5 = 11

Rulings: standard. Springs: those of the example box.

${LINK}`);
    const unlinked = forumText(speaker('en'), countedGame(exampleGame()), '');
    expect(unlinked.split('\n').at(-1)).toBe(EXAMPLE);
  });

  it('says which hills were tied, which nobody took, and who got discs for captives', () => {
    const lines = textOf(gameOf(TIED)).split('\n');
    expect(lines).toContain('A (tie)             disc 2  disc 2      ·      ·    ·');
    expect(lines).toContain('D (nobody)               ·       ·      ·      ·    ·');
    expect(lines).toContain('Discs for captives       0       0      0      0    1');
  });

  it('says whose allies the peoples are', () => {
    const pair =
      'P1_rG-Anna.bY_bfoio_LF16124D35B33126A55136C542E133G3426_gy----.------.------.------.------.------.------';
    const value = gameOf(`${pair}_${checkCharacters(pair)}`);
    expect(textOf(value)).toContain('\nPlayers: Anna (red, ally: green), Blue (ally: yellow).\nAnna: ');
    expect(textOf(exampleGame())).not.toContain('Players:');
  });

  it('says how many pieces are missing, unless the players confirmed that there were no others', () => {
    const tooMany = countedGame(gameOf(TIED));
    expect(forumText(speaker('en'), tooMany, LINK)).toContain('\n22 pieces missing, 3 too many. Rulings');
    const notMissing = { ...tooMany, notebook: settlePieces(tooMany.notebook) };
    expect(forumText(speaker('en'), notMissing, LINK)).toContain('\n3 pieces too many. Rulings');
    const told = countedGame({
      ...exampleGame(),
      position: withPiece(exampleGame().position, parseField('C1'), undefined),
    });
    expect(forumText(speaker('en'), told, LINK)).toContain('\n1 piece missing. Rulings: standard.');
    const settled = { ...told, notebook: settlePieces(told.notebook) };
    expect(forumText(speaker('en'), settled, LINK)).not.toContain('missing');
  });

  it('speaks French', () => {
    expect(textOf(exampleGame(), 'fr')).toContain('partagent la victoire');
  });

  it('has no invisible characters in a double name', () => {
    const [first, ...others] = exampleGame().players;
    const players = [{ people: 'red', ...first, name: 'Jean-Marc' }, ...others] as const;
    const text = textOf({ ...exampleGame(), players });
    expect(text).toContain('\n          Jean-Marc  Marco');
    expect(text).toContain('\nJean-Marc: 0');
  });

  it('shows names unchanged, and isolates right-to-left names without shifting their column', () => {
    const [first, second, ...others] = exampleGame().players;
    const players = [
      { people: 'red', ...first, name: '<b>Al</b>' },
      { people: 'yellow', ...second, name: 'מרקו' },
      ...others,
    ] as const;
    const text = textOf({ ...exampleGame(), players });
    expect(text).toContain('<b>Al</b>: 0');
    expect(text).toContain('\n          <b>Al</b>  \u2068מרקו\u2069  Nora  Otto  Pia\n');
    expect(text).toContain('\nCaptives          0     0     2     2    2\n');
    expect(text).toContain('\u2068מרקו\u2069: tokens 3 + 3 = 6');
  });

  it('names rulings that are not the default', () => {
    const rulings = { ...exampleGame().rulings, emptySpring: 'spring' } as const;
    const text = textOf({ ...exampleGame(), rulings });
    expect(text).toContain('Rulings: an empty spring gives 2.');
  });
});
