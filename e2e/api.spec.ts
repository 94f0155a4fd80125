/** Another program sends a game to the server and gets its count, or learns exactly what is wrong with it. */
import { makeGameFile } from '../lib/files';
import { exampleGame, publishedResult, score } from '../lib/palatinus';
import { address } from './addresses';
import { expect, test } from './test';

const file = makeGameFile(exampleGame());

test('sends the game file that the page for developers shows, and gets its result', async ({
  page,
  request,
}) => {
  await page.goto(address('developers'));
  await expect(page.getByText(/^curl --json @game.json http:.*:\d+\/api\/score$/)).toBeVisible();
  await page.getByText('The example as a file').click();
  const shown = await page.locator('pre').innerText();
  expect(JSON.parse(shown)).toEqual(file);
  const response = await request.post('/api/score', { data: JSON.parse(shown) });
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual(publishedResult(score(exampleGame())));
});

test('sends something that is not a game and gets every reason', async ({ request }) => {
  const pieces = [...file.pieces, { at: 'A1', people: 'red', kind: 'merchant' }];
  const response = await request.post('/api/score', { data: { ...file, pieces, extra: 1 } });
  expect(response.status()).toBe(422);
  expect(response.headers()['content-type']).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({
    status: 422,
    errors: [
      { path: 'extra', code: 'unknown-key' },
      { path: 'pieces[35].at', code: 'field-taken' },
    ],
  });
});

test('sends too much, the wrong type, broken JSON, or uses the wrong method', async ({ request }) => {
  const json = { 'content-type': 'application/json' };
  const large = await request.post('/api/score', { data: Buffer.alloc(10_000_000, 'x'), headers: json });
  expect(large.status()).toBe(413);
  const text = await request.post('/api/score', { data: 'P1', headers: { 'content-type': 'text/plain' } });
  expect(text.status()).toBe(415);
  const broken = await request.post('/api/score', { data: Buffer.from('{"format":NaN}'), headers: json });
  expect(broken.status()).toBe(400);
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD']) {
    const refused = await request.fetch('/api/score', { method });
    expect(refused.status(), method).toBe(405);
    expect(refused.headers().allow, method).toBe('OPTIONS, POST');
  }
  const options = await request.fetch('/api/score', { method: 'OPTIONS' });
  expect(options.headers().allow).toBe('OPTIONS, POST');
});

test('fetches the schema of the game file', async ({ request }) => {
  const response = await request.get('/api/schema');
  expect(response.headers()['content-type']).toBe('application/schema+json');
  expect(await response.json()).toMatchObject({ title: 'Palatinus game', additionalProperties: false });
  const refused = await request.post('/api/schema');
  expect(refused.status()).toBe(405);
});
