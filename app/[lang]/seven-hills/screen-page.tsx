/** What the pages of all screens have in common: the same view, the same messages; each serves a screen of its own. */
import { SevenHillsView } from '@/components/seven-hills/seven-hills-view';
import { speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/ui/speech';
import type { Area } from '@/lib/i18n';
import type { ScreenName } from '@/lib/seven-hills/enter';

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

type Props = { readonly screen: ScreenName /** The screen itself. */; readonly children: React.ReactNode };

export async function ScreenPage({ screen, children }: Props): Promise<React.ReactNode> {
  return (
    <Speech {...(await speechFor(AREAS))}>
      <SevenHillsView served={screen} servedScreen={children} />
    </Speech>
  );
}
