/** POST a game file, get its result; anything else is refused with the right status and every reason. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameFileJsonSchema, makeGameFile } from '../files';
import { exampleGame, publishedResult, score } from '../palatinus';
import { refuseMethod, schemaRequest, scoreRequest } from '.';

const example = exampleGame();
const file = makeGameFile(example);

function post(
  body: BodyInit | null,
  headers: Record<string, string> = { 'content-type': 'application/json' },
): Request {
  const init = { method: 'POST', body, headers, duplex: 'half' };
  return new Request('http://localhost/api/score', init);
}

describe('scoring over HTTP', () => {
  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON',
    'application/vnd.septimontium+json',
  ])('answers %s with the result', async (type) => {
    const response = await scoreRequest(post(JSON.stringify(file), { 'content-type': type }));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toStrictEqual(publishedResult(score(example)));
  });

  test.each([
    { why: 'another type', status: 415, request: () => post('x', { 'content-type': 'text/plain' }) },
    { why: 'no type', status: 415, request: () => post(new Uint8Array([123]), {}) },
    {
      why: 'a compressed body',
      status: 415,
      request: () => post('x', { 'content-type': 'application/json', 'content-encoding': 'gzip' }),
    },
    {
      why: 'a body announced too long',
      status: 413,
      request: () => post('{}', { 'content-type': 'application/json', 'content-length': '65537' }),
    },
    { why: 'a body too long', status: 413, request: () => post('x'.repeat(65_537)) },
    { why: 'a body too long that comes in pieces', status: 413, request: () => post(endless()) },
    { why: 'a body that is no JSON', status: 400, request: () => post('{') },
    { why: 'no body', status: 400, request: () => post(null) },
    { why: 'a game that is none', status: 422, request: () => post('{}') },
    { why: 'another game', status: 422, request: () => post('{"format":"seven-hills-game"}') },
  ])('refuses $why with $status', async ({ status, request }) => {
    const response = await scoreRequest(request());
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      type: 'about:blank',
      status,
      title: expect.stringMatching(/\w/),
      detail: expect.stringMatching(/\w/),
    });
  });

  test('gives every reason with its path, its pointer and a sentence', async () => {
    const pieces = [...file.pieces, { at: 'A1', people: 'red', kind: 'merchant' }];
    const response = await scoreRequest(post(JSON.stringify({ ...file, pieces, 'a/b~c d': 1 })));
    expect(await response.json()).toMatchObject({
      detail: 'This game cannot be scored: 2 reasons, listed in errors.',
      errors: [
        { code: 'unknown-key', path: '["a/b~c d"]', pointer: '#/a~1b~0c%20d' },
        {
          code: 'field-taken',
          path: 'pieces[35].at',
          pointer: '#/pieces/35/at',
          detail: 'There are two pieces on A1, and room for one: remove one.',
        },
      ],
    });
  });

  test.each(['format', 'version', 'players', 'board', 'pieces', 'rulings'])(
    'refuses lists that are nested thousands of times as its %s',
    async (key) => {
      const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
      const whole = JSON.stringify({ ...file, [key]: 'deep' });
      const response = await scoreRequest(post(whole.replace('"deep"', deep)));
      expect(response.status).toBe(422);
    },
  );

  test('gives at most 100 reasons, and the number of all', async () => {
    const pieces = Array(90).fill({});
    const response = await scoreRequest(post(JSON.stringify({ ...file, pieces })));
    const { detail, errors } = await response.json();
    expect(detail).toBe('This game cannot be scored: 270 reasons, listed in errors.');
    expect(errors).toHaveLength(100);
    expect(errors.at(-1)).toStrictEqual({
      code: 'more-problems',
      path: '',
      pointer: '#',
      detail: 'And there are 171 more reasons: correct those above first, then try again.',
    });
  });

  test.each([
    { what: 'thousands of tiles', body: `{"board":{"tiles":[${'{},'.repeat(21_000)}{}]}}` },
    { what: 'a key twice', body: '{"format":"palatinus-game","format":"palatinus-game"}' },
    { what: 'a key of 60 kB', body: `{"format":"palatinus-game","${'é'.repeat(30_000)}":1}` },
    {
      what: 'many long lists below a long key',
      body: `{"${'k'.repeat(30_000)}":[${Array(99)
        .fill(`[${'1,'.repeat(100)}1]`)
        .join()}]}`,
    },
  ])('answers $what with 422 and a few kilobytes', async ({ body }) => {
    const response = await scoreRequest(post(body));
    expect(response.status).toBe(422);
    expect((await response.text()).length).toBeLessThan(64 * 1024);
  });

  test('answers any input, including half a character in a key', async () => {
    const response = await scoreRequest(post('{"format":"palatinus-game","\\ud800":1}'));
    expect(response.status).toBe(422);
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), async (body) => {
        const { status } = await scoreRequest(post(body));
        expect([400, 422]).toContain(status);
      }),
    );
  });

  test('refuses bytes that are not text', async () => {
    const response = await scoreRequest(post(new Uint8Array([0x22, 0xff, 0x22])));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      detail: 'The content is not text in UTF-8: send a game file.',
    });
  });

  test('answers in the requested language', async () => {
    const response = await scoreRequest(
      post('{}', { 'content-type': 'application/json', 'accept-language': 'fr-CH, en;q=0.5' }),
    );
    expect(response.headers.get('content-language')).toBe('fr');
    expect(await response.json()).toMatchObject({ title: 'Contenu impossible à traiter' });
  });

  test('names the allowed methods', async () => {
    const response = refuseMethod(new Request('http://localhost/api/score'), 'POST');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(await response.json()).toMatchObject({ status: 405, detail: 'There is no GET here: use POST.' });
  });
});

describe('the schema over HTTP', () => {
  const ask = (search: string): Response =>
    schemaRequest(
      new Request(`http://localhost/api/schema${search}`, { headers: { 'accept-language': 'fr' } }),
    );

  test.each(['', '?format=palatinus-game'])('is that of Palatinus for “%s”', async (search) => {
    const response = ask(search);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/schema+json');
    expect(await response.json()).toStrictEqual(gameFileJsonSchema());
  });

  test('of an unknown format does not exist, and the existing ones are named', async () => {
    const response = ask('?format=chess');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      title: 'Introuvable',
      detail: expect.stringMatching(/chess.*palatinus-game/),
    });
  });
});

/** An endless body: only a reader that stops by itself comes to an end. */
function endless(): ReadableStream {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024)) });
}
