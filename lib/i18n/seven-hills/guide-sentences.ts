/**
 * The sentences of a step of the count: a verdict that can be read across the table, and a complete version for
 * screen readers.
 */

import type { CountStep, EpochOfGame, EpochScore, Gain, Game, Result, Standing } from '../../seven-hills';
import type { Speaker } from '../speaker';
import { countSentences } from './count-sentences';
import { areaName, epochName, namesOf, signed } from './naming';

type Say = Speaker<'sevenCount' | 'sevenGuide' | 'sevenWords' | 'words'>;

/** An epoch as it was entered, and as it was scored. */
export interface CountedEpoch {
  readonly entered: EpochOfGame;
  readonly score: EpochScore;
}

interface GuideSentences {
  /** The name of a step, on buttons: "Consuls", "Caelius". */
  readonly name: (step: CountStep) => string;
  /** The outcome of a step. */
  readonly verdict: (epoch: CountedEpoch, step: CountStep) => string;
  /** Everything about a step. */
  readonly step: (result: Result, epoch: CountedEpoch, step: CountStep) => readonly string[];
  /** A player's points at a step, and how many it added or took. */
  readonly standing: (player: number, standing: Standing) => string;
  /** "Epoch III: Caelius" */
  readonly gain: (gain: Gain & { readonly epoch: EpochScore['epoch'] }) => string;
}

export function guideSentences(say: Say, game: Pick<Game, 'players' | 'rulings'>): GuideSentences {
  const names = namesOf(say, game.players);
  const tell = countSentences(say, game);

  /** "Livia +1, Nora +4" */
  const gained = (gains: readonly { readonly player: number; readonly points: number }[]): string =>
    gains
      .map(({ player, points }) => `${names.one(player)} ${points > 0 ? '+' : ''}${signed(points)}`)
      .join(', ');

  function verdict({ entered, score }: CountedEpoch, step: CountStep): string {
    switch (step.part) {
      case 'order': {
        const [first = 0, ...others] = entered.order;
        return say('sevenGuide.beginsThen', { who: names.one(first), others: names.several(others) });
      }
      case 'election': {
        const consuls = score.election.consuls.map(({ player }) => player);
        if (consuls.length === 0) return say('sevenGuide.noConsul');
        return say('sevenGuide.consulsAre', { who: names.several(consuls), count: consuls.length });
      }
      case 'legions':
        return say('sevenGuide.legionsTitle');
      case 'hill': {
        const hill = score.hills.find((one) => one.hill === step.hill);
        return hill ? tell.verdict(hill) : '';
      }
      case 'knights': {
        const some = score.knights.filter(({ points }) => points > 0);
        if (some.length === 0) return say('sevenGuide.knightsNobody');
        return say('sevenGuide.knightsTitle', { list: gained(some) });
      }
      case 'penalties':
        if (score.penalties.length === 0) return say('sevenGuide.penaltiesNobody');
        return say('sevenGuide.penaltiesTitle', { list: gained(score.penalties) });
      case 'track':
        return leaders(say, names, score.running);
    }
  }

  function reasons(result: Result, { score }: CountedEpoch, step: CountStep): readonly string[] {
    switch (step.part) {
      case 'election':
        return [tell.votes(score.election), ...tell.election(score.election)];
      case 'hill': {
        const hill = score.hills.find((one) => one.hill === step.hill);
        return hill ? [tell.strengths(hill), ...tell.sharing(hill)] : [];
      }
      case 'knights':
        return score.knights.map(tell.knights);
      case 'penalties':
        return score.penalties.map(tell.penalty);
      case 'track':
        return result.winners && score.epoch === result.epochs.length
          ? [tell.winners(result), tell.decision(result)].filter(Boolean)
          : [tell.total(score), tell.running(score)];
      default:
        return [];
    }
  }

  return {
    name: (step) => (step.part === 'hill' ? areaName(say, step.hill) : say(`sevenGuide.${step.part}`)),
    verdict,
    step: (result, epoch, step) => {
      const hill = step.part === 'hill' ? epoch.score.hills.find((one) => one.hill === step.hill) : undefined;
      const titles = [...(hill ? [tell.hill(hill)] : []), verdict(epoch, step)];
      return [...titles.map(ended), ...reasons(result, epoch, step)];
    },
    standing: (player, { points, gained }) => {
      const standing = say('sevenGuide.standing', { who: names.one(player), points, score: signed(points) });
      if (gained === 0) return standing;
      const more = gained > 0 ? 'sevenGuide.gained' : 'sevenGuide.lost';
      return `${standing} ${say(more, { points: Math.abs(gained) })}`;
    },
    gain: (gain) => say('sevenGuide.gainOf', { epoch: epochName(say, gain.epoch), what: tell.gain(gain) }),
  };
}

function leaders(say: Say, names: ReturnType<typeof namesOf>, running: readonly number[]): string {
  const most = Math.max(...running);
  const first = [...running.keys()].filter((player) => running[player] === most);
  return say('sevenGuide.leads', { who: names.several(first), count: first.length, score: signed(most) });
}

/** Titles have no full stop, but need one when they are read aloud before other sentences. */
function ended(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
