/**
 * What a game must define so that store, undo, files, share link, screens, command line and HTTP work for it. A new
 * game is one such object in the list of games.ts; its sentences are areas of lib/i18n.
 *
 * D is the game's document as it is entered, perhaps unfinished. V is what the app remembers about its screen. G is a
 * sound game, which can be scored.
 */

import type { Summary } from '../archive';
import type { AnyProblem, Language } from '../i18n';
import type { Outcome } from '../problems';
import type { GameDocument } from '../store';

/** What a browser needs. The rest is separate, because it is large and only the command line and HTTP use it. */
export interface BrowserSeam<D, V, G> {
  /** For the store: saving, migrations, undo, other tabs. Its `game` names the game everywhere. */
  readonly document: GameDocument<D, V>;
  /** For the routes: the addresses below `/{language}/{game}/`, in order; a new game starts at the first. */
  readonly screens: readonly string[];
  /** For share links: the screen that shows a result. */
  readonly resultScreen: string;
  /** For sharing and saving as a file: the sound game in the document, or what is missing. */
  gameOf(document: D): Outcome<G, AnyProblem>;
  /** For opening a file or a notation: puts a game from elsewhere into the document. */
  openGame(document: D, game: G): D;
  /** For opening a saved document: puts one from elsewhere into mine. */
  openDocument(mine: D, theirs: D): D;
  /** For opening a kept game, or one from a file with everything: what does not belong to that game stays mine. */
  reopen(mine: D, kept: D): D;
  /** For share links, pasted texts and the command line. */
  readonly notation: GameNotation<G>;
  /** For files, the command line and HTTP. */
  readonly file: GameFileFormat<G>;
}

/** A whole game on one line. */
export interface GameNotation<G> {
  /** Every line begins with it and a version: `P` for `P1_…`. Each game has a different one. */
  readonly mark: string;
  make(game: G): string;
  parse(text: string): Outcome<G, AnyProblem>;
}

export interface GameFileFormat<G> {
  /** Begins with the name of the game and a hyphen: `palatinus-game`. */
  readonly format: string;
  readonly version: number;
  make(game: G): object;
  /** Reads a value of unknown origin; `parseFile` has limited its size and lists. Never throws. */
  read(value: unknown): Outcome<G, AnyProblem>;
  fileName(game: G): string;
}

export interface GameSeam<D, V, G> extends BrowserSeam<D, V, G> {
  /** For HTTP: the JSON Schema of the game's file. */
  jsonSchema(): object;
  /** For the command line and HTTP: the result as it is published. */
  score(game: G): object;
  /** For the command line: explains the result in words for a terminal. */
  explain(game: G, language: Language): string;
  /** For the command line: what would change the winners. Undefined for games that do not support it. */
  settle?(game: G): object;
  /**
   * For the command line: what explains the players' own count, from the text of its file. Undefined for games that
   * do not support it.
   */
  explainCount?(game: G, text: string): Outcome<object, AnyProblem>;
}

/** For the list of kept games. Separate from what every page loads, because it needs the scoring code. */
export interface KeptSeam<D, V> {
  readonly document: GameDocument<D, V>;
  /** Who played, how the game ended or how far it is, and a small picture. */
  summarise(document: D): Summary;
  /** Replaces the open game with a kept one. What belongs to the app and not to a game stays, such as my box. */
  reopen(mine: D, kept: D): D;
  /** The screen on which it is reopened: its result, or where it goes on. */
  screenOf(document: D): string;
  /** Clears the table for another game. */
  newGame(mine: D): D;
  /** A new game with the players of a kept one. */
  samePlayers(mine: D, kept: D): D;
  /** A new game with the layout of a kept one. Undefined for games without a layout. */
  sameTable?(mine: D, kept: D): D;
}

/** A game in a list of games. Its types are unknown there, so only the same game may read the values it made. */
export type AnyGame = GameSeam<unknown, unknown, unknown>;
export type AnyBrowserSeam = BrowserSeam<unknown, unknown, unknown>;

/** Never empty, because the first game reports the problems of input that no game can read. */
export type Games<S> = readonly [S, ...S[]];

export type DocumentOf<S> = S extends BrowserSeam<infer D, infer _V, infer _G> ? D : never;
export type ViewOf<S> = S extends BrowserSeam<infer _D, infer V, infer _G> ? V : never;
export type GameOf<S> = S extends BrowserSeam<infer _D, infer _V, infer G> ? G : never;
