/** Somebody adds the app to the home screen: it has its icon, its shortcuts and the files that it opens. */
import { makeGameFile } from '../lib/files';
import { LANGUAGES } from '../lib/i18n';
import { exampleGame } from '../lib/palatinus';
import { address, newGame } from './addresses';
import { MINE } from './games';
import { seedGame } from './seed';
import { expect, test } from './test';

/** The size of a PNG is at its beginning: width and height, four bytes each. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('can be installed in every language, with icons of the stated size and working shortcuts', async ({
  browser,
  baseURL,
}) => {
  // A browser installs nothing from a private window, which tests have: that must be its only objection. A headless
  // one reports nothing.
  const page = await browser.newPage({ baseURL: String(baseURL), serviceWorkers: 'allow' });
  const session = await page.context().newCDPSession(page);
  await page.goto(address('home', 'fr'));
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { url: path, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(path).toBe(`${baseURL}/fr/manifest.webmanifest`);
  for (const language of LANGUAGES) {
    const manifest = await (await page.request.get(`/${language}/manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ id: '/', lang: language, start_url: address('home', language) });
    for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status(), url).toBe(200);
    for (const { src, sizes } of manifest.icons) {
      const icon = await page.request.get(src);
      expect(icon.status(), src).toBe(200);
      if (sizes !== 'any') expect(sizeOf(await icon.body()), src).toBe(sizes);
    }
    for (const { action } of manifest.file_handlers) expect(action).toBe(address('open', language));
  }
  const touched = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  expect(sizeOf(await (await page.request.get(String(touched))).body())).toBe('180x180');
  await page.close();
});

test('a shortcut starts another game, and the open one is not lost', async ({ page }) => {
  await seedGame(page, MINE);
  await page.goto(`${address('players')}?start`);
  await expect(page).toHaveURL(newGame());
  await expect(page.getByRole('main').getByText('A new game was started.')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(newGame());
  await page.getByRole('button', { name: 'Bring it back' }).tap();
  await expect(page).toHaveURL(/step=tally/);
});

test('a game file that the system opens with the app is opened', async ({ page }) => {
  const text = JSON.stringify(makeGameFile(exampleGame()));
  await page.addInitScript((content) => {
    const handle = { name: 'game.json', getFile: async () => new File([content], 'game.json') };
    const setConsumer = (take: (launch: { files: readonly (typeof handle)[] }) => void): void =>
      take({ files: [handle] });
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  }, text);
  await page.goto(address('open'));
  await expect(page.getByText(/^Opened: .*, with 35 inhabitants on the board\.$/)).toBeVisible();
});
