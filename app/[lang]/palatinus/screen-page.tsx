import { PalatinusView } from '@/components/palatinus/palatinus-view';
import { speechFor } from '@/components/shell/reader';
import { screenPageOf } from '@/components/shell/screen-page';
import type { Area } from '@/lib/i18n';

export { screenMetadata } from '@/components/shell/reader';

/** For all screens, as one view goes from any to any other without asking the server; the root brings `ui` and `store`. */
const AREAS = [
  'board',
  'census',
  'copy',
  'count',
  'field',
  'inhabitants',
  'missing',
  'pieces',
  'players',
  'problems',
  'rulebook',
  'rulings',
  'score',
  'share',
  'screens',
  'seats',
  'story',
  'tally',
  'tiles',
  'walkthrough',
  'words',
  'ask',
] as const satisfies readonly Area[];

export const ScreenPage = screenPageOf(PalatinusView, () => speechFor(AREAS));
