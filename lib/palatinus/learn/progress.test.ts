/** What somebody has practised, and what comes next. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeRandom } from '../../random';
import { MISREADINGS } from '..';
import { factsOf, makeQuestion, type Question, TOPIC_GROUPS, TOPICS, type Topic } from '../quiz';
import {
  knownTopics,
  LAST_BOX,
  LESSONS,
  markOf,
  mergeProgress,
  mixedUp,
  NO_PROGRESS,
  nextPractice,
  nextToDo,
  type Progress,
  practiceFor,
  recordAnswer,
  recordDaily,
  recordLesson,
  topicAgainst,
} from '.';
import { dayOf, daysBetween } from './days';

const QUESTIONS = new Map(
  TOPICS.map((topic) => [topic, makeQuestion({ topic, level: 1 }, makeRandom(topic))]),
);
const question = (topic: Topic): Question => QUESTIONS.get(topic) as Question;
const right = (progress: Progress, topic: Topic, date: string): Progress =>
  recordAnswer(progress, question(topic), question(topic).answer, date);
/** The answer of somebody who misreads what the topic is about. */
const misread = (progress: Progress, topic: Topic, date: string): Progress => {
  const asked = question(topic);
  const [mistaken] = asked.mistakes.filter(({ mistake }) => mistake.what === 'misreading');
  return recordAnswer(progress, asked, mistaken?.answer ?? null, date);
};

test('days are counted as the calendar does', () => {
  const days = ['1999-12-31', '2000-01-01', '2000-02-28', '2000-02-29', '2000-03-01', '2100-03-01'];
  for (const date of days) expect(dayOf(date) - dayOf('1970-01-01')).toBe(Date.parse(date) / 86_400_000);
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
      (at) => {
        const date = at.toISOString().slice(0, 10);
        expect(daysBetween('1970-01-01', date)).toBe(Date.parse(date) / 86_400_000);
      },
    ),
  );
});

describe('the boxes', () => {
  test('a topic that is right whenever it is due comes back at growing intervals', () => {
    let progress = NO_PROGRESS;
    const dates = ['2026-05-01', '2026-05-02', '2026-05-05', '2026-05-12', '2026-06-02', '2026-06-23'];
    for (const date of dates) progress = right(progress, 'own-spring', date);
    expect(progress.topics).toStrictEqual({
      'own-spring': { right: 6, wrong: 0, box: LAST_BOX, last: '2026-06-23' },
    });
    const later = practiceFor(progress, '2026-06-24').find(({ topic }) => topic === 'own-spring');
    expect(later).toStrictEqual({
      topic: 'own-spring',
      level: 4,
      why: 'later',
      dueIn: 20, // of 21
    });
    expect(knownTopics(progress)).toStrictEqual(['own-spring']);
  });

  test('a second right answer on a day counts, but does not move the topic', () => {
    const once = right(NO_PROGRESS, 'order', '2026-05-01');
    expect(right(once, 'order', '2026-05-01').topics.order).toStrictEqual({
      right: 2,
      wrong: 0,
      box: 1,
      last: '2026-05-01',
    });
  });

  test('wrong topics come first, and again at once', () => {
    let progress = right(NO_PROGRESS, 'merchant', '2026-05-01');
    progress = misread(progress, 'own-spring', '2026-05-01');
    expect(progress.topics['own-spring']).toMatchObject({ wrong: 1, box: 0 });
    const [first, ...others] = practiceFor(progress, '2026-05-01');
    expect(first).toStrictEqual({ topic: 'own-spring', level: 1, why: 'wrong', dueIn: 0 });
    expect(others.at(-1)).toStrictEqual({ topic: 'merchant', level: 2, why: 'later', dueIn: 1 });
    expect(practiceFor(progress, '2026-05-09')[1]).toMatchObject({ topic: 'merchant', why: 'due' });
  });

  test('a misreading brings its other topics forward, until it is avoided a few times', () => {
    let progress = misread(NO_PROGRESS, 'captives-gone', '2026-05-01');
    expect(mixedUp(progress)).toStrictEqual(['captives-stay']);
    const mixed = practiceFor(progress, '2026-05-01').filter(({ why }) => why === 'mixed-up');
    expect(mixed.map(({ topic }) => topic)).toContain('later-hills');
    for (let times = 0; times < 3; times += 1) progress = right(progress, 'captives-gone', '2026-05-02');
    expect(progress.misreadings['captives-stay']).toMatchObject({ made: 1, avoided: 3 });
    expect(mixedUp(progress)).toStrictEqual([]);
  });

  test('the most frequent misreading comes first', () => {
    let progress = misread(NO_PROGRESS, 'own-spring', '2026-05-01');
    for (let times = 0; times < 2; times += 1) progress = misread(progress, 'own-colour', '2026-05-01');
    expect(mixedUp(progress)).toStrictEqual(['merchants-skip-own', 'own-spring-forgotten']);
  });

  test('a wrong answer that nothing explains blames no misreading', () => {
    const progress = recordAnswer(NO_PROGRESS, question('own-spring'), 99, '2026-05-01');
    expect(progress.misreadings).toStrictEqual({});
    expect(progress.topics['own-spring']?.wrong).toBe(1);
  });

  test('a beginner starts with the first topics', () => {
    expect(practiceFor(NO_PROGRESS, '2026-05-01').map(({ topic }) => topic)).toStrictEqual(TOPICS);
    const drawn = Array.from({ length: 30 }, (_, seed) =>
      nextPractice(NO_PROGRESS, '2026-05-01', makeRandom(`${seed}`)),
    );
    expect(new Set(drawn.map(({ topic }) => topic))).toStrictEqual(new Set(TOPICS.slice(0, 3)));
  });

  test('a requested topic or level is used, and the level fits if none is requested', () => {
    const progress = right(NO_PROGRESS, 'tie', '2026-05-01');
    const next = (wanted: object): object => nextPractice(progress, '2026-05-01', makeRandom('next'), wanted);
    expect(next({ topic: 'tie' })).toMatchObject({ topic: 'tie', level: 2 });
    expect(next({ topic: 'tie', level: 4 })).toMatchObject({ topic: 'tie', level: 4 });
    expect(next({ level: 3 })).toMatchObject({ level: 3 });
  });

  test('asking for the answer counts as wrong, but not as a misreading', () => {
    const progress = recordAnswer(NO_PROGRESS, question('tie'), undefined, '2026-05-01');
    expect(progress.topics.tie).toMatchObject({ wrong: 1, box: 0 });
    expect(progress.misreadings).toStrictEqual({});
  });

  test('every misreading has a topic that is mainly about it', () => {
    const main = new Set(TOPICS.flatMap((topic) => factsOf(topic).guards.slice(0, 2)));
    expect(MISREADINGS.filter((misreading) => !main.has(misreading))).toStrictEqual([]);
  });
});

