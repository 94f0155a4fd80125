/**
 * The games that were read in this tab, of which something may be nowhere but here, and what else is on the device. The page of
 * a failure, which is part of every page, finds both without bringing any game along.
 */
import { type SavedOnDevice, savedOnDevice } from '@/lib/store';

export interface OpenedGame {
  /** As its addresses name it: `palatinus`. */
  readonly game: string;
  /** Whether anything is in it. */
  readonly isEmpty: () => boolean;
  /** Everything as one text, as `GameStore` has it. */
  readonly savedText: () => string;
}

const opened: OpenedGame[] = [];

export function rememberOpened(game: OpenedGame): void {
  opened.push(game);
}

/** Those in which there is something; if nothing is in any of them, the first. */
export function openedGames(): readonly OpenedGame[] {
  const filled = opened.filter((game) => !game.isEmpty());
  return filled.length > 0 ? filled : opened.slice(0, 1);
}

/** Those, and whatever else the device keeps: games and progress that no screen of this tab has shown. */
export function everythingSaved(): readonly SavedOnDevice[] {
  const here = openedGames().map(({ game, savedText }) => ({ game, text: savedText() }));
  const elsewhere = savedOnDevice(() => window.localStorage).filter(
    ({ game }) => !opened.some((one) => one.game === game),
  );
  return [...here, ...elsewhere];
}
