/** What the store needs of a game in order to remember it. */

export interface GameDocument<D, V> {
  /** The game's name, as in its addresses: `palatinus`. */
  readonly game: string;
  /** The key under which a browser stores it. */
  readonly key: string;
  /** The version of the saved text. */
  readonly version: number;
  /**
   * `migrations[n]` makes a saved value of version n + 1 out of one of version n: of all that `makeSaved` writes, the
   * history too. It is handed what nobody has checked, and leaves alone what it does not understand.
   */
  readonly migrations: Readonly<Record<number, (older: unknown) => unknown>>;
  readonly empty: D;
  /** What is remembered of the screen and never undone. */
  readonly emptyView: V;
  /** Parts, such as `table.pieces`, that hold one cell for each of their entries. See history.ts. */
  readonly shelves: readonly string[];
  /** Each part judged alone, so that one damaged part does not cost the others. Never throws. */
  read(document: unknown, view: unknown): DocumentParts<D, V>;
  /** Whether a patch names only cells this document has, with contents that these can hold. */
  isPatch(value: unknown): boolean;
  /** What no single cell can tell, such as a letter that is laid twice. */
  isPossible(document: D): boolean;
}

export interface DocumentParts<D, V> {
  /** What could be read; what could not is empty. */
  readonly document: D;
  readonly view: V;
  /** Whether all of it could be read. */
  readonly whole: boolean;
}