describe('lessons and days', () => {
  test('a lesson is remembered with its date', () => {
    expect(recordLesson(NO_PROGRESS, 'hill-c', '2026-05-01').lessons).toStrictEqual({
      'hill-c': '2026-05-01',
    });
  });

  test('days in a row are counted, and a day counts once', () => {
    const first = recordDaily(NO_PROGRESS, ['right'], '2026-04-30');
    const second = recordDaily(first, ['right', 'wrong'], '2026-05-01');
    expect(second.daily.last).toStrictEqual({ date: '2026-05-01', marks: ['right', 'wrong'], streak: 2 });
    expect(recordDaily(second, ['right'], '2026-05-01')).toBe(second);
    expect(recordDaily(second, ['part'], '2026-05-03').daily.last?.streak).toBe(1);
  });

  test('part of the credit is a mark of its own', () => {
    expect([1, 0.75, 0.5, 0.25, 0].map(markOf)).toStrictEqual(['right', 'part', 'part', 'wrong', 'wrong']);
  });
});

describe('what to do first', () => {
  const afterFirst = recordLesson(NO_PROGRESS, 'hill-c', '2026-05-01');
  const afterBoth = recordLesson(afterFirst, 'finer-points', '2026-05-01');

  test('is the first lesson, and then the second, until they are done', () => {
    expect(nextToDo(NO_PROGRESS, '2026-05-01')).toStrictEqual({ lesson: 'hill-c' });
    expect(nextToDo(misread(NO_PROGRESS, 'own-spring', '2026-05-01'), '2026-05-01').lesson).toBe('hill-c');
    expect(nextToDo(afterFirst, '2026-05-01')).toStrictEqual({ lesson: 'finer-points' });
    expect(nextToDo(afterBoth, '2026-05-01').practice).toMatchObject({ topic: 'merchant', why: 'new' });
  });

  test('is then the lesson on what was wrong, and once that is done, its questions', () => {
    const wrong = misread(afterBoth, 'own-spring', '2026-05-01');
    const practice = { topic: 'own-spring', why: 'wrong' };
    expect(nextToDo(wrong, '2026-05-01')).toMatchObject({ lesson: 'own-spring', practice });
    const taught = nextToDo(recordLesson(wrong, 'own-spring', '2026-05-01'), '2026-05-01');
    expect(taught).toMatchObject({ practice });
    expect(taught.lesson).toBeUndefined();
  });
});

test('every misreading has a topic against it, which is mainly about it', () => {
  for (const misreading of MISREADINGS)
    expect(factsOf(topicAgainst(misreading)).guards).toContain(misreading);
  expect(topicAgainst('same-hill-only')).toBe('other-hills');
  expect(topicAgainst('ties-take-nothing')).toBe('tie');
});

test('every topic is in one group', () => {
  expect(Object.values(TOPIC_GROUPS).flat().toSorted()).toStrictEqual(TOPICS.toSorted());
});

describe('merging', () => {
  const dates = fc.constantFrom('2026-05-01', '2026-05-02', '2026-05-03');
  const steps = fc.array(
    fc.oneof(
      fc.tuple(fc.constantFrom(right, misread), fc.constantFrom(...TOPICS.slice(0, 4)), dates),
      fc.tuple(fc.constant('lesson' as const), fc.constantFrom(...LESSONS.slice(0, 3)), dates),
      fc.tuple(fc.constant('daily' as const), fc.constantFrom('right', 'wrong'), dates),
    ),
    { maxLength: 8 },
  );
  const progresses: fc.Arbitrary<Progress> = steps.map((all) =>
    all.reduce<Progress>((progress, [what, which, date]) => {
      if (what === 'lesson') return recordLesson(progress, which as 'hill-c', date);
      if (what === 'daily') return recordDaily(progress, [which as 'right'], date);
      return what(progress, which as Topic, date);
    }, NO_PROGRESS),
  );

  test('does not depend on the order, and merging twice changes nothing', () => {
    fc.assert(
      fc.property(progresses, progresses, (one, other) => {
        const merged = mergeProgress(one, other);
        expect(mergeProgress(other, one)).toEqual(merged);
        expect(mergeProgress(merged, one)).toEqual(merged);
        expect(mergeProgress(one, NO_PROGRESS)).toEqual(one);
      }),
    );
  });

  test('keeps the entry with more information for each topic', () => {
    const little = right(NO_PROGRESS, 'tie', '2026-05-03');
    const much = right(misread(NO_PROGRESS, 'tie', '2026-05-01'), 'tie', '2026-05-02');
    expect(mergeProgress(little, much).topics.tie).toStrictEqual(much.topics.tie);
  });
});
