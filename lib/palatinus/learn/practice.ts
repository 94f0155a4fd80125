/** What to practise next: first what was wrong, then what is due, then what is new, and last what is not due yet. */

import { pick, type Random } from '../../random';
import type { Misreading } from '..';
import { factsOf, LEVELS, type Level, TOPICS, type Topic } from '../quiz';
import { EXAMPLE_LESSONS, type ExampleLesson, SHORT_LESSONS, type ShortLesson } from './lesson-ids';
import { dueIn, mixedUp, type Progress, type TopicProgress } from './progress';

export interface Practice {
  readonly topic: Topic;
  readonly level: Level;
  readonly why: (typeof WHYS)[number];
  /** In how many days it is due; 0 for a topic that is due or new. */
  readonly dueIn: number;
}

/** In the order of their urgency. */
const WHYS = ['wrong', 'mixed-up', 'due', 'new', 'later'] as const;

/** The first this many misreadings of a topic are its main subject; it only touches the others. */
const MAIN_GUARDS = 2;

/** Every topic, the most urgent first; equally urgent ones in the recommended order. */
export function practiceFor(progress: Progress, date: string): readonly Practice[] {
  const mixed = mixedUp(progress);
  return TOPICS.map((topic): Practice => {
    const known = progress.topics[topic];
    const days = known ? Math.max(dueIn(known, date), 0) : 0;
    const isMixedUp = factsOf(topic)
      .guards.slice(0, MAIN_GUARDS)
      .some((guard) => mixed.includes(guard));
    return { topic, level: levelFor(known), why: whyOf(known, days, isMixedUp), dueIn: days };
  }).toSorted((one, other) => WHYS.indexOf(one.why) - WHYS.indexOf(other.why) || one.dueIn - other.dueIn);
}

function whyOf(known: TopicProgress | undefined, days: number, isMixedUp: boolean): Practice['why'] {
  if (known?.box === 0) return 'wrong';
  if (isMixedUp) return 'mixed-up';
  if (!known) return 'new';
  return days === 0 ? 'due' : 'later';
}

/** The better a topic is known, the harder its questions. */
function levelFor(known: TopicProgress | undefined): Level {
  return LEVELS[Math.min(known?.box ?? 0, LEVELS.length - 1)] as Level;
}

/**
 * The next topic is picked at random from this many of the most urgent ones, so that the same thing is not asked
 * again and again.
 */
const IN_TURN = 3;

/** The requested topic and level; any, if left out. */
export type Wanted = { readonly topic?: Topic | undefined; readonly level?: Level | undefined };

export function nextPractice(
  progress: Progress,
  date: string,
  random: Random,
  { topic, level }: Wanted = {},
): Practice {
  const all = practiceFor(progress, date);
  const next = all.find((one) => one.topic === topic) ?? pick(all.slice(0, IN_TURN), random);
  return { ...next, level: level ?? next.level };
}

/**
 * What to do first: a lesson on the example, which needs no reason; or a topic, by its short lesson or by questions.
 */
export type ToDo =
  | { readonly lesson: ExampleLesson; readonly practice?: never }
  | { readonly lesson?: ShortLesson; readonly practice: Practice };

/**
 * The lessons on the example come first, then the most urgent topic: by its lesson until that has been done, then by
 * questions.
 */
export function nextToDo(progress: Progress, date: string): ToDo {
  const example = EXAMPLE_LESSONS.find((each) => !progress.lessons[each]);
  if (example) return { lesson: example };
  const practice = practiceFor(progress, date)[0] as Practice;
  const lesson = SHORT_LESSONS.find((each) => each === practice.topic);
  return lesson && !progress.lessons[lesson] ? { lesson, practice } : { practice };
}

/** The topic that is most about a misreading, and so the best one to unlearn it. */
export function topicAgainst(misreading: Misreading): Topic {
  const places = TOPICS.map((topic) => ({ topic, place: factsOf(topic).guards.indexOf(misreading) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.place - other.place);
  return (places[0] as (typeof places)[number]).topic;
}
