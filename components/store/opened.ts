/**
 * The games that were read in this tab. Only of these something may be nowhere but here; the page of a failure, which is
 * part of every page, finds them without bringing any game along.
 */

export interface OpenedGame {
  /** As its addresses name it: `palatinus`. */
  readonly game: string;
  /** Under which it is saved. */
  readonly key: string;
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

/** What was read in this tab, as one text each, by the key under which it is saved. */
export function openedTexts(): ReadonlyMap<string, string> {
  return new Map(opened.map(({ key, savedText }) => [key, savedText()]));
}
