'use client';

import { LateSaveNotebook } from '@/components/palatinus/game/late-save-notebook';
import { Broken } from '@/components/shell/broken';

type Props = { readonly reset: () => void; readonly retry: () => void };

/**
 * In place of a page that has failed. What was entered may be nowhere but in this tab, and can be saved here: whoever comes
 * from the game has the button already, whatever the network does.
 */
export default function FailedPage(props: Props): React.ReactNode {
  return <Broken {...props} save={<LateSaveNotebook />} />;
}
