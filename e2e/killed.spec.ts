/**
 * The browser is killed: a phone without power, a crash, a swipe that closes it. One second after the last tap
 * nothing is lost.
 */
import { TAPS_PER_ROUND, tapsLostWhenKilled } from '../scripts/attack-killed';
import { expect, test } from './test';

test('ten taps, a second, and the browser is killed: all ten are there', async ({ baseURL }) => {
  expect(TAPS_PER_ROUND).toBe(10);
  expect(await tapsLostWhenKilled(String(baseURL))).toBe(0);
});
