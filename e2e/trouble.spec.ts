/** The worst evenings: no room, no network, two versions of the app. It is said, nothing is lost, and all can be taken along. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { makeSaved, NOTHING_KEPT } from '../lib/palatinus/enter';
import { expectAccessible } from './look';
import { LAID_TABLE, seed } from './seed';

const NEWER = makeSaved(NOTHING_KEPT).replace('"version":1', '"version":2');

/** Only the scripts that the page itself names come, until the network is back. */
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

async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
}

async function saveEverything(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything as a file' }).tap();
  return readFile(await (await download).path(), 'utf8');
}

test('no room and no network: half a table is taken along, and opened again', async ({ page, browser }) => {
  await seed(page, LAID_TABLE);
  await page.goto('/en/inhabitants');
  await expect(page.getByText('0 of 35 placed')).toBeVisible();
  await loseNetwork(page, '/en/inhabitants');
  await fillStorage(page);
  await page.getByRole('button', { name: /^A1,/ }).tap();
  await expect(page.getByRole('main').getByText('No room left to save')).toBeVisible();
  await expect(page.getByRole('status').getByText('No room left to save')).toHaveCount(1);
  await expect(page.getByText('1 of 35 placed')).toBeVisible();
  const text = await saveEverything(page);

  const other = await (await browser.newContext()).newPage();
  await other.goto('/en/file');
  await expect(other.getByText('Who plays is not told yet.')).toBeVisible();
  await other
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(other.getByText('Everything in this file is back')).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByText('Who plays is not told yet.')).toBeVisible();
  await other.getByRole('button', { name: 'Redo' }).click();
  await other.goto('/en/inhabitants');
  await expect(other.getByText('1 of 35 placed')).toBeVisible();
  await other.context().close();
});

for (const screen of ['players', 'tiles', 'inhabitants', 'copy', 'file', 'score']) {
  test(`no network for the reader: ${screen} says so, and goes on once there is`, async ({ page }) => {
    await seed(page, LAID_TABLE);
    const network = await loseNetwork(page, `/en/${screen}`);
    await page.goto(`/en/${screen}`);
    const notice = page.getByRole('main').getByText('Your table is not shown yet', { exact: true });
    await expect(notice).toBeVisible();
    network.back();
    await page.getByRole('button', { name: 'Try again' }).tap();
    await expect(notice).toBeHidden();
  });
}

test('the next screen does not come: what is entered stays in this tab, even where nothing is saved', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  const network = await loseNetwork(page, '/fr/players');
  await page.goto('/fr/players');
  await expect(page.getByRole('main').getByText('Ce navigateur ne garde rien')).toBeVisible();
  await page.getByRole('group', { name: 'Combien de joueurs ?' }).getByText('3', { exact: true }).tap();
  await page.getByRole('link', { name: 'Tuiles' }).tap();
  await expect(page.getByRole('heading', { name: 'Cette page n’a pas pu s’afficher' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Garder le tout en fichier' })).toBeVisible();
  await expectAccessible(page);
  network.back();
  await page.getByRole('button', { name: 'Réessayer' }).tap();
  await page.getByRole('link', { name: 'Joueurs' }).tap();
  await expect(page.getByRole('radio', { name: '3' })).toBeChecked();
});

test('a newer version in another tab: this one says so, writes nothing, and hands out what it has', async ({
  page,
  context,
}) => {
  await seed(page, LAID_TABLE);
  await page.goto('/en/inhabitants');
  await expect(page.getByText('0 of 35 placed')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/en/rules');
  await other.evaluate((text) => localStorage.setItem('septimontium', text), NEWER);
  await expect(page.getByRole('main').getByText('A newer version is open in another tab')).toBeVisible();
  await page.getByRole('button', { name: /^A1,/ }).tap();
  await expect(page.getByText('1 of 35 placed')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem('septimontium'))).toBe(NEWER);
  expect(JSON.parse(await saveEverything(page)).notebook.table.pieces).not.toEqual({});
});
