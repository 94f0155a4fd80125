/**
 * What a game hands in, so that store, undo, files, share link, screens, command line and HTTP work for it. A new game
 * is one such object, in the list of index.ts; its sentences are areas of lib/i18n.
 *
 * D is the game's document, as it is being entered, perhaps unfinished; V what is remembered of its screen; G a sound
 * game, which can be scored.
 */

import type { AnyProblem, Language } from '../i18n';
import type { Outcome } from '../problems';
import type { GameDocument } from '../store';

/** What a browser needs. Apart from the rest, which is large and works where there is no screen. */
export interface BrowserSeam<D, V, G> {
  /** For the store: saving, migrations, undo, other tabs. Its `game` names the game everywhere. */
  readonly document: GameDocument<D, V>;
  /** For the routes: the addresses below `/{language}/{game}/`, in order; a new game starts at the first. */
  readonly screens: readonly string[];
  /** For share links: the screen that shows a result. */
  readonly resultScreen: string;
  /** For sharing and saving as a file: the sound game in the document, or what is missing. */
  gameOf(document: D): Outcome<G, AnyProblem>;
  /** For opening a file or a notation: the document with a game from elsewhere in it. */
  openGame(document: D, game: G): D;
  /** For opening a saved document: mine, with one from elsewhere in it. */
  openDocument(mine: D, theirs: D): D;
  /** For share links, pasted texts and the command line. */
  readonly notation: GameNotation<G>;
  /** For files, the command line and HTTP. */
  readonly file: GameFileFormat<G>;
}

/** A whole game on one line. */
export interface GameNotation<G> {
  /** A line begins with it and a version: `P` for `P1_…`. No two games have the same. */
  readonly mark: string;
  make(game: G): string;
  parse(text: string): Outcome<G, AnyProblem>;
}

export interface GameFileFormat<G> {
  /** Begins with the name of the game and a hyphen: `palatinus-game`. */
  readonly format: string;
  readonly version: number;
  make(game: G): object;
  /** From a value of unknown origin. Never throws. */
  read(value: unknown): Outcome<G, AnyProblem>;
  fileName(game: G): string;
}

export interface GameSeam<D, V, G> extends BrowserSeam<D, V, G> {
  /** For HTTP: the JSON Schema of the game's file. */
  jsonSchema(): object;
  /** For the command line and HTTP: the result as it is published. */
  score(game: G): object;
  /** For the command line: how the result comes about, in words for a terminal. */
  explain(game: G, language: Language): string;
}

/** One of a list: what such a game makes, nobody but the same game understands. */
export type AnyGame = GameSeam<unknown, unknown, unknown>;
export type AnyBrowserSeam = BrowserSeam<unknown, unknown, unknown>;

/** There is always one game at least: it refuses what no game can read. */
export type Games<S> = readonly [S, ...S[]];

export type DocumentOf<S> = S extends BrowserSeam<infer D, infer _V, infer _G> ? D : never;
export type ViewOf<S> = S extends BrowserSeam<infer _D, infer V, infer _G> ? V : never;
export type GameOf<S> = S extends BrowserSeam<infer _D, infer _V, infer G> ? G : never;
