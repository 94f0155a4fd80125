import { PalatinusView } from '@/components/palatinus/palatinus-view';
import { screenPageOf } from '@/components/shell/screen-page';

export { screenMetadata } from '@/components/shell/reader';

export const ScreenPage = screenPageOf(PalatinusView);
