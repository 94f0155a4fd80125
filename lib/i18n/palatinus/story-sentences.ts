/**
 * An inhabitant's story, and what a correction changes, as sentences. `gameSentences` begin with the inhabitant and its
 * field; here these are the heading, so every sentence leaves them out.
 */

import type {
  Condottiere,
  Control,
  Difference,
  FieldName,
  Game,
  Letter,
  Story,
  StoryEvent,
} from '../../palatinus';
import type { Speaker } from '../speaker';
import { gameSentences } from './game-sentences';
import { enumerate, playerName } from './naming';

type Say = Speaker<'story' | 'walkthrough' | 'words'>;

export interface StoryLine {
  /** The hill at which it happened; missing for the first and the last line. */
  readonly letter?: Letter;
  readonly text: string;
}

export interface StorySentences {
  /** "C4, yellow condottiere", or "A5, an empty field". */
  readonly title: (at: FieldName, story: Story | undefined) => string;
  /** From the end of the game to the end of the count. */
  readonly story: (story: Story) => readonly StoryLine[];
  /** Never empty: a sentence also says if nothing changes. */
  readonly differences: (differences: readonly Difference[]) => readonly string[];
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
        const who = one.player === null ? say('story.noOne') : name(one.player);
        return say('story.gave', { points: one.points, to: one.to, who });
      }
    }
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
            people: say(`words.${story.piece.people}`),
            kind: say(`words.${story.piece.kind}`),
          })
        : say('story.titleEmpty', { at }),
    story: ({ events }) => [
      { text: say('story.stood') },
      ...events.map((one) => ({ letter: one.letter, text: event(one) })),
      ...(events.some(hasLeft) ? [] : [{ text: say('story.toTheEnd') }]),
    ],
    differences: (all) => (all.length > 0 ? all.map(difference) : [say('story.nothing')]),
  };
}

function hasLeft(one: StoryEvent): boolean {
  return one.what === 'captured' || (one.what === 'judged' && one.condottiere.outcome === 'flees');
}

function judgedSentence(say: Say, { merchants, peasants, outcome, captured }: Condottiere): string {
  if (merchants.length + peasants.length === 0)
    return say(outcome === 'stays' ? 'story.staysAlone' : 'story.fleesAlone');
  const adjacent = {
    merchants:
      merchants.length > 0 ? say('words.merchants', { count: merchants.length }) : say('words.noMerchant'),
    peasants:
      peasants.length > 0 ? say('words.peasants', { count: peasants.length }) : say('words.noPeasant'),
  };
  if (outcome === 'flees') return say('story.flees', adjacent);
  return say('story.captures', { ...adjacent, fields: captured.join(', ') });
}
