/**
 * Merges the progress of two devices. Counts cannot be added up, because both may come from the same file; so for
 * each topic and misreading the entry with more information is kept. Merging twice changes nothing more.
 */

import type { DailyProgress, MisreadingProgress, Progress, TopicProgress } from './progress';

export function mergeProgress(one: Progress, other: Progress): Progress {
  return {
    topics: mergeEntries(one.topics, other.topics, moreAnswers),
    misreadings: mergeEntries(one.misreadings, other.misreadings, madeMore),
    lessons: mergeEntries(one.lessons, other.lessons, (a, b) => (a > b ? a : b)),
    daily: mergeEntries(one.daily, other.daily, later),
  };
}

function mergeEntries<T>(
  one: Readonly<Record<string, T>>,
  other: Readonly<Record<string, T>>,
  better: (a: T, b: T) => T,
): Readonly<Record<string, T>> {
  const merged: Record<string, T> = { ...one };
  for (const [key, entry] of Object.entries(other)) {
    const mine = merged[key];
    merged[key] = mine === undefined ? entry : better(mine, entry);
  }
  return merged;
}

function moreAnswers(one: TopicProgress, other: TopicProgress): TopicProgress {
  return first(one, other, (entry) => [entry.right + entry.wrong, entry.last, entry.box, entry.right]);
}

function madeMore(one: MisreadingProgress, other: MisreadingProgress): MisreadingProgress {
  return first(one, other, (entry) => [entry.made, entry.avoided, entry.last]);
}

function later(one: DailyProgress, other: DailyProgress): DailyProgress {
  return first(one, other, (entry) => [entry.date, entry.streak, entry.marks.join()]);
}

/** The entry that ranks higher in the first rank in which they differ, so that the order of the two does not matter. */
function first<T>(one: T, other: T, ranks: (entry: T) => readonly (string | number)[]): T {
  const others = ranks(other);
  const index = ranks(one).findIndex((rank, at) => rank !== others[at]);
  return index >= 0 && (others[index] as string | number) > (ranks(one)[index] as string | number)
    ? other
    : one;
}
