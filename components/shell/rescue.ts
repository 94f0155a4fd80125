/**
 * What can still be done when a page has failed, as left here by whatever was on it: the page of the failure stands in for
 * pages that could not be fetched, and so fetches nothing itself.
 */
import type { Speaker } from '@/lib/i18n';

export const rescue: {
  /** Takes along all that is in this tab, and says so. */
  saveAll?: (say: Speaker<'keeping'>) => string;
} = {};
