/** Right-to-left names in every sentence that names a player: no number may move to another player's side. */

import { describe, expect, test } from 'vitest';
import {
  census,
  countSteps,
  differencesBetween,
  entriesOf,
  exampleGame,
  FIELD_NAMES,
  type Game,
  gainsOf,
  parseField,
  score,
  storyOf,
} from '../../palatinus';
import {
  censusSentences,
  gainSentence,
  gameSentences,
  LANGUAGES,
  seatChangeSentences,
  speaker,
  stepSentences,
  storySentences,
} from '..';

const NAMES = ['מרקו 7', 'علي', 'Livia', 'יוסי כהן', '(שרה)'];
const players = exampleGame().players.map((player, index) => ({ ...player, name: NAMES[index] ?? '' }));
const game: Game = { ...exampleGame(), players };
const result = score(game);
const short: Game = { ...game, position: game.position.with(2, undefined) as unknown as Game['position'] };

/** Every sentence about the game. */
function sentences(language: (typeof LANGUAGES)[number]): readonly string[] {
  const say = speaker(language);
  const tell = gameSentences(say, game);
  const tellStep = stepSentences(say, game);
  const tellStory = storySentences(say, game);
  return [
    ...result.hills.flatMap((hill) => [
      ...hill.condottieri.flatMap((one) => [tell.condottiere(one), tellStep.title(one), tellStep.left(one)]),
      ...hill.captures.map(tell.capture),
      ...hill.influence.flatMap((one) => [tell.influence(one), tell.owner(one)]),
      tell.totals(hill),
      tell.control(hill),
      tellStep.verdict(hill),
    ]),
    ...result.tally.map(tell.tallyRow),
    tell.winners(result),
    ...countSteps(result).flatMap((step) => tellStep.step(result, step)),
    ...FIELD_NAMES.flatMap((at) => {
      const story = storyOf(game, result, parseField(at));
      return story ? tellStory.story(story).map(({ text }) => text) : [];
    }),
    ...tellStory.differences(differencesBetween(result, score(short))),
    ...gainsOf(result).map((gain) => gainSentence(say, players, gain)),
    ...censusSentences(say, census(entriesOf(short)), players),
    seatChangeSentences(say, players, players.with(0, { ...players[0], people: 'blue', name: 'מרקו 7' })),
  ];
}

describe.each(LANGUAGES)('in %s', (language) => {
  const all = sentences(language);

  test.each(NAMES)('%s is named', (name) => {
    expect(all.filter((sentence) => sentence.includes(name)).length).toBeGreaterThan(10);
  });

  test('every right-to-left name is isolated once, and no other', () => {
    const isolated = all.flatMap((sentence) => sentence.match(/\u2068[^\u2068\u2069]+\u2069/g) ?? []);
    expect(new Set(isolated)).toStrictEqual(
      new Set(NAMES.filter((name) => name !== 'Livia').map((name) => `\u2068${name}\u2069`)),
    );
    const others = all.map((sentence) => sentence.replace(/\u2068[^\u2068\u2069]+\u2069/g, ''));
    expect(others.filter((sentence) => /[\u0590-\u06ff\u2068\u2069]/.test(sentence))).toStrictEqual([]);
  });
});
