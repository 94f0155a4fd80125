'use client';

import { SaveNotebook } from '@/components/palatinus/game/save-notebook';
import { Broken } from '@/components/shell/broken';

type Props = { readonly reset: () => void; readonly retry: () => void };

/**
 * In place of a page that has failed. It fetches nothing itself: what was entered may be nowhere but in this tab, and can
 * be saved here whatever the network does.
 */
export default function FailedPage(props: Props): React.ReactNode {
  return <Broken {...props} save={<SaveNotebook />} />;
}
