/** Dates and times as people say them: "today 21:40", "yesterday", "2 Nov", "2 Nov 2025". */

import type { Language } from './languages';
import type { Speaker } from './speaker';

/** The app's English is British: the day before the month, and a 24-hour clock. */
const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  fr: 'fr',
  it: 'it',
  nl: 'nl',
  de: 'de',
};

const A_DAY = 24 * 60 * 60 * 1000;

/** Both times in milliseconds since 1970, shown in the reader's time zone. */
export function whenSentence(say: Speaker<'ui'>, language: Language, time: number, now: number): string {
  const locale = LOCALES[language];
  const daysAgo = Math.round((startOfDay(now) - startOfDay(time)) / A_DAY);
  if (daysAgo === 0)
    return say('ui.todayAt', {
      time: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(time),
    });
  if (daysAgo === 1) return say('ui.yesterday');
  return dateSentence(language, time, now);
}

/** The date without the time: "2 Nov", with the year unless it is the current one. It does not wrap. */
export function dateSentence(language: Language, time: number, now: number): string {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  const date = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(time);
  return date.replaceAll(' ', '\u00a0');
}

/** For paper and pictures, which are kept for years: "2 November 2026". */
export function dateInFull(language: Language, time: number): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' }).format(time);
}

/** For a chart: "Nov 2026", from `2026-11`. */
export function monthInShort(language: Language, month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Intl.DateTimeFormat(LOCALES[language], { month: 'short', year: 'numeric' }).format(
    new Date(year, number - 1, 1),
  );
}

/** A size in bytes: "3.2 MB". */
export function sizeInWords(language: Language, bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? 1_000_000 : 1000));
}

/** A day may have 23 or 25 hours, so callers that count days must round. */
function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
