'use client';

import { Broken } from '@/components/shell/broken';
import { SaveOpened } from '@/components/store/save-everything';

type Props = { readonly reset: () => void; readonly retry: () => void };

/** Replaces a page that failed. What was entered may exist only in this tab, and can be saved here. */
export default function FailedPage(props: Props): React.ReactNode {
  return <Broken {...props} save={<SaveOpened />} />;
}
