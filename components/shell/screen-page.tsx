import { Speech } from '@/components/ui/speech';

type ViewProps<Name> = { readonly served: Name; readonly servedScreen: React.ReactNode };

type Props<Name> = {
  readonly screen: Name;
  /** The screen itself. */
  readonly children: React.ReactNode;
};

/** What the pages of all screens of a game have in common: the same view, the same messages; each serves a screen of its own. */
export function screenPageOf<Name extends string>(
  View: React.FunctionComponent<ViewProps<Name>>,
  speech: () => Promise<Omit<React.ComponentProps<typeof Speech>, 'children'>>,
): (props: Props<Name>) => Promise<React.ReactNode> {
  return async function ScreenPage({ screen, children }) {
    return (
      <Speech {...(await speech())}>
        <View served={screen} servedScreen={children} />
      </Speech>
    );
  };
}
