/**
 * An inhabitant's story, and what a correction changes, as sentences. Apart from `sentences`, which speak of a hill and
 * so begin with who stands where: here that is the heading, and every sentence has the same subject.
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
import { enumerate, playerName } from './naming';
import { sentences } from './sentences';

type Say = Speaker<'story' | 'walkthrough' | 'words'>;

export interface StoryLine {
  /** The hill at which it happened; none for how it begins and ends. */
  readonly letter?: Letter;
  readonly text: string;
}

export interface StorySentences {
  /** "C4, yellow condottiere", or "A5, an empty field". */
  readonly title: (at: FieldName, story: Story | undefined) => string;
  /** From the end of the game to the end of the count. */
  readonly story: (story: Story) => readonly StoryLine[];
  /** Never empty: that nothing changes is worth a sentence. */
  readonly differences: (differences: readonly Difference[]) => readonly string[];
}

export function storySentences(say: Say, game: Pick<Game, 'players' | 'rulings'>): StorySentences {
  const tell = sentences(say, game);
  const name = (player: number): string => {
    const found = game.players[player];
    return found ? playerName(say, found) : '';
  };
  const names = (players: readonly number[]): string => enumerate(say, players.map(name));

  function event(one: StoryEvent): string {
    switch (one.what) {
      case 'judged':
        return tellJudged(say, one.condottiere);
      case 'captured': {
        const by = one.takers.map(({ player, condottiere }) =>
          say('story.capturer', { who: name(player), at: condottiere }),
        );
        return say('story.captured', { who: enumerate(say, by) });
      }
      case 'counted': {
        const { sources, points } = one.influence;
        const why = tell.sources(one.influence);
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

function tellJudged(say: Say, { merchants, peasants, outcome, captured }: Condottiere): string {
  if (merchants.length + peasants.length === 0)
    return say(outcome === 'stays' ? 'story.staysAlone' : 'story.fleesAlone');
  const beside = {
    merchants:
      merchants.length > 0 ? say('words.merchants', { count: merchants.length }) : say('words.noMerchant'),
    peasants:
      peasants.length > 0 ? say('words.peasants', { count: peasants.length }) : say('words.noPeasant'),
  };
  if (outcome === 'flees') return say('story.flees', beside);
  return say('story.captures', { ...beside, fields: captured.join(', ') });
}
