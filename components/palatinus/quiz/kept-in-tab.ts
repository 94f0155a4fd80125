/**
 * What the quiz remembers in the tab, which a phone may reload at any time: how far the questions of a day are, and which question
 * was answered last.
 */
import { MARKS, type Mark } from '@/lib/palatinus/learn';
import { DAILY_COUNT } from '@/lib/palatinus/quiz';

const DAY = 'septimontium-day';
const ANSWERED = 'septimontium-answered';

/** Where nothing may be stored, for as long as the page stays. */
const latest = new Map<string, string>();

function read(key: string): string {
  try {
    return window.sessionStorage.getItem(key) ?? latest.get(key) ?? '';
  } catch {
    return latest.get(key) ?? '';
  }
}

function write(key: string, text: string): void {
  latest.set(key, text);
  try {
    window.sessionStorage.setItem(key, text);
  } catch {
    // Then it is remembered until the page is left.
  }
}

/** Written as the day and its marks: those of another day are none. */
export function readDayMarks(date: string): readonly Mark[] {
  const [day, ...words] = read(DAY).split(' ');
  const marks = words.flatMap((word) => MARKS.find((mark) => mark === word) ?? []);
  return day === date ? marks.slice(0, DAILY_COUNT) : [];
}

export function writeDayMarks(date: string, marks: readonly Mark[]): void {
  write(DAY, [date, ...marks].join(' '));
}

/** A second try at the same question, after a reload, proves nothing. */
export function isFirstAnswer(question: string): boolean {
  if (read(ANSWERED) === question) return false;
  write(ANSWERED, question);
  return true;
}
