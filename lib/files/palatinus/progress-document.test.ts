/** Progress on the device: saved and read again, by every later version, part by part if something is damaged. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NO_PROGRESS, type Progress, recordAnswer, recordDaily, recordLesson } from '../../palatinus/learn';
import { makeQuestion } from '../../palatinus/quiz';
import { makeRandom } from '../../random';
import { makeSaved, makeStore, nothingSaved, patchBetween, readSaved } from '../../store';
import { FakeStorage } from '../../store/testing-storage';
import { progressDocument } from '..';

const question = makeQuestion({ topic: 'own-spring', level: 1 }, makeRandom('saved'));
const forgotten = question.mistakes[0]?.answer ?? null;
const practised = recordDaily(
  recordLesson(recordAnswer(NO_PROGRESS, question, forgotten, '2026-05-01'), 'hill-c', '2026-05-01'),
  ['right', 'part', 'wrong', 'right', 'right'],
  '2026-05-01',
);
const text = makeSaved(progressDocument, { ...nothingSaved(progressDocument), document: practised });
const read = (saved: string) => readSaved(progressDocument, saved);

test('what is saved is read again completely', () => {
  expect(read(text)).toMatchObject({ state: { document: practised } });
  expect(read(text).why).toBeUndefined();
  expect(read(makeSaved(progressDocument, nothingSaved(progressDocument))).why).toBeUndefined();
});

const LATER_LESSONS = { 'finer-points': '2026-05-01', 'seven-hills': '2026-05-01' };

test.each([
  [1, {}],
  [2, LATER_LESSONS],
])('the sample of version %i is completely read', (version, later) => {
  const sample = readFileSync(new URL(`samples/progress-version-${version}.json`, import.meta.url), 'utf8');
  const { state, why } = read(sample);
  expect(why).toBeUndefined();
  expect(state.document).toStrictEqual({ ...practised, lessons: { ...practised.lessons, ...later } });
});

describe('damage', () => {
  test.each([
    ['a topic in no box', '"box":0', '"box":9', { topics: {} }],
    ['a misreading that there is not', 'own-spring-forgotten', 'own-wolf-forgotten', { misreadings: {} }],
    ['a lesson without a date', '"hill-c":"2026-05-01"', '"hill-c":"May"', { lessons: {} }],
    ['too many marks', '"part",', '"part","part","part",', { daily: {} }],
    ['a part that there is not', '"topics":{', '"wolves":{},"topics":{', {}],
    ['a screen that is remembered', '"view":{}', '"view":{"turned":1}', {}],
  ])('%s affects only its part', (_, from, to, lost) => {
    const { state, why } = read(text.replace(from, to));
    expect(why).toBe('damaged');
    expect(state.document).toStrictEqual({ ...practised, ...lost });
  });

  test('something else entirely is read as empty', () => {
    expect(progressDocument.read(null, undefined)).toStrictEqual({
      document: NO_PROGRESS,
      view: {},
      whole: false,
    });
  });
});

test('changes are patches of single cells', () => {
  const patch = patchBetween(NO_PROGRESS, practised, progressDocument.keyedParts);
  expect(Object.keys(patch)).toStrictEqual([
    'topics.own-spring',
    'misreadings.own-spring-forgotten',
    'lessons.hill-c',
    'daily.last',
  ]);
  expect(progressDocument.isPatch(patch)).toBe(true);
  expect(progressDocument.isPatch({ 'topics.wolves': { before: undefined, after: undefined } })).toBe(false);
  expect(progressDocument.isPossible(practised)).toBe(true);
});

test('two tabs keep each other’s answers', () => {
  const storage = new FakeStorage();
  const open = () => {
    const tab = makeStore({ document: progressDocument, storage: () => storage });
    tab.start();
    return tab;
  };
  const [one, other] = [open(), open()];
  const answer = (topic: 'tie' | 'order') => (progress: Progress) => {
    const asked = makeQuestion({ topic, level: 1 }, makeRandom(topic));
    return recordAnswer(progress, asked, asked.answer, '2026-05-02');
  };
  one.change(answer('tie'));
  other.change(answer('order'));
  expect(Object.keys(open().snapshot().document.topics).sort()).toStrictEqual(['order', 'tie']);
});
