/**
 * Makes a question: furnishes a board for its topic, lets the engine count it, and checks that a mistake that the
 * topic is about would give another answer. If not, it furnishes another board, up to a limit: the last try is still
 * a sound question with the engine's answer.
 */

import { pick, type Random } from '../../random';
import type { Capture, Game, Letter } from '..';
import { answerIn, type Counted, countGame, hillIn, type MistakenCount, reasonsIn } from './answers';
import { captiveScene } from './capture-scenes';
import { choicesFor, mistakesFor } from './choices';
import { equalGroupsScene, loneScene, ownSideScene, sharedCaptiveScene } from './condottiere-scenes';
import { hillScene, tieScene, winnerScene } from './hill-scenes';
import { awayScene, merchantScene, peasantScene } from './piece-scenes';
import { type AnswerTo, type Ask, hillAsked, isSameAnswer, type Question, type What } from './question';
import { addLife, emptyScene, gameOf, layBoard, type Scene } from './scene';
import { factsOf, type Level, type Topic } from './topics';

/** One way to ask about a topic. */
interface Form {
  readonly what: What;
  readonly furnish: (scene: Scene) => Ask;
  /** The condition that the answer must meet. */
  readonly wants: (answer: AnswerTo, counted: Counted, ask: Ask, level: Level) => boolean;
}

const isPositive: Form['wants'] = (answer) => (answer as number) > 0;
const isList: Form['wants'] = (answer) => Array.isArray(answer);
const isAnything: Form['wants'] = () => true;

/** Condottieri share at least this many captives, by level. */
const shares =
  (fewest: Readonly<Record<Level, number>>): Form['wants'] =>
  (_, { result }, ask, level) =>
    hillIn(result, hillAsked(ask) as Letter).captures.filter(isShared).length >= fewest[level];
const sharesSome = shares({ 1: 1, 2: 1, 3: 1, 4: 3 });
const sharesLater = shares({ 1: 0, 2: 0, 3: 1, 4: 2 });

export function isShared({ takers }: Capture): boolean {
  return takers.length > 1;
}

function influence(furnish: Form['furnish']): Form {
  return { what: 'influence', furnish, wants: isPositive };
}

const FORMS: Readonly<Record<Topic, readonly Form[]>> = {
  merchant: [influence((scene) => merchantScene(scene, { kinds: true }))],
  peasant: [influence((scene) => peasantScene(scene, ['empty']))],
  'other-hills': [influence(awayScene)],
  'own-colour': [influence((scene) => merchantScene(scene, { ownColour: true }))],
  'empty-spring': [influence((scene) => peasantScene(scene, ['empty-spring']))],
  'own-spring': [influence((scene) => peasantScene(scene, ['own-spring']))],
  'occupied-spring': [influence((scene) => peasantScene(scene, ['occupied-spring']))],
  'captives-gone': [influence((scene) => captiveScene(scene, 'now'))],
  'later-hills': [influence((scene) => captiveScene(scene, 'earlier'))],
  order: [influence((scene) => captiveScene(scene, 'later'))],
  'equal-groups': [{ what: 'condottiere', furnish: equalGroupsScene, wants: isAnything }],
  'lone-condottiere': [{ what: 'condottiere', furnish: loneScene, wants: isAnything }],
  'own-side': [{ what: 'condottiere', furnish: ownSideScene, wants: isList }],
  'shared-captive': [
    {
      what: 'condottiere',
      furnish: (scene) => sharedCaptiveScene(scene, 'condottiere'),
      wants: sharesSome,
    },
    { what: 'gains', furnish: (scene) => sharedCaptiveScene(scene, 'gains'), wants: sharesSome },
  ],
  tie: [
    { what: 'hill', furnish: (scene) => tieScene(scene, 'hill'), wants: isAnything },
    {
      what: 'gains',
      furnish: (scene) => tieScene(scene, 'gains'),
      wants: (_, { result }, ask) => hillIn(result, (ask as Ask<'gains'>).letter).outcome.kind === 'tied',
    },
  ],
  'whole-hill': [
    { what: 'hill', furnish: (scene) => hillScene(scene, 'hill'), wants: sharesLater },
    { what: 'totals', furnish: (scene) => hillScene(scene, 'totals'), wants: sharesLater },
  ],
  winner: [{ what: 'winners', furnish: winnerScene, wants: isAnything }],
};

/** What a published question can ask; screens can also ask for everybody's influence and points. */
const PUBLISHED: readonly What[] = ['influence', 'condottiere', 'hill', 'winners'];

export interface QuestionOptions {
  readonly topic: Topic;
  readonly level: Level;
  /** Whether to include forms that the command line does not print. */
  readonly forScreens?: boolean;
}

/** High enough that it is hardly ever reached. */
const MOST_TRIES = 40;

export function makeQuestion(
  { topic, level, forScreens = false }: QuestionOptions,
  random: Random,
): Question {
  const form = pick(
    FORMS[topic].filter(({ what }) => forScreens || PUBLISHED.includes(what)),
    random,
  );
  const board = layBoard(random);
  for (let tries = 1; ; tries += 1) {
    const scene = emptyScene(board, level, random);
    const ask = form.furnish(scene);
    addLife(scene);
    const game = gameOf(scene);
    const counted = countGame(game);
    const answer = answerIn(counted, ask);
    const isGood = form.wants(answer, counted, ask, level) && asksSomething(game, ask, answer, topic, level);
    if (isGood || tries === MOST_TRIES) return questionAbout({ topic, level, game, ask }, random, counted);
  }
}

/**
 * Whether a mistake that the topic is about gives another answer. At level 1, a topic about an open question needs no
 * such mistake.
 */
function asksSomething(game: Game, ask: Ask, right: AnswerTo, topic: Topic, level: Level): boolean {
  const { guards, ruling } = factsOf(topic);
  const isOther = (mistake: MistakenCount): boolean =>
    !isSameAnswer(answerIn(countGame(game, mistake), ask), right);
  if (guards.some((misreading) => isOther({ what: 'misreading', misreading }))) return true;
  return ruling !== undefined && level === 1;
}

/** A question about any game, such as the rulebook's example. */
export function questionAbout(
  about: Pick<Question, 'topic' | 'level' | 'game' | 'ask'>,
  random: Random,
  counted: Counted = countGame(about.game),
): Question {
  const { topic, game, ask } = about;
  const mistakes = mistakesFor(game, ask, counted, topic);
  return {
    ...about,
    answer: answerIn(counted, ask),
    choices: choicesFor(game, ask, counted, mistakes, random),
    because: reasonsIn(counted, ask),
    mistakes,
  } as Question; // all of them belong to what is asked
}
