/** What a game hands in so that it can stand in the list of kept games. */
import type { GameStore } from '@/components/store/game-store';
import type { KeptSeam } from '@/lib/games';
import type { Speaker } from '@/lib/i18n';
import type { Say } from './row-words';

export interface KeptView<D, V> {
  /** As its box says it, in every language. */
  readonly name: string;
  readonly seam: KeptSeam<D, V>;
  readonly gameStore: GameStore<D, V>;
  isFinished(document: D): boolean;
  /** Where a new game begins. */
  readonly newGameScreen: string;
  /** The board in small, drawn from the picture of a summary. */
  readonly Picture: React.FunctionComponent<{ readonly picture: string }>;
  /** How far a game is: "Go on: 21 of 35 placed". */
  progress(say: Say, done: number, of: number): string;
  /** "Livia, hill C: 9 influence". */
  bestHill(say: Speaker<'games'>, who: string, hill: string, worth: number): string;
  /** The count as a text for a forum; its script and its words come when it is asked for. */
  ForumText(props: { readonly document: D }): ReturnType<React.FunctionComponent>;
}

/** One of a list: what belongs to it, nobody but the same game understands. */
export type AnyKeptView = KeptView<unknown, unknown>;
