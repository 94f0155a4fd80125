import { SevenHillsView } from '@/components/seven-hills/seven-hills-view';
import { screenPageOf } from '@/components/shell/screen-page';

export { screenMetadata } from '@/components/shell/reader';

export const ScreenPage = screenPageOf(SevenHillsView);
