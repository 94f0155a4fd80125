/**
 * Damaged texts on the device, in the archive and in a file: no page fails, and nothing is lost. `npm run attack`
 * does more.
 */
import { attackPages } from '../scripts/attack-pages';
import { expect, test } from './test';

test('damaged texts break no page and lose nothing', async ({ page, baseURL }) => {
  expect(await attackPages(page, { address: String(baseURL), seed: 7, pages: 2 })).toEqual([]);
});

test('the attack detects an empty page', async ({ page, baseURL }) => {
  await page.route('**/en', (route) => route.fulfill({ contentType: 'text/html', body: '<main></main>' }));
  const failures = await attackPages(page, { address: String(baseURL), seed: 7, pages: 1 });
  expect(failures).toEqual([expect.stringContaining('The page is empty.')]);
});
