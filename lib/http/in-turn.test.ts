/** Work is done one piece at a time, with a rest after each that leaves the processor to others. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn } from './in-turn';

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

const isHere = (): boolean => false;

test('the first is done at once, the next after a rest of four times as long', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(10);
  const done: string[] = [];
  void inTurn(() => done.push('first'), isHere);
  void inTurn(() => done.push('second'), isHere);
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toStrictEqual(['first']);
  await vi.advanceTimersByTimeAsync(39);
  expect(done).toStrictEqual(['first']);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toStrictEqual(['first', 'second']);
  now.mockRestore();
});

test('the next request is refused when two hundred are waiting, and accepted again later', async () => {
  const served = Array.from({ length: 200 }, (_, index) => inTurn(() => index, isHere));
  expect(inTurn(() => 'one too many', isHere)).toBeUndefined();
  await vi.runAllTimersAsync();
  expect(await Promise.all(served)).toHaveLength(200);
  expect(inTurn(() => 'served', isHere)).toBeDefined();
});

test('each gets its own result, and a failure does not stop the others', async () => {
  const results = Promise.allSettled([
    inTurn(() => 1, isHere),
    inTurn(() => {
      throw new Error('broken');
    }, isHere),
    inTurn(() => 3, isHere),
  ]);
  await vi.runAllTimersAsync();
  expect(await results).toMatchObject([{ value: 1 }, { reason: { message: 'broken' } }, { value: 3 }]);
});

test('the work of a client that has gone is skipped', async () => {
  let isGone = false;
  const work = vi.fn();
  const results = Promise.all([inTurn(() => 1, isHere), inTurn(work, () => isGone)]);
  isGone = true;
  await vi.runAllTimersAsync();
  expect(await results).toStrictEqual([1, undefined]);
  expect(work).not.toHaveBeenCalled();
});
