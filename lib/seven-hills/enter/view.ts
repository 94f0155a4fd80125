/** What the app remembers about the screen, in addition to the game: nothing yet. */

export type SevenHillsView = Readonly<Record<never, never>>;

export const EMPTY_VIEW: SevenHillsView = {};
