/** Days between dates. Computed from the text of a date, because the rules have no clock. */

/** `2026-05-01` as a number of days; consecutive dates have consecutive numbers. */
export function dayOf(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  // Years are counted from March, so that a leap day is the last day of its year.
  const years = month > 2 ? year : year - 1;
  const months = (month + 9) % 12;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return 365 * years + leapDays + Math.floor((153 * months + 2) / 5) + day;
}

export function daysBetween(from: string, to: string): number {
  return dayOf(to) - dayOf(from);
}
