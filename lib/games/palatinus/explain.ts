/** The walkthrough for a terminal: every hill with its board, its captures and its arithmetic, then the tally. */

import { censusSentences, type Language, playerName, sentences, speaker } from '../../i18n';
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
import { visible } from '../visible';

export function explain(game: Game, language: Language): string {
  const say = speaker(language);
  const players = game.players.map(({ name, ...player }) =>
    name === undefined ? player : { ...player, name: visible(name) },
  );
  const tell = sentences(say, { ...game, players });
  const result = score(game);
  const boards = positions(game);
  const unusual = RULING_KEYS.filter((key) => game.rulings[key] !== DEFAULT_RULINGS[key]);

  const tellHill = (hill: Hill, index: number): string[] => {
    const { before, after } = boards[index] ?? { before: game.position, after: game.position };
    return [
      heading(tell.hill(hill)),
      ...(hill.condottieri.length > 0
        ? hill.condottieri.map(tell.condottiere)
        : [say('walkthrough.noCondottiere', { letter: hill.letter })]),
      ...hill.captures.map(tell.capture),
      ...(after === before ? [] : ['', drawBoard(game.board, after)]),
      '',
      ...(hill.influence.length > 0 ? hill.influence.map(tell.influence) : [say('walkthrough.nobodyAround')]),
      tell.totals(hill),
      tell.control(hill),
      '',
    ];
  };
  const seats = players.map((player) => `${playerName(say, player)} ${say(`words.${player.people}`)}`);

  return [
    makeNotation(game),
    say('walkthrough.players', { list: seats.join(', ') }),
    ...(unusual.length > 0
      ? [say('walkthrough.rulings', { list: unusual.map((key) => `${key} ${game.rulings[key]}`).join(', ') })]
      : []),
    ...censusSentences(say, census(entriesOf(game)), game.players),
    '',
    drawBoard(game.board, game.position),
    say('walkthrough.legend'),
    '',
    ...result.hills.flatMap(tellHill),
    heading(say('walkthrough.tally')),
    ...result.tally.map(tell.tallyRow),
    `${tell.winners(result)} ${tell.decision(result)}`.trimEnd(),
    '',
  ].join('\n');
}

function heading(text: string): string {
  return `${text}\n${'─'.repeat(text.length)}\n`;
}
