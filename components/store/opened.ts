/**
 * The game stores opened in this tab: only these can hold unsaved data. The error page, whose script is on every
 * page, finds them here without importing any game.
 */

export interface OpenedGame {
  /** The game's part of its addresses: `palatinus`. */
  readonly game: string;
  /** The key under which it is saved. */
  readonly key: string;
  /** Whether it has no content. */
  readonly isEmpty: () => boolean;
  /** Everything as one text, as `GameStore` has it. */
  readonly savedText: () => string;
}

const opened: OpenedGame[] = [];

export function rememberOpened(game: OpenedGame): void {
  opened.push(game);
}

/** The games with content; if none has any, the first. */
export function openedGames(): readonly OpenedGame[] {
  const filled = opened.filter((game) => !game.isEmpty());
  return filled.length > 0 ? filled : opened.slice(0, 1);
}

/** The content of each opened game as one text, by the key under which it is saved. */
export function openedTexts(): ReadonlyMap<string, string> {
  return new Map(opened.map(({ key, savedText }) => [key, savedText()]));
}
