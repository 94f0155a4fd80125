/** The second copy where the browser denies it. e2e tests what a real browser writes and reads. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSecondCopy } from '.';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const next = vi.fn(() => 'text');

test('is reported as failed where it is forbidden, and requested again the next time', async () => {
  const factory = vi.fn((): IDBFactory => {
    throw new DOMException('no', 'SecurityError');
  });
  const copy = makeSecondCopy('key', factory);
  expect(await copy.update(next)).toBe(false);
  expect(await copy.update(next)).toBe(false);
  expect(factory).toHaveBeenCalledTimes(2);
  expect(next).not.toHaveBeenCalled();
});

test('is given up if it does not answer, and not tried again for a minute', async () => {
  const open = vi.fn(() => ({}) as IDBOpenDBRequest);
  const copy = makeSecondCopy('key', () => ({ open }) as unknown as IDBFactory);
  const first = copy.update(next);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await first).toBe(false);
  expect(await copy.update(next)).toBe(false);
  expect(open).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  const later = copy.update(next);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await later).toBe(false);
  expect(open).toHaveBeenCalledTimes(2);
  expect(next).not.toHaveBeenCalled();
});
