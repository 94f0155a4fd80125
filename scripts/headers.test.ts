/** What each answer forbids: a page runs its own scripts and no others, and other files run nothing. */
import { describe, expect, test } from 'vitest';
import { type Answer, headersOf, type InlineHashes } from './headers.js';

const INLINE: InlineHashes = {
  scripts: new Map([
    ['/en', ['theme', 'home']],
    ['/_global-error', ['failure']],
  ]),
  styles: ['plain'],
};
const PAGE: Answer = { path: '/en', status: 200, type: 'text/html; charset=utf-8', nonce: 'once' };

/** The directives of the policy by their names. */
function policyOf(answer: Partial<Answer>): Readonly<Record<string, string>> {
  const policy = headersOf({ ...PAGE, ...answer }, INLINE)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/, 2)));
}

const OWN = "'self' 'sha256-theme' 'sha256-home'";

describe('the scripts that may run', () => {
  test.each<{ what: string; answer: Partial<Answer>; scripts: string | undefined }>([
    { what: 'a built page', answer: {}, scripts: OWN },
    { what: 'a built page that has not changed', answer: { status: 304, type: '' }, scripts: OWN },
    { what: 'the data of a built page', answer: { type: 'text/x-component' }, scripts: OWN },
    {
      what: 'an address that leads nowhere',
      answer: { path: '/nowhere', status: 404 },
      scripts: "'self' 'nonce-once'",
    },
    { what: 'a built page that failed', answer: { status: 500 }, scripts: "'self' 'sha256-failure'" },
    {
      what: 'the API',
      answer: { path: '/api/score', status: 422, type: 'application/json' },
      scripts: undefined,
    },
    {
      what: 'a built script, which may be a worker',
      answer: { path: '/_next/static/chunks/worker.js', type: 'application/javascript; charset=UTF-8' },
      scripts: "'self'",
    },
    {
      what: 'a built script that has not changed',
      answer: { path: '/_next/static/chunks/worker.js', status: 304, type: '' },
      scripts: "'self'",
    },
    {
      what: 'the service worker, which loads none',
      answer: { path: '/sw.js', type: 'text/javascript; charset=utf-8' },
      scripts: undefined,
    },
    { what: 'a redirect', answer: { path: '/', status: 307, type: '' }, scripts: undefined },
    {
      what: 'an unreadable address',
      answer: { path: undefined, status: 400, type: 'text/plain' },
      scripts: undefined,
    },
  ])('of $what', ({ answer, scripts }) => {
    expect(policyOf(answer)['script-src']).toBe(scripts);
  });
});

test.each<Partial<Answer>>([{}, { path: '/nowhere' }, { status: 500 }, { path: '/api/score', type: '' }])(
  'what no answer allows: %o',
  (answer) => {
    expect(policyOf(answer)).toMatchObject({
      'default-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    });
    expect(headersOf({ ...PAGE, ...answer }, INLINE)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  },
);

test('a page may use the style elements of the build, and no others', () => {
  expect(policyOf({})['style-src']).toBe("'self' 'sha256-plain'");
});

test('the service worker fetches the app’s own files, and is revalidated at every visit', () => {
  for (const status of [200, 304]) {
    const answer = { path: '/sw.js', status, type: 'text/javascript; charset=utf-8' };
    expect(policyOf(answer)['connect-src']).toBe("'self'");
    expect(headersOf({ ...PAGE, ...answer }, INLINE)['Cache-Control']).toBe('no-cache');
  }
});
