/** The count for a terminal: every epoch with its election, hills, knights and empty hands, the track, then the end. */

import {
  countSentences,
  epochName,
  type Language,
  remarkSentence,
  sevenPlayerName,
  sevenRulingsInForce,
  speaker,
} from '../../i18n';
import {
  DEFAULT_RULINGS,
  type EpochScore,
  type Game,
  makeNotation,
  RULING_KEYS,
  remarksOf,
  score,
} from '../../seven-hills';
import { heading } from '../heading';

export function explain(game: Game, language: Language): string {
  const say = speaker(language);
  const sentences = countSentences(say, game);
  const result = score(game);
  const isStandard = RULING_KEYS.every((key) => game.rulings[key] === DEFAULT_RULINGS[key]);

  const explainEpoch = (epoch: EpochScore): readonly string[] => [
    heading(epochName(say, epoch.epoch)),
    sentences.votes(epoch.election),
    ...sentences.election(epoch.election),
    '',
    ...epoch.hills.flatMap((hill) => [
      sentences.hill(hill),
      ...[sentences.strengths(hill), sentences.verdict(hill), ...sentences.sharing(hill)].map(
        (sentence) => `  ${sentence}`,
      ),
    ]),
    '',
    ...(epoch.knights.length > 0 ? epoch.knights.map(sentences.knights) : [say('sevenCount.noKnights')]),
    ...epoch.penalties.map(sentences.penalty),
    sentences.total(epoch),
    sentences.running(epoch),
    '',
  ];

  return [
    makeNotation(game),
    say('sevenCount.players', { list: game.players.map((one) => sevenPlayerName(say, one)).join(', ') }),
    ...(isStandard ? [] : [sevenRulingsInForce(say, game.rulings)]),
    ...remarksOf(game).map((remark) => remarkSentence(say, game.players, remark)),
    '',
    ...result.epochs.flatMap(explainEpoch),
    heading(say('sevenCount.end')),
    `${sentences.winners(result)} ${sentences.decision(result)}`.trimEnd(),
    '',
  ].join('\n');
}
