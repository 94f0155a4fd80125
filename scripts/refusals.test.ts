import { expect, test } from 'vitest';
import { pathOf, plainSpelling, refusalOf } from './refusals.js';

test.each([
  ['/en', '/en'],
  ['/%65n?step=%', '/en'],
  ['/en/../fr', '/fr'],
  ['//en', '//en'],
  ['/%', undefined],
  ['/%ff', undefined],
  ['http://elsewhere/en', undefined],
  ['*', undefined],
])('the path of %s is %s', (url, path) => {
  expect(pathOf(url)).toBe(path);
});

test.each([
  ['GET', undefined, { status: 400 }],
  ['GET', '/en', undefined],
  ['HEAD', '/icon.svg', undefined],
  ['TRACE', '/en', { status: 405, allow: 'GET, HEAD' }],
  ['POST', '/en', { status: 405, allow: 'GET, HEAD' }],
  ['POST', '/api/score', undefined],
  ['TRACE', '/api/score', { status: 405, allow: 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT' }],
  ['GET', '/api/address', undefined],
  ['POST', '/api/address', { status: 405, allow: 'GET, HEAD' }],
  ['GET', '/en.rsc', { status: 404 }],
  ['GET', '/[lang]', { status: 404 }],
  ['GET', '/_next/static/chunks/app/[lang]/page.js', undefined],
  ['GET', '/_global-error', { status: 404 }],
  ['GET', '/index', { status: 404 }],
  ['GET', '/_next/image', { status: 404 }],
])('%s %s is refused with %o', (method, path, refusal) => {
  expect(refusalOf(method, path)).toEqual(refusal);
});

test.each([
  ['/en/open', undefined],
  ['/en/open?a=%2F', undefined],
  ['/en%2Fopen?a=%2F', '/en/open?a=%2F'],
  ['/%65n/open', '/en/open'],
  ['/%65n/nowhere', undefined],
])('the normal spelling of %s is %s', (url, plain) => {
  expect(plainSpelling(url, new Map([['/en/open', []]]))).toBe(plain);
});
