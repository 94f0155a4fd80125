'use client';

import { openedGames } from './opened';
import { SaveEverything } from './save-everything';

/** On the page of a failure: what was read in this tab can be saved there, whatever the network does. */
export function SaveOpened(): React.ReactNode {
  return openedGames().length > 0 && <SaveEverything />;
}
