/** Long work with a fake worker, which answers when the test says so. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeLongWork, type Reader, serveTasks } from './long-work';

const TASKS = {
  double: (number: number) => number * 2,
  fail: (_: string) => {
    throw new Error('no');
  },
  slow: async (steps: number, onProgress: (share: number) => void) => {
    onProgress(1 / steps);
    return 'slow';
  },
};

class FakeWorker {
  static started: FakeWorker[] = [];
  readonly asked: unknown[] = [];
  isEnded = false;
  onmessage?: (event: { readonly data: unknown }) => void;
  onerror?: () => void;

  constructor() {
    FakeWorker.started.push(this);
  }

  postMessage(request: unknown): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(data: unknown): void {
    this.onmessage?.({ data });
  }
}

const openWorker = (): Worker => new FakeWorker() as unknown as Worker;
const lastWorker = (): FakeWorker => FakeWorker.started.at(-1) as FakeWorker;

function reader(): Reader<unknown> & { readonly heard: unknown[] } {
  const heard: unknown[] = [];
  return {
    heard,
    onProgress: (share) => heard.push(`${share * 100} %`),
    onAnswer: (output) => heard.push(output),
    onFailure: () => heard.push('failed'),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeWorker.started = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks the worker for one task after the other, and caches the latest answer to each', () => {
  const work = makeLongWork(openWorker, async () => TASKS);
  const [one, other] = [reader(), reader()];
  work.ask('double', 4, one);
  work.ask('slow', 2, other);
  expect(lastWorker().asked).toEqual([{ name: 'double', input: 4 }]);
  expect(work.known('double', 4)).toBeUndefined();
  lastWorker().say({ output: 8 });
  expect(lastWorker().asked).toHaveLength(2);
  lastWorker().say({ progress: 0.5 });
  lastWorker().say({ output: 'slow' });
  expect([one.heard, other.heard]).toEqual([[8], ['50 %', 'slow']]);
  expect(FakeWorker.started).toHaveLength(1);
  expect([work.known('double', 4), work.known('double', 5)]).toEqual([8, undefined]);
});

it('answers two readers of the same input with one run', () => {
  const work = makeLongWork(openWorker, async () => TASKS);
  const [one, other] = [reader(), reader()];
  const leave = work.ask('double', 4, one);
  leave();
  work.ask('double', 4, other);
  vi.advanceTimersByTime(1);
  expect(lastWorker().asked).toHaveLength(1);
  lastWorker().say({ output: 8 });
  expect([one.heard, other.heard]).toEqual([[], [8]]);
});

it('ends the worker of a task that nobody waits for, and continues with the next', () => {
  const work = makeLongWork(openWorker, async () => TASKS);
  const [unread, read] = [reader(), reader()];
  const leave = work.ask('slow', 2, unread);
  const ended = lastWorker();
  work.ask('double', 4, read);
  const leaveWaiting = work.ask('double', 5, unread);
  leaveWaiting();
  leave();
  vi.advanceTimersByTime(1);
  expect(ended.isEnded).toBe(true);
  expect(lastWorker().asked).toEqual([{ name: 'double', input: 4 }]);
  lastWorker().say({ output: 8 });
  expect([unread.heard, read.heard]).toEqual([[], [8]]);
  expect(lastWorker().asked).toHaveLength(1);
});

it('ends an idle worker', () => {
  const work = makeLongWork(openWorker, async () => TASKS);
  work.preload();
  work.preload();
  expect(FakeWorker.started).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(lastWorker().isEnded).toBe(true);
  work.ask('double', 4, reader());
  vi.advanceTimersByTime(60_000);
  expect(lastWorker().isEnded).toBe(false);
});

it.each([
  [
    'there are no workers',
    () => {
      throw new ReferenceError('Worker is not defined');
    },
    false,
  ],
  ['its script does not come', openWorker, true],
])('does the work in the page if %s', async (_, open, isLate) => {
  const work = makeLongWork(open, async () => TASKS);
  work.preload();
  const [one, other, third] = [reader(), reader(), reader()];
  work.ask('slow', 2, one);
  if (isLate) lastWorker().onerror?.();
  work.ask('double', 4, other);
  work.ask('fail', '', third);
  await vi.runAllTimersAsync();
  expect([one.heard, other.heard, third.heard]).toEqual([['50 %', 'slow'], [8], ['failed']]);
  work.preload();
  expect(FakeWorker.started).toHaveLength(isLate ? 1 : 0);
});

it('reports failure if neither script can be loaded, and tries a worker again the next time', async () => {
  const work = makeLongWork<typeof TASKS>(openWorker, () => Promise.reject(new Error('offline')));
  const [one, other] = [reader(), reader()];
  work.ask('double', 4, one);
  lastWorker().onerror?.();
  await vi.advanceTimersByTimeAsync(1);
  work.ask('double', 4, other);
  lastWorker().say({ output: 8 });
  expect([one.heard, other.heard]).toEqual([['failed'], [8]]);
  expect(FakeWorker.started).toHaveLength(2);
});

it('works with the worker’s script', async () => {
  const sent: unknown[] = [];
  let hear: (event: { readonly data: unknown }) => Promise<void> = async () => undefined;
  vi.stubGlobal('postMessage', (message: unknown) => sent.push(message));
  vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => {
    hear = listener;
  });
  serveTasks(TASKS);
  await hear({ data: { name: 'slow', input: 4 } });
  await hear({ data: { name: 'fail', input: '' } });
  expect(sent).toEqual([{ progress: 0.25 }, { output: 'slow' }, { failed: true }]);
});
