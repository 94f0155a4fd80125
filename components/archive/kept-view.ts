/** What a game provides for the list of archived games. */
import type { GameStore } from '@/components/store/game-store';
import type { KeptSeam } from '@/lib/games';
import type { Speaker } from '@/lib/i18n';
import type { Say } from './row-words';

export interface KeptView<D, V> {
  /** Its name as printed on the box, in every language. */
  readonly name: string;
  readonly seam: KeptSeam<D, V>;
  readonly gameStore: GameStore<D, V>;
  isFinished(document: D): boolean;
  /** Where a new game begins. */
  readonly newGameScreen: string;
  /** The board in small, drawn from the picture of a summary. */
  readonly Picture: React.FunctionComponent<{ readonly picture: string }>;
  /** The progress of a game: "Go on: 21 of 35 placed". */
  progress(say: Say, done: number, of: number): string;
  /** "Livia, hill C: 9 influence". */
  bestHill(say: Speaker<'games'>, who: string, hill: string, worth: number): string;
  /** The count as a text for a forum; its script and messages are loaded on demand. */
  ForumText(props: { readonly document: D }): ReturnType<React.FunctionComponent>;
}

/** A view in a list of different games: its content is only understood by its own game. */
export type AnyKeptView = KeptView<unknown, unknown>;
