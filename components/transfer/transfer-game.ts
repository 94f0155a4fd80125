/** What a game provides so that it can be opened and saved on the page for both. */
import type { GameStore } from '@/components/store/game-store';
import type { AnyDocument, BrowserSeam } from '@/lib/games';
import type { AnyProblem } from '@/lib/i18n';

export interface TransferGame<D, V, G> {
  /** Its name as printed on the box, in every language. */
  readonly name: string;
  readonly seam: BrowserSeam<D, V, G>;
  readonly gameStore: GameStore<D, V>;
  /** Whether something was entered that another game would replace. */
  isBegun(document: D): boolean;
  /** "Livia, Marco, with 35 inhabitants on the board". */
  useDescription(game: G): string;
  /** What must still be entered before it can be saved. */
  readonly Missing: React.FunctionComponent<MissingProps>;
  /**
   * The screens to go on with, with their names, the likeliest first: after a complete game, and after an incomplete
   * one.
   */
  useWaysOn(): { readonly whole: readonly Way[]; readonly half: readonly Way[] };
}

export type MissingProps = { readonly problems: readonly AnyProblem[]; readonly children: React.ReactNode };

export type Way = { readonly screen: string; readonly name: string };

/** Any game of a list; its documents are only understood by the game itself. */
export type AnyTransferGame = TransferGame<unknown, unknown, unknown>;

/**
 * Something else that is saved next to a game, and opened and saved on the same page. It is added to what is there
 * and replaces nothing.
 */
export interface TransferDocument {
  readonly document: AnyDocument;
  /** Adds the content that was read. Returns a function that takes it back; undefined if nothing changed. */
  add(content: unknown): (() => void) | undefined;
  /** Says that it was added, and where to go on. */
  readonly Added: React.FunctionComponent<{
    /** False if some of it could not be read. */ readonly whole: boolean;
  }>;
  /** A section to save it; renders nothing if there is nothing to save. */
  readonly Save: React.FunctionComponent;
}
