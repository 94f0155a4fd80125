import { SevenHillsView } from '@/components/seven-hills/seven-hills-view';
import { speechFor } from '@/components/shell/reader';
import { screenPageOf } from '@/components/shell/screen-page';
import type { Area } from '@/lib/i18n';

export { screenMetadata } from '@/components/shell/reader';

/** For all screens, as one view goes from any to any other without asking the server; the root brings `ui` and `store`. */
const AREAS = [
  'count',
  'problems',
  'rulebook',
  'score',
  'screens',
  'seats',
  'sevenCount',
  'sevenEntry',
  'sevenGuide',
  'sevenRemarks',
  'sevenRulings',
  'sevenShare',
  'sevenWords',
  'share',
  'words',
] as const satisfies readonly Area[];

export const ScreenPage = screenPageOf(SevenHillsView, () => speechFor(AREAS));
