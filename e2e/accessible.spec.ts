/** Whoever listens instead of looking, or sees little: every screen, sheet and notice, in the light and in the dark. */
import { setPlayerCount } from '../lib/palatinus/enter';
import { address, atStep } from './addresses';
import { EXAMPLE, ONE_MISSING, TIED } from './games';
import { expectAccessible } from './look';
import { forbidStorage, KNOWN_COPY, LAID_TABLE, seed, seedGame, seedText } from './seed';
import { expect, type Page, test } from './test';

async function open(page: Page, where: string, shown: string | RegExp): Promise<void> {
  await page.goto(where);
  await expect(page.getByText(shown).first()).toBeVisible();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

const SCENES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'home with a game': async (page) => {
    await seedGame(page, ONE_MISSING);
    await open(page, address('home'), /34 of 35 placed/);
  },
  'players: two with allies, and what each brings': async (page) => {
    await seed(page, setPlayerCount(KNOWN_COPY, 2));
    await open(page, address('players'), /2 players, \d+ inhabitants/);
    await page.getByText('Change the numbers').click();
  },
  'tiles: in the middle of springs': async (page) => {
    await page.goto(address('tiles'));
    await button(page, 'leans left').click();
    await button(page, 'Tile A').click();
    await button(page, 'Tile A, field above').click();
    await button(page, 'Tile A, field 4').click();
    await expect(button(page, 'Done, 1 spring')).toBeVisible();
  },
  'inhabitants: one placed': async (page) => {
    await seed(page, LAID_TABLE);
    await open(page, address('inhabitants'), '0 of 35 placed');
    await page.getByRole('button', { name: /^A1,/ }).click();
    await expect(page.getByText('1 of 35 placed')).toBeVisible();
  },
  'copy: a file refused': async (page) => {
    await seed(page, KNOWN_COPY);
    await open(page, address('copy'), '7 of 7 tiles known');
    await page.getByRole('textbox', { name: 'or paste the text of a file here' }).fill('nothing');
    await button(page, 'Take over').click();
    await expect(page.getByText('This file cannot be used', { exact: true })).toBeVisible();
  },
  'count: a condottiere judged, somebody missing': async (page) => {
    await seedGame(page, ONE_MISSING);
    await open(page, atStep('C-a1'), /^Hill C/);
  },
  'count: the influence, somebody missing': async (page) => {
    await seedGame(page, ONE_MISSING);
    await open(page, atStep('C-b'), /^Hill C/);
  },
  'count: where the points come from': async (page) => {
    await seedGame(page);
    await page.goto(atStep('D-b'));
    await page.getByRole('button', { name: /^Nora: / }).click();
    await expect(page.getByRole('dialog')).toContainText('Nora: 6 points so far');
  },
  'count: a rule': async (page) => {
    await seedGame(page);
    await page.goto(atStep('C-a1'));
    await page.getByRole('article').getByRole('link', { name: 'rule 3.2' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'All rules' })).toBeVisible();
  },
  'count: a story, corrected': async (page) => {
    await seedGame(page);
    await page.goto(atStep('C-a'));
    await page.getByRole('button', { name: /^C6, / }).first().click();
    await button(page, 'Entered wrongly?').click();
    await button(page, 'blue merchant').click();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('Corrected');
  },
  'count: nothing to count yet': (page) => open(page, address('score'), '7 tiles are not laid yet.'),
  'tally: somebody else’s, and how the points came about': async (page) => {
    await open(page, `${atStep('tally')}#${TIED}`, 'Shared with you');
    await page.getByText('How did Clara get 4?').click();
    await expect(page.getByText('Eva’s merchant, captured on C2')).toBeVisible();
  },
  sharing: async (page) => {
    await seedGame(page);
    await page.goto(atStep('tally'));
    await button(page, 'Share').click();
    await expect(page.getByRole('dialog').getByRole('img', { name: 'QR code' })).toBeVisible();
  },
  rulings: async (page) => {
    await seedGame(page);
    await open(page, address('rulings'), 'Rulings: usual.');
  },
  'rules, at one paragraph': (page) => open(page, `${address('rules')}#empty-spring`, '7.1'),
  print: (page) => open(page, `${address('print')}#${EXAMPLE}`, 'Livia'),
  'open: something refused': async (page) => {
    await seedGame(page);
    await open(page, address('open'), EXAMPLE);
    await page.getByRole('textbox', { name: 'Or paste it here' }).fill('{}');
    await button(page, 'Open').click();
    await expect(page.getByText('This cannot be opened.')).toBeVisible();
  },
  'notice: nothing is saved': async (page) => {
    await forbidStorage(page);
    await open(page, address('players'), 'This browser saves nothing');
  },
  'notice: something could not be read': async (page) => {
    await seedText(page, '{"format":"septimontium-notebook","version":1,"note');
    await open(page, address('players'), 'Something saved could not be read');
  },
  'not found': (page) => open(page, '/en/nowhere', 'No hill here'),
};

for (const [name, show] of Object.entries(SCENES))
  test(name, async ({ page }) => {
    await show(page);
    await expectAccessible(page);
  });
