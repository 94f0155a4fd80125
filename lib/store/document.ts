/** What a game must define so that the store can save it. */

export interface GameDocument<D, V> {
  /** The game's name as in its addresses: `palatinus`. */
  readonly game: string;
  /** The key under which a browser stores it. */
  readonly key: string;
  /** The version of the saved text. */
  readonly version: number;
  /**
   * `migrations[n]` turns a saved value of version n into one of version n + 1. The value is everything that
   * `makeSaved` writes, including the history. It is not validated yet, so a migration leaves alone what it does not
   * understand.
   */
  readonly migrations: Readonly<Record<number, (older: unknown) => unknown>>;
  readonly empty: D;
  /** What is remembered about the screen. Undo does not change it. */
  readonly emptyView: V;
  /** Paths of parts, such as `table.pieces`, of which each entry is a cell of its own. See history.ts. */
  readonly keyedParts: readonly string[];
  /** The part that has a date: `changed` says when it was last changed. Changes of the other parts leave it as it is. */
  dated(document: D): unknown;
  /** Checks each part on its own, so that one damaged part does not cost the others. Never throws. */
  read(document: unknown, view: unknown): DocumentParts<D, V>;
  /** Whether a patch has only cells of this document, with contents they can hold. */
  isPatch(value: unknown): boolean;
  /** Checks what no single cell can show, such as a letter that is used twice. */
  isPossible(document: D): boolean;
  /** For a document that holds different games over time. */
  readonly identity?: Identity<D>;
}

/** How games are told apart. The id is in the dated part, so that undo and other tabs treat it like the game. */
export interface Identity<D> {
  /** Undefined before anything is entered, and for a game that an earlier version of the app has saved. */
  idOf(document: D): string | undefined;
  /** Undefined removes the id: the same content, entered as another game. */
  withId(document: D, id: string | undefined): D;
  /** Whether anything would be lost if another game took its place. */
  isBegun(document: D): boolean;
}

export interface DocumentParts<D, V> {
  /** Parts that could not be read are empty. */
  readonly document: D;
  readonly view: V;
  /** Whether all of it could be read. */
  readonly whole: boolean;
}
