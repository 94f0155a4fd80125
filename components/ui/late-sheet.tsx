'use client';

/** The frame of a sheet whose script is on its way, or did not come: what was tapped reacts at once. */
import { Sheet } from './dialog';
import { Placeholder } from './placeholder';
import { useSay } from './speech';

type Props = { readonly onClose: () => void; readonly children: React.ReactNode };

export function LateSheet({ onClose, children }: Props): React.ReactNode {
  const say = useSay<'ui'>();
  return (
    <Sheet title={say(children ? 'ui.didNotWork' : 'ui.oneMoment')} onClose={onClose}>
      {children || <Placeholder className="h-40" />}
    </Sheet>
  );
}
