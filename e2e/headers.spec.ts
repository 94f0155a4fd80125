/** An attacker: scripts injected into a page do not run, and every answer of the server has its security headers. */
import { connect } from 'node:net';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { makeGameFile } from '../lib/files';
import { LANGUAGES } from '../lib/i18n';
import { exampleGame } from '../lib/palatinus';
import { address, PLACES } from './addresses';
import { expect, type Page, test } from './test';

// All tests that visit a page check that none of them is blocked, see test.ts.
test('the policy of every page names its scripts', async ({ request }) => {
  for (const path of LANGUAGES.flatMap((language) => PLACES.map((place) => address(place, language)))) {
    const answer = await request.get(path);
    const policy = answer.headers()['content-security-policy'];
    expect(policy, path).toMatch(/; script-src 'self'( 'sha256-[\w+/]{43}=')+; style-src 'self' /);
  }
});

/** Each logs to the console when it runs. */
const SLIPPED_IN = {
  script: `<script>console.info('ran script')</script>`,
  handler: `<img src="/icon.svg" onload="console.info('ran handler')">`,
  elsewhere: '<script src="http://elsewhere.test/script.js"></script>',
  link: `<a id="slipped-in" href="javascript:console.info('ran link')">link</a>`,
};

/** A page of the app with all of these injected; returns which of them ran, and what the browser reports as blocked. */
async function visitInjected(page: Page, path: string, isGuarded: boolean): Promise<readonly string[]> {
  const said: string[] = [];
  page.removeAllListeners('console');
  page.on('console', (message) => said.push(message.text()));
  await page.unrouteAll();
  await page.route('http://elsewhere.test/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `console.info('ran elsewhere')` }),
  );
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...others } = response.headers();
    const body = (await response.text()).replace('</body>', `${Object.values(SLIPPED_IN).join('')}</body>`);
    const headers = { ...others, ...(isGuarded && { 'content-security-policy': policy }) };
    await route.fulfill({ response, headers, body });
  });
  await page.goto(path);
  await page.evaluate(() => document.getElementById('slipped-in')?.click());
  return said;
}

// With its own page, because here the browser has something to block.
test('injected scripts do not run, but would without the policy', async ({ browser }) => {
  const page = await browser.newPage();
  for (const path of [address('home'), '/nowhere']) {
    const said = await visitInjected(page, path, true);
    for (const blocked of [
      /inline script violates .*Security Policy/i,
      /inline event handler violates .*Security Policy/i,
      /http:\/\/elsewhere\.test\/script\.js' violates .*Security Policy/i,
      /JavaScript URL violates .*Security Policy/i,
    ])
      await expect.poll(() => said).toContainEqual(expect.stringMatching(blocked));
    expect(said.filter((text) => text.startsWith('ran '))).toEqual([]);
    const unguarded = await visitInjected(page, path, false);
    for (const part of Object.keys(SLIPPED_IN)) await expect.poll(() => unguarded).toContain(`ran ${part}`);
  }
  await page.close();
});

const GUARDS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'/,
  ),
};

type Ask = (request: APIRequestContext) => Promise<APIResponse>;

const get =
  (path: string, headers: Readonly<Record<string, string>> = {}): Ask =>
  (request) =>
    request.get(path, { headers, maxRedirects: 0 });

/** The first script of the home page. */
async function chunkOf(request: APIRequestContext): Promise<string> {
  const html = await (await request.get(address('home'))).text();
  return /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? '';
}

