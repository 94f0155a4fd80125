'use client';

/** At the table there may be something that is nowhere but in this tab: it can be taken along before anything else. */
import { SaveEverything } from '@/components/kept/save-everything';
import { Broken, type BrokenProps } from '@/components/shell/broken';

export default function BrokenScreen(props: BrokenProps): React.ReactNode {
  return (
    <Broken {...props}>
      <SaveEverything />
    </Broken>
  );
}
