'use client';

import { openedGames } from './opened';
import { SaveEverything } from './save-everything';

/** On the error page: saves what was opened in this tab, whatever the network does. */
export function SaveOpened(): React.ReactNode {
  return openedGames().length > 0 && <SaveEverything />;
}
