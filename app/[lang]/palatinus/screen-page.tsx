/** What the pages of all screens have in common: the same view; each serves a screen of its own. */
import { PalatinusView } from '@/components/palatinus/palatinus-view';
import { speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/ui/speech';
import type { Area } from '@/lib/i18n';
import type { ScreenName } from '@/lib/palatinus/enter';

export { screenMetadata } from '@/components/shell/reader';

type Props = {
  readonly screen: ScreenName;
  /** What the screen speaks from; what the others of the game do is fetched with them. The root brings `ui` and `store`. */
  readonly areas: readonly Area[];
  /** The screen itself. */
  readonly children: React.ReactNode;
};

export async function ScreenPage({ screen, areas, children }: Props): Promise<React.ReactNode> {
  return (
    <Speech {...(await speechFor(['screens', ...areas]))}>
      <PalatinusView served={screen} servedScreen={children} />
    </Speech>
  );
}
