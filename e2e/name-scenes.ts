/** Every place where names are shown, for the specs about names. */
import { exampleGame, makeNotation } from '../lib/palatinus';
import { address, atStep } from './addresses';
import { withChange } from './games';
import { expect, type Page } from './test';

/** The example with other names. */
export function lineWith(names: readonly string[]): string {
  const game = exampleGame();
  const players = game.players.map((player, index) => ({ ...player, name: names[index] ?? '' }));
  return makeNotation({ ...game, players });
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const article = (page: Page) => page.getByRole('article').first();

/**
 * Every place where names are shown, with a game that is already on the device. Scenes that change it come last, so
 * that all can be visited in order; some continue from the one before.
 */
export const SCENES: Readonly<Record<string, (page: Page, line: string) => Promise<void>>> = {
  home: async (page) => {
    await page.goto(address('home'));
    await expect(page.getByRole('link', { name: / shared it, 11/ })).toBeVisible();
  },
  players: async (page) => {
    await page.goto(address('players'));
    await expect(page.getByText('5 players, 35 inhabitants')).toBeVisible();
  },
  'players, of whom one leaves': async (page) => {
    await button(page, /^Remove /).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  tiles: async (page) => {
    await page.goto(address('tiles'));
    await expect(page.getByText('7 of 7')).toBeVisible();
  },
  inhabitants: async (page) => {
    await page.goto(address('inhabitants'));
    await expect(page.getByText('Everybody is on the board.')).toBeVisible();
  },
  copy: async (page) => {
    await page.goto(address('copy'));
    await expect(page.getByText('7 of 7 tiles known')).toBeVisible();
  },
  'a condottiere': async (page) => {
    await page.goto(atStep('C-a1'));
    await expect(article(page)).toContainText('C4');
  },
  'who leaves': async (page) => {
    await page.goto(atStep('C-a'));
    await expect(article(page)).toContainText('A4');
  },
  'the influence': async (page) => {
    await page.goto(atStep('C-b'));
    await expect(article(page)).toContainText('controls the hill');
  },
  'who guesses': async (page) => {
    await page.goto(`${address('score')}?guess=A-b`);
    await expect(page.getByRole('group', { name: /who takes it/ })).toBeVisible();
  },
  'the points so far': async (page) => {
    await page.goto(atStep('D-b'));
    await page.getByRole('list', { name: 'Score so far' }).getByRole('button').nth(2).click();
    await expect(page.getByRole('dialog')).toContainText('6 points so far');
  },
  'the tally': async (page) => {
    await page.goto(atStep('tally'));
    await expect(page.getByRole('table')).toBeVisible();
    for (const player of await page.locator('summary').all()) await player.click();
  },
  'the share sheet': async (page) => {
    await page.goto(atStep('tally'));
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: /^Picture/ })).toBeVisible();
  },
  rulings: async (page) => {
    await page.goto(address('rulings'));
    await expect(page.locator('summary').first()).toBeVisible();
    await page.locator('details').evaluateAll((questions: HTMLDetailsElement[]) => {
      for (const question of questions) question.open = true;
    });
  },
  'does it matter': async (page) => {
    await page.goto(address('settle'));
    await expect(button(page, 'It is right')).toBeVisible();
  },
  'what if': async (page) => {
    await page.goto(`${address('what-if')}?move=C2`);
    await button(page, /^A5, /).click();
    await expect(page.getByRole('main')).toContainText('Hill A goes to');
  },
  print: async (page) => {
    await page.goto(address('print'));
    await expect(article(page).getByRole('code')).toBeVisible();
  },
  'a shared game': async (page, line) => {
    await page.goto(`${atStep('tally')}#${withChange(line, '_bfoio_', '_sfoio_')}`);
    await expect(page.getByRole('main').getByText('Shared with you')).toBeVisible();
  },
  'a game that is opened': async (page, line) => {
    await page.goto(address('open'));
    await page.getByRole('textbox', { name: 'Or paste it here' }).fill(line);
    await button(page, 'Open').click();
    await expect(page.getByText('35 inhabitants')).toBeVisible();
  },
  'the story of a piece, and its correction': async (page) => {
    await page.goto(atStep('C-a'));
    await button(page, /^A4, /).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Wrong piece?' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'red merchant', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('instead of');
  },
  'inhabitants, one missing': async (page) => {
    await page.goto(address('inhabitants'));
    await button(page, /^A1, /).press('Backspace');
    await expect(page.getByRole('contentinfo')).toContainText('removed');
    await page.reload();
    await expect(page.getByRole('contentinfo')).toContainText('too few');
  },
  'the influence, one missing': async (page) => {
    await page.goto(atStep('C-b'));
    await article(page).locator('summary').first().click();
    await expect(article(page)).toContainText('missing');
  },
};
