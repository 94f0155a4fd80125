/**
 * An inhabitant's story through the whole count: where it stood, what it earned and gave, and how it left the board.
 */

import { type Field, makeField } from './field';
import { type Game, type Owner, ownersOf } from './game';
import type { Condottiere, Influence, Result, Taker } from './result';
import type { FieldName, Letter, People, Piece } from './types';

export type StoryEvent =
  /** A condottiere acted. */
  | { readonly what: 'judged'; readonly letter: Letter; readonly condottiere: Condottiere }
  /** It was captured. */
  | { readonly what: 'captured'; readonly letter: Letter; readonly takers: readonly Taker[] }
  /** Its own influence was counted. */
  | { readonly what: 'counted'; readonly letter: Letter; readonly influence: Influence }
  /** It gave influence to a merchant next to it. */
  | {
      readonly what: 'gave';
      readonly letter: Letter;
      readonly to: FieldName;
      readonly people: People;
      readonly player: Owner;
      readonly points: number;
    };

export interface Story {
  readonly at: FieldName;
  readonly piece: Piece;
  readonly player: Owner;
  readonly events: readonly StoryEvent[];
}

/** The story of the piece that stood on the field at the end of the game; undefined if there was none. */
export function storyOf(game: Game, { hills }: Pick<Result, 'hills'>, field: Field): Story | undefined {
  const piece = game.position[field];
  if (!piece) return undefined;
  const at = makeField(field);
  const events: StoryEvent[] = [];
  for (const { letter, condottieri, captures, influence } of hills) {
    for (const condottiere of condottieri)
      if (condottiere.at === at) events.push({ what: 'judged', letter, condottiere });
    for (const capture of captures)
      if (capture.at === at) events.push({ what: 'captured', letter, takers: capture.takers });
    for (const counted of influence) {
      if (counted.at === at) events.push({ what: 'counted', letter, influence: counted });
      for (const source of counted.sources)
        if (source.at === at && source.reason === piece.kind && counted.at !== at)
          events.push({
            what: 'gave',
            letter,
            to: counted.at,
            people: counted.people,
            player: counted.player,
            points: source.points,
          });
    }
  }
  return { at, piece, player: ownersOf(game)[piece.people], events };
}
