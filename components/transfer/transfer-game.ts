/** What a game hands in so that it can be opened and saved on the page for both. */
import type { GameStore } from '@/components/store/game-store';
import type { AnyDocument, BrowserSeam } from '@/lib/games';
import type { AnyProblem } from '@/lib/i18n';

export interface TransferGame<D, V, G> {
  /** As its box says it, in every language. */
  readonly name: string;
  readonly seam: BrowserSeam<D, V, G>;
  readonly gameStore: GameStore<D, V>;
  /** Whether something was entered that another game would replace. */
  isBegun(document: D): boolean;
  /** "Livia, Marco, with 35 inhabitants on the board". */
  useDescription(game: G): string;
  /** What is still to be entered before there is something to save. */
  readonly Missing: React.FunctionComponent<MissingProps>;
  /** The screens to go on with, each with its name, the likeliest first: after a whole game, or after half of one. */
  useWaysOn(): { readonly whole: readonly Way[]; readonly half: readonly Way[] };
}

export type MissingProps = { readonly problems: readonly AnyProblem[]; readonly children: React.ReactNode };

export type Way = { readonly screen: string; readonly name: string };

/** One of a list: what belongs to it, nobody but the same game understands. */
export type AnyTransferGame = TransferGame<unknown, unknown, unknown>;

/** What is saved beside a game, and opened and saved on the same page. It replaces nothing: it is added to what is there. */
export interface TransferDocument {
  readonly document: AnyDocument;
  /** Adds what the document has read. What is returned takes it back; undefined if it changed nothing. */
  add(content: unknown): (() => void) | undefined;
  /** That it was added, and where to go on. */
  readonly Added: React.FunctionComponent<{
    /** False if some of it could not be read. */ readonly whole: boolean;
  }>;
  /** A section to save it; nothing, where there is nothing to save. */
  readonly Save: React.FunctionComponent;
}
