/** The walkthrough for a terminal: every hill with its board, its captures and its arithmetic, then the tally. */

import {
  censusSentences,
  gameSentences,
  type Language,
  playerAndColours,
  rulingsInForce,
  speaker,
} from '../../i18n';
import {
  census,
  DEFAULT_RULINGS,
  drawBoard,
  entriesOf,
  type Game,
  type Hill,
  makeNotation,
  positions,
  RULING_KEYS,
  score,
} from '../../palatinus';
import { heading } from '../heading';

export function explain(game: Game, language: Language): string {
  const say = speaker(language);
  const sentences = gameSentences(say, game);
  const result = score(game);
  const boards = positions(game);
  const isStandard = RULING_KEYS.every((key) => game.rulings[key] === DEFAULT_RULINGS[key]);

  const explainHill = (hill: Hill, index: number): string[] => {
    const { before, after } = boards[index] ?? { before: game.position, after: game.position };
    return [
      heading(sentences.hill(hill)),
      ...(hill.condottieri.length > 0
        ? hill.condottieri.map(sentences.condottiere)
        : [say('walkthrough.noCondottiere', { letter: hill.letter })]),
      ...hill.captures.map(sentences.capture),
      ...(after === before ? [] : ['', drawBoard(game.board, after)]),
      '',
      ...(hill.influence.length > 0
        ? hill.influence.map(sentences.influence)
        : [say('walkthrough.nobodyAround')]),
      sentences.totals(hill),
      sentences.control(hill),
      '',
    ];
  };
  const seats = game.players.map((player) => playerAndColours(say, player));

  return [
    makeNotation(game),
    say('walkthrough.players', { list: seats.join(', ') }),
    ...(isStandard ? [] : [rulingsInForce(say, game.rulings)]),
    ...censusSentences(say, census(entriesOf(game)), game.players),
    '',
    drawBoard(game.board, game.position),
    say('walkthrough.legend'),
    '',
    ...result.hills.flatMap(explainHill),
    heading(say('walkthrough.tally')),
    ...result.tally.map(sentences.tallyRow),
    `${sentences.winners(result)} ${sentences.decision(result)}`.trimEnd(),
    '',
  ].join('\n');
}
