/** The worst evenings: no room, no network. It is reported, nothing is lost, and everything can be exported. */
import { readFile } from 'node:fs/promises';
import { address, atStep } from './addresses';
import { forbidStorage, LAID_TABLE, seed, seedGame, takeRoom } from './seed';
import { expect, type Page, test } from './test';

/** Blocks all scripts except those in the page itself, until the network is back. */
async function loseNetwork(page: Page, path: string): Promise<{ readonly back: () => void }> {
  const html = await (await page.request.get(path)).text();
  let isBack = false;
  await page.route('**/*', (route) => {
    const isScript = route.request().resourceType() === 'script';
    const isNamed = html.includes(new URL(route.request().url()).pathname);
    return isScript && !isNamed && !isBack ? route.abort() : route.continue();
  });
  return {
    back: () => {
      isBack = true;
    },
  };
}

test('no room and no network: half a game is saved as a file, and opened again', async ({
  page,
  browser,
}) => {
  await seed(page, LAID_TABLE);
  await page.goto(address('inhabitants'));
  await expect(page.getByText('0 of 35 placed')).toBeVisible();
  await loseNetwork(page, address('inhabitants'));
  await takeRoom(page);
  await page.getByRole('button', { name: /^A1,/ }).tap();
  await expect(page.getByRole('main').getByText('No room left to save')).toBeVisible();
  await expect(page.getByRole('status').getByText('No room left to save')).toHaveCount(1);
  await expect(page.getByText('1 of 35 placed')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything as a file' }).tap();
  const buffer = await readFile(await (await download).path());

  const other = await (await browser.newContext()).newPage();
  await other.goto(address('open'));
  await expect(other.locator('[data-waiting]')).toHaveCount(0);
  await other
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer });
  await expect(other.getByText('Everything in this file is back')).toBeVisible();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByText('Everything in this file is back')).toBeHidden();
  await other.getByRole('button', { name: 'Redo' }).click();
  await expect(other.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true');
  await other.goto(address('inhabitants'));
  await expect(other.getByText('1 of 35 placed')).toBeVisible();
  await other.context().close();
});

test('the next screen does not load: that is reported, and it is fetched again', async ({ page }) => {
  await seedGame(page);
  const network = await loseNetwork(page, address('players'));
  await page.goto(address('players'));
  await expect(page.getByText('5 players, 35 inhabitants')).toBeVisible();
  await page.getByRole('link', { name: 'Tiles' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Tiles' })).toBeVisible();
  await expect(page.getByText('This part of the app could not be loaded')).toBeVisible();
  network.back();
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(page.getByText('7 of 7', { exact: true })).toBeVisible();
});

test('points and rules that do not load are reported over the step, and fetched again', async ({ page }) => {
  await seedGame(page);
  const network = await loseNetwork(page, address('score'));
  await page.goto(atStep('C-a1'));
  const sheet = page.getByRole('dialog');
  const notLoaded = sheet.getByText('This part of the app could not be loaded');
  const points = page.getByRole('button', { name: /^Nora: / });
  await points.tap();
  await expect(notLoaded).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.getByRole('article').getByRole('link', { name: 'rule 3.2' }).click();
  await expect(notLoaded).toBeVisible();
  network.back();
  await sheet.getByRole('button', { name: 'Try again' }).tap();
  await expect(sheet.getByRole('heading', { name: 'Equal groups: it flees' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await points.tap();
  await expect(sheet.getByRole('heading', { name: /^Nora/ })).toBeVisible();
});

test('Share does not load, or loads but fails: its sheet reports it, and the tally stays', async ({
  page,
}) => {
  await seedGame(page);
  let isBack = false;
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const isShare = (await response.text()).includes('share.scan');
    return isShare && !isBack ? route.abort() : route.fulfill({ response });
  });
  await page.goto(atStep('tally'));
  await page.evaluate(() => {
    Object.assign(navigator, {
      canShare: () => {
        throw new Error('broken on purpose');
      },
    });
  });
  await page.getByRole('button', { name: 'Share', exact: true }).tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('This part of the app could not be loaded')).toBeVisible();
  isBack = true;
  await sheet.getByRole('button', { name: 'Try again' }).tap();
  await expect(sheet.getByRole('heading', { name: 'That did not work' })).toBeVisible();
  await expect(sheet.getByText('This part of the app has failed')).toBeVisible();
  await page.evaluate(() => Object.assign(navigator, { canShare: () => false }));
  await sheet.getByRole('button', { name: 'Try again' }).tap();
  await expect(sheet.getByRole('heading', { name: 'Share this game' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('table')).toBeVisible();
});

test('another page does not load: what was entered stays in this tab, even if nothing can be saved', async ({
  page,
}) => {
  await forbidStorage(page);
  const network = await loseNetwork(page, address('players', 'fr'));
  await page.goto(address('players', 'fr'));
  await expect(page.getByRole('main').getByText('Ce navigateur n’enregistre rien')).toBeVisible();
  await page.getByRole('group', { name: 'Combien de joueurs ?' }).getByText('3', { exact: true }).tap();
  await page.getByRole('link', { name: 'Accueil' }).tap();
  await expect(page.getByRole('heading', { name: 'Cette page n’a pas pu s’afficher' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tout enregistrer dans un fichier' })).toBeVisible();
  network.back();
  await page.getByRole('button', { name: 'Réessayer' }).tap();
  await page.getByRole('link', { name: /^Compter une partie/ }).tap();
  await expect(page.getByRole('radio', { name: '3' })).toBeChecked();
});
