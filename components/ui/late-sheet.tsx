'use client';

/** The frame of a sheet whose script is being loaded, or failed to load, so that a tap has an immediate effect. */
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
