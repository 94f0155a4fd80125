/**
 * An inhabitant's story, and what a correction changes, as sentences. `gameSentences` begin with the inhabitant and
 * its field; here these are the heading, so the sentences omit them.
 */

import type {
  Condottiere,
  Control,
  Difference,
  FieldName,
  Game,
  Letter,
  Piece,
  Story,
  StoryEvent,
} from '../../palatinus';
import type { Speaker } from '../speaker';
import { gameSentences } from './game-sentences';
import { capital, enumerate, playerName } from './naming';
import { ownerNote, pieceLabelOn, pieceOn } from './piece-naming';

type Say = Speaker<'pieces' | 'story' | 'walkthrough' | 'words'>;

export interface StoryLine {
  /** The hill at which it happened; missing for the first and the last line. */
  readonly letter?: Letter;
  readonly text: string;
}

/** A field, and who stands on it. */
interface Standing {
  readonly at: FieldName;
  readonly piece: Piece | undefined;
}

export interface StorySentences {
  /** "C4, yellow condottiere", or "A5, empty field". */
  readonly title: (at: FieldName, story: Story | undefined) => string;
  /** The owner: "Marco", "ally: Marco"; empty if the title says everything. */
  readonly note: (story: Story) => string;
  /** From the end of the game to the end of the count, or up to the point that has been counted. */
  readonly story: (story: Story, isWhole?: boolean) => readonly StoryLine[];
  /**
   * "Corrected: yellow peasant on C5 (Marco) and green condottiere on C2 (Nora)": what now stands on the fields that
   * changed.
   */
  readonly corrected: (fields: readonly Standing[]) => string;
  /** "Now: yellow peasant on C5 (Marco)": the same after an undo, or a change on another screen. */
  readonly nowThere: (fields: readonly Standing[]) => string;
  /** "Changed tiles: B, E" */
  readonly changedTiles: (letters: readonly Letter[]) => string;
  /** Never empty: a sentence also says if nothing changes, or nothing yet. */
  readonly differences: (differences: readonly Difference[], isWhole?: boolean) => readonly string[];
  /** "Nora and Pia still win.", when other things change. */
  readonly stillWins: (winners: readonly number[]) => string;
}

export function storySentences(say: Say, game: Pick<Game, 'players' | 'rulings'>): StorySentences {
  const sentences = gameSentences(say, game);
  const name = (player: number): string => {
    const found = game.players[player];
    return found ? playerName(say, found) : '';
  };
  const names = (players: readonly number[]): string => enumerate(say, players.map(name));

  function event(one: StoryEvent): string {
    switch (one.what) {
      case 'judged':
        return judgedSentence(say, one.condottiere);
      case 'captured': {
        const by = one.takers.map(({ player, condottiere }) =>
          say('story.capturer', { who: name(player), at: condottiere }),
        );
        return say('story.captured', { who: enumerate(say, by) });
      }
      case 'counted': {
        const { sources, points } = one.influence;
        const why = sentences.sources(one.influence);
        return sources.length > 0
          ? say('story.counted', { sources: why, points })
          : say('story.countedNone', { why });
      }
      case 'gave': {
        const merchant = { people: one.people, player: one.player, kind: 'merchant', at: one.to } as const;
        return say('story.gave', {
          points: one.points,
          piece: capital(pieceOn(say, game.players, merchant)),
        });
      }
    }
  }

  /** Who stands on these fields; if nobody does, that they are empty. */
  function standing(fields: readonly Standing[]): string {
    const placed = fields.flatMap(({ at, piece }) =>
      piece ? [pieceLabelOn(say, game.players, { ...piece, at })] : [],
    );
    const emptied = fields.map(({ at }) => say('story.titleEmpty', { at }));
    return enumerate(say, placed.length > 0 ? placed : emptied);
  }

  function control(outcome: Control): string {
    if (outcome.kind === 'won') return name(outcome.player);
    return outcome.kind === 'tied' ? say('story.tied', { who: names(outcome.players) }) : say('story.noOne');
  }

  function difference(one: Difference): string {
    switch (one.what) {
      case 'hill':
        return say('story.hill', {
          letter: one.letter,
          after: control(one.after),
          before: control(one.before),
        });
      case 'condottieri':
        return say('story.condottieri', { letter: one.letter });
      case 'points':
        return say('story.points', { who: name(one.player), after: one.after, before: one.before });
      case 'winners':
        return say('story.winners', {
          who: names(one.after),
          count: one.after.length,
          before: names(one.before),
        });
    }
  }

  return {
    title: (at, story) =>
      story
        ? say('story.title', {
            at,
            piece: say(`pieces.${story.piece.people}-${story.piece.kind}`),
          })
        : say('story.titleEmpty', { at }),
    note: ({ piece: { people }, player }) => capital(ownerNote(say, game.players, { people, player })),
    story: ({ events }, isWhole = true) => [
      { text: say('story.stood') },
      ...events.map((one) => ({ letter: one.letter, text: event(one) })),
      ...(events.some(hasLeft) ? [] : [{ text: say(isWhole ? 'story.toTheEnd' : 'story.soFar') }]),
    ],
    corrected: (fields) => say('story.changedTo', { list: standing(fields) }),
    nowThere: (fields) => say('story.nowThere', { list: standing(fields) }),
    changedTiles: (letters) => say('story.changedTiles', { count: letters.length, list: letters.join(', ') }),
    differences: (all, isWhole = true) =>
      all.length > 0 ? all.map(difference) : [say(isWhole ? 'story.nothing' : 'story.nothingSoFar')],
    stillWins: (winners) => say('story.stillWins', { who: names(winners), count: winners.length }),
  };
}

function hasLeft(one: StoryEvent): boolean {
  return one.what === 'captured' || (one.what === 'judged' && one.condottiere.outcome === 'flees');
}

function judgedSentence(say: Say, { merchants, peasants, outcome, captured }: Condottiere): string {
  if (merchants.length + peasants.length === 0)
    return say(outcome === 'stays' ? 'story.staysAlone' : 'story.fleesAlone');
  const adjacent = {
    merchants: say('words.merchants', { count: merchants.length }),
    peasants: say('words.peasants', { count: peasants.length }),
  };
  if (outcome === 'flees') return say('story.flees', adjacent);
  return say('story.captures', { ...adjacent, fields: captured.join(', ') });
}
