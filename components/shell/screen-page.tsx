/** What the pages of a game's screens have in common: the same view, in which each serves its own screen. */
import { speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/ui/speech';
import type { Area } from '@/lib/i18n';

type Props<S extends string> = {
  readonly screen: S;
  /**
   * The message areas of the screen; those of other screens are fetched with them. The root layout provides `ui` and
   * `store`.
   */
  readonly areas: readonly Area[];
  /** The screen itself. */
  readonly children: React.ReactNode;
};

type View<S extends string> = React.FunctionComponent<{
  readonly served: S;
  readonly servedScreen: React.ReactNode;
}>;

export function screenPageOf<S extends string>(View: View<S>): (props: Props<S>) => Promise<React.ReactNode> {
  return async function ScreenPage({ screen, areas, children }) {
    return (
      <Speech {...(await speechFor(['screens', ...areas]))}>
        <View served={screen} servedScreen={children} />
      </Speech>
    );
  };
}
