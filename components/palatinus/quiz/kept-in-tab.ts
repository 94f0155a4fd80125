/**
 * What the quiz keeps in the tab, because a phone may reload it at any time: how far the questions of a day are, and
 * which question was answered last.
 */
import { readInTab, writeInTab } from '@/components/ui/kept-in-tab';
import { MARKS, type Mark } from '@/lib/palatinus/learn';
import { DAILY_COUNT } from '@/lib/palatinus/quiz';

const DAY = 'septimontium-day';
const ANSWERED = 'septimontium-answered';

/** Stored as the date and its marks; marks of another date are ignored. */
export function readDayMarks(date: string): readonly Mark[] {
  const [day, ...words] = readInTab(DAY).split(' ');
  const marks = words.flatMap((word) => MARKS.find((mark) => mark === word) ?? []);
  return day === date ? marks.slice(0, DAILY_COUNT) : [];
}

export function writeDayMarks(date: string, marks: readonly Mark[]): void {
  writeInTab(DAY, [date, ...marks].join(' '));
}

/** A second try at the same question, after a reload, does not count. */
export function isFirstAnswer(question: string): boolean {
  if (readInTab(ANSWERED) === question) return false;
  writeInTab(ANSWERED, question);
  return true;
}
