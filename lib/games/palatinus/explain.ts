/** The walkthrough for a terminal: every hill with its board, its captures and its arithmetic, then the tally. */

import { censusSentences, gameSentences, type Language, playerName, speaker } from '../../i18n';
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
import { escapeControlCharacters } from '../control-characters';

export function explain(game: Game, language: Language): string {
  const say = speaker(language);
  const players = game.players.map(({ name, ...player }) =>
    name === undefined ? player : { ...player, name: escapeControlCharacters(name) },
  );
  const sentences = gameSentences(say, { ...game, players });
  const result = score(game);
  const boards = positions(game);
  const unusual = RULING_KEYS.filter((key) => game.rulings[key] !== DEFAULT_RULINGS[key]);

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
    ...result.hills.flatMap(explainHill),
    heading(say('walkthrough.tally')),
    ...result.tally.map(sentences.tallyRow),
    `${sentences.winners(result)} ${sentences.decision(result)}`.trimEnd(),
    '',
  ].join('\n');
}

function heading(text: string): string {
  return `${text}\n${'─'.repeat(text.length)}\n`;
}
