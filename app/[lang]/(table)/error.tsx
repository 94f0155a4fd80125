'use client';

/** At the table there may be something that is nowhere but in this tab: it can be taken along before anything else. */
import { SaveEverything } from '@/components/kept/save-everything';
import { Broken } from '@/components/shell/broken';

type Props = { readonly reset: () => void };

export default function BrokenScreen({ reset }: Props): React.ReactNode {
  return (
    <Broken onAgain={reset}>
      <SaveEverything />
    </Broken>
  );
}
