/** Practice progress is kept on the device, can be deleted and restored, and works where nothing can be saved. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { progressDocument } from '@/lib/files/palatinus';
import type { Progress } from '@/lib/palatinus/learn';
import { makeQuestion } from '@/lib/palatinus/quiz';
import { makeRandom } from '@/lib/random';
import { makeStore, readSaved } from '@/lib/store';
import { FakeStorage } from '@/lib/store/testing-storage';
import { type ProgressChanges, progressChanges } from './use-progress';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 4, 1, 23, 30), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function on(storage: () => Storage): ProgressChanges & { readonly now: () => Progress } {
  const store = makeStore({ document: progressDocument, storage });
  store.start();
  return { ...progressChanges(() => store), now: () => store.snapshot().document };
}

it('records answers, lessons and days with the reader’s local date, and keeps them', () => {
  const storage = new FakeStorage();
  const { now, recordAnswer, recordLesson, recordDaily } = on(() => storage);
  const question = makeQuestion({ topic: 'own-spring', level: 1 }, makeRandom('test'));
  recordAnswer(question, question.answer);
  recordLesson('tie');
  recordDaily(['right', 'part']);
  expect(now().topics['own-spring']).toEqual({ right: 1, wrong: 0, box: 1, last: '2026-05-01' });
  expect(now().lessons).toEqual({ tie: '2026-05-01' });
  expect(now().daily.last).toEqual({ date: '2026-05-01', marks: ['right', 'part'], streak: 1 });
  const { state, why } = readSaved(progressDocument, storage.getItem('septimontium-progress') ?? '');
  expect(why).toBeUndefined();
  expect(state.document).toEqual(now());
});

it('restores what a reset deleted, and keeps what was practised since', () => {
  const storage = new FakeStorage();
  const { now, recordLesson, reset } = on(() => storage);
  recordLesson('tie');
  const bringBack = reset();
  expect(now().lessons).toEqual({});
  recordLesson('order');
  bringBack();
  expect(now().lessons).toEqual({ tie: '2026-05-01', order: '2026-05-01' });
});

it('adds progress from elsewhere without losing any', () => {
  const storage = new FakeStorage();
  const { now, recordLesson, add } = on(() => storage);
  recordLesson('tie');
  const other = { ...now(), lessons: { order: '2026-04-30' } };
  const takeBack = add(other);
  expect(now().lessons).toEqual({ tie: '2026-05-01', order: '2026-04-30' });
  expect(add(other), 'nothing new').toBeUndefined();
  takeBack?.();
  expect(now().lessons).toEqual({ tie: '2026-05-01' });
  const takeBackLate = add(other);
  recordLesson('finer-points');
  takeBackLate?.();
  expect(now().lessons, 'what was practised since stays').toHaveProperty('finer-points');
});

it('works if storage is forbidden', () => {
  const { now, recordLesson } = on(() => {
    throw new Error('forbidden');
  });
  recordLesson('tie');
  expect(now().lessons).toEqual({ tie: '2026-05-01' });
});
