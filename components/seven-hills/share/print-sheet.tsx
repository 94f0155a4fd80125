/**
 * The result of Seven Hills on paper.
 *
 *   by epoch and source      every hill's points, epoch by epoch
 *   rulings
 */

import { type PaperProps, PaperSheet } from '@/components/transfer/paper-sheet';
import { PaperTable } from '@/components/transfer/paper-table';
import { countSentences, epochName, guideSentences, type Speaker, sevenRulingsInForce } from '@/lib/i18n';
import { type EpochScore, type Game, makeNotation, type Result } from '@/lib/seven-hills';
import { resultLines, seatsOf } from './result-lines';

type PaperSpeaker = Speaker<
  'rulebook' | 'sevenCount' | 'sevenGuide' | 'sevenRulings' | 'sevenShare' | 'sevenWords' | 'share' | 'words'
>;

type Props = PaperProps<PaperSpeaker, Game, Result>;

export function PrintSheet({ say, game, result, link, date }: Props): React.ReactNode {
  const sentences = countSentences(say, game);
  const guide = guideSentences(say, game);
  /** "Knights: Marco +2" and, if somebody had any, "Empty hands: Otto −10". */
  const others = (score: EpochScore): readonly string[] => {
    const entered = game.epochs[score.epoch - 1];
    const parts = score.penalties.length > 0 ? (['knights', 'penalties'] as const) : (['knights'] as const);
    return entered ? parts.map((part) => guide.verdict({ entered, score }, { part })) : [];
  };
  return (
    <PaperSheet
      say={say}
      winners={sentences.winners(result)}
      decision={sentences.decision(result)}
      date={date}
      link={link}
      notation={makeNotation(game)}
    >
      <div>
        <PaperTable
          caption={say('sevenShare.game')}
          seats={seatsOf(say, game, result)}
          lines={resultLines(say, game, result)}
          note={say('sevenShare.tableNote')}
        />
        <p className="mt-3">{sevenRulingsInForce(say, game.rulings)}</p>
      </div>
      <section className="flex flex-col gap-2 print:text-[8pt]">
        {result.epochs.map((epoch) => (
          <div key={epoch.epoch}>
            <h3>{epochName(say, epoch.epoch)}</h3>
            <p>{epoch.election.consuls.map(sentences.consul).join(' ') || say('sevenCount.noConsul')}</p>
            <ul>
              {epoch.hills.map((hill) => (
                <li key={hill.hill}>
                  <b>{say(`sevenWords.${hill.hill}`)}</b> {sentences.verdict(hill)}
                </li>
              ))}
              {others(epoch).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </PaperSheet>
  );
}