const ANSWERS: readonly (readonly [what: string, status: number, ask: Ask])[] = [
  ['a page', 200, get('/en')],
  ['only the headers of a page', 200, (request) => request.head('/en')],
  ['a page spelt in another way', 308, get('/en%2Fpalatinus%2Fscore')],
  ['the data of a page', 200, get('/en?_rsc', { rsc: '1' })],
  ['an address that leads nowhere', 404, get('/nowhere')],
  ['data that leads nowhere', 404, get('/nowhere?_rsc', { rsc: '1', 'next-router-state-tree': 'x' })],
  ['the redirect to a language', 307, get('/')],
  ['another redirect', 308, get('/en/')],
  ['a script', 200, async (request) => request.get(await chunkOf(request))],
  [
    'a part of a script that is not there',
    200,
    async (request) => request.get(await chunkOf(request), { headers: { range: 'bytes=9999999-' } }),
  ],
  ['a script that is not there', 404, get('/_next/static/nowhere.js')],
  ['the icon', 200, get('/icon.svg')],
  ['the service worker', 200, get('/sw.js')],
  ['POST to the service worker', 405, (request) => request.post('/sw.js')],
  ['a manifest', 200, get('/en/manifest.webmanifest')],
  ['an icon of the home screen', 200, get('/icons/maskable-512.png')],
  ['a result', 200, (request) => request.post('/api/score', { data: makeGameFile(exampleGame()) })],
  ['a method that the API refuses', 405, get('/api/score')],
  ['what is no game', 422, (request) => request.post('/api/score', { data: {} })],
  ['the address of this computer in the network', 200, get('/api/address')],
  ['that address for a page from elsewhere', 404, get('/api/address', { host: 'elsewhere.test' })],
  ['an address that cannot be read', 400, get('/%')],
  ['TRACE of a page', 405, (request) => request.fetch('/en', { method: 'TRACE' })],
  ['TRACE of the API', 405, (request) => request.fetch('/api/score', { method: 'TRACE' })],
  ['POST to a page', 405, (request) => request.post('/en', { multipart: { a: 'b' } })],
  ['data under the name of a file', 404, get('/en.rsc')],
  ['a page that Next has for itself', 404, get('/_global-error')],
  ['a page by its pattern', 404, get('/%5Blang%5D')],
  ['a picture that Next would paint', 404, get('/_next/image?url=%2Fen%2F%1b&w=64&q=75')],
  ['a page with a word of Next to itself', 200, get('/en', { 'x-middleware-prefetch': '1' })],
];

test('every answer has its headers, and none reports a failure of the server', async ({ request }) => {
  for (const [what, status, ask] of ANSWERS) {
    const answer = await ask(request);
    expect.soft(answer.status(), what).toBe(status);
    expect.soft(answer.headers(), what).toMatchObject(GUARDS);
    expect.soft(answer.headers()['content-security-policy'], what).not.toMatch(/script-src[^;]*unsafe/);
  }
});

/** The raw answer of the server. */
async function answerTo(text: string, baseURL: string): Promise<string> {
  const socket = connect(Number(new URL(baseURL).port), 'localhost');
  socket.write(text);
  const answer = (await socket.setEncoding('latin1').toArray()).join('');
  socket.destroy();
  return answer;
}

test('answers by which Node itself refuses a request have their headers, too', async ({ baseURL }) => {
  const host = 'Host: localhost\r\nConnection: close\r\n';
  const requests = {
    'no request': [400, 'hello\r\n\r\n'],
    'a method that nobody knows': [400, `PRAISE /en HTTP/1.1\r\n${host}\r\n`],
    'no host': [400, 'GET /en HTTP/1.1\r\nConnection: close\r\n\r\n'],
    'headers that are too large': [431, `GET /en HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`],
    'an expectation that nobody meets': [417, `GET /en HTTP/1.1\r\n${host}Expect: praise\r\n\r\n`],
  } as const;
  for (const [what, [status, text]] of Object.entries(requests)) {
    const [first, ...lines] = (await answerTo(text, String(baseURL))).split('\r\n');
    const headers = lines
      .map((line) => line.split(/: (.*)/))
      .map(([name, value]) => [name?.toLowerCase(), value]);
    expect.soft(first, what).toContain(` ${status} `);
    expect.soft(Object.fromEntries(headers), what).toMatchObject(GUARDS);
  }
});

test('no cache keeps a page after an update, or serves one person’s language to another', async ({
  request,
}) => {
  const page = await get('/en', { 'x-middleware-prefetch': '1' })(request);
  expect(await page.text()).toContain('</html>');
  expect(page.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  const first = await get('/')(request);
  expect(first.headers()).toMatchObject({
    'cache-control': 'no-store',
    vary: expect.stringContaining('Accept-Language'),
  });
});

test('an unchanged page is confirmed with the same policy', async ({ request }) => {
  const first = await request.get('/en');
  const { etag = '', 'content-security-policy': policy } = first.headers();
  const again = await request.get('/en', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  expect(policy).toContain('sha256-');
  expect(again.headers()['content-security-policy']).toBe(policy);
});
