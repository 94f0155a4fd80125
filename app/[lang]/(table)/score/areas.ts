import type { Area } from '@/lib/i18n';

/** What the count speaks of, on its own page and where it waits behind the inhabitants. */
export const COUNT_AREAS: readonly Area[] = [
  'score',
  'share',
  'story',
  'rulings',
  'tally',
  'walkthrough',
  'census',
  'missing',
  'problems',
  'words',
  'field',
];
