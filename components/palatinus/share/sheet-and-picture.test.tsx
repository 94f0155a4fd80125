/** The content of the printed sheet and of the picture, for various players. */

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { speaker } from '@/lib/i18n';
import { exampleGame, type Game, score } from '@/lib/palatinus';
import { EMPTY_NOTEBOOK, openGame } from '@/lib/palatinus/enter';
import { table } from '@/lib/palatinus/testing';
import { PrintSheet } from './print-sheet';
import { TallyPicture } from './tally-picture';

const game = exampleGame();
const DATE = '2 November 2026';
const LEAVES_OF_A_WREATH = 12;

const common = (of: Game, date?: string) => ({
  say: speaker('en'),
  game: of,
  result: score(of),
  notebook: openGame(EMPTY_NOTEBOOK, of),
  date,
});
const sheetOf = (of: Game, date?: string): string =>
  renderToStaticMarkup(<PrintSheet {...common(of, date)} link="https://here.example" />);
const pictureOf = (of: Game, date?: string): string =>
  renderToStaticMarkup(<TallyPicture {...common(of, date)} ref={null} />);

/** The texts of a markup, one entry for each element. */
const wordsOf = (markup: string): readonly string[] =>
  markup
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
const leavesIn = (markup: string): number => markup.split('d="M0 0C7-5').length - 1;

/** The text of the cells of each row. */
function rowsOf(sheet: string): readonly (readonly string[])[] {
  return [...sheet.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => wordsOf(cell).join(' ')),
  );
}

describe('the sheet of paper', () => {
  it('shows everybody’s influence on every hill, and what it earned', () => {
    const rows = rowsOf(sheetOf(game));
    expect(rows.slice(1, 8)).toEqual([
      ['A', '0', '5', '12 (★4)', '7', '0'],
      ['B', '0', '7', '0', '0', '11 (★5)'],
      ['C', '7', '8 (★3)', '0', '0', '0'],
      ['D', '6', '10 (★3)', '0', '0', '0'],
      ['E', '0', '0', '3 (★5)', '0', '0'],
      ['F', '6', '0', '0', '0', '9 (★4)'],
      ['G', '0', '0', '4', '11 (★6)', '8'],
    ]);
    expect(rows.at(-1)).toEqual(['Points', '0', '6', '11', '8', '11']);
  });

  it('has a wreath for each winner, and the date if it is known', () => {
    expect(leavesIn(sheetOf(game))).toBe(2 * LEAVES_OF_A_WREATH);
    expect(wordsOf(sheetOf(game, DATE))).toContain(DATE);
  });

  it('names a player without a name by the colour, once', () => {
    const unnamed = { ...game, players: game.players.map(({ people }) => ({ people })) };
    expect(wordsOf(sheetOf(unnamed)).filter((words) => /green/i.test(words))).toEqual([
      expect.stringMatching(/^Green and Purple share/),
      expect.stringMatching(/: Green 4, Purple 4\.$/),
      'Green',
      'Green',
      expect.stringMatching(/^Green: /),
    ]);
    expect(wordsOf(sheetOf(game))).toContain('Nora (green)');
  });
});

describe('the picture', () => {
  it('has a wreath for each winner, and the date if it is known', () => {
    expect(leavesIn(pictureOf(game))).toBe(2 * LEAVES_OF_A_WREATH);
    const made = speaker('en')('share.made');
    expect(wordsOf(pictureOf(game, DATE))).toContain(`${DATE} · ${made}`);
    expect(wordsOf(pictureOf(game))).toContain(made);
  });

  it('says whose allies the other two colours are, with two players', () => {
    const players = [
      { people: 'red', ally: 'green', name: 'Livia' },
      { people: 'purple', ally: 'blue' },
    ] as const;
    expect(wordsOf(pictureOf(table({ A1: 'red merchant' }, { players }))).join(' ')).toContain(
      'Livia (red, ally: green) · Purple (ally: blue)',
    );
  });
});
