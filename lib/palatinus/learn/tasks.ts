/** What is to be tapped in a step of a lesson, with the engine's answer and what misreadings would answer. */

import {
  FIELDS,
  type FieldName,
  type Game,
  type HillPositions,
  type Letter,
  MISREADINGS,
  type Misreading,
  makeField,
  misread,
  neighbourNames,
  type Position,
  positions,
  type RuleId,
  type Source,
  score,
} from '..';
import { factsOf, hillAsked, isFarFetched, needsWholeBoard, type Question, type Topic } from '../quiz';

/** Which fields are to be tapped: those whose inhabitants a condottiere captures, or those that feed an inhabitant. */
type FieldsOfOne = 'captives' | 'sources';

/**
 * What the task is about: one field, or a hill, where everybody who leaves is to be tapped. With `last-neighbour` all
 * neighbours of a field but one are shown, and tapping that one is the answer.
 */
export type FieldsAsked =
  | { readonly of: FieldsOfOne; readonly at: FieldName }
  | { readonly of: 'last-neighbour'; readonly at: FieldName; readonly known: readonly FieldName[] }
  | { readonly of: 'leaving'; readonly letter: Letter };

export interface FieldsTask {
  readonly kind: 'fields';
  readonly asked: FieldsAsked;
  readonly answer: readonly FieldName[];
  /** What each of these fields gives, where that is asked. */
  readonly sources: readonly Source[];
  /**
   * The topic of the task. If several misreadings explain the same taps, one that the topic guards against is named
   * first.
   */
  readonly topic: Topic;
  /** What misreadings would answer, where that differs. */
  readonly mistakes: readonly MistakenFields[];
}

interface MistakenFields {
  readonly misreading: Misreading;
  readonly fields: readonly FieldName[];
}

export interface ChooseTask {
  readonly kind: 'choose';
  readonly question: Question;
}

export type Task = FieldsTask | ChooseTask;

/** A task, and what is drawn of its game while it is asked. */
export interface AskedTask {
  readonly rule: RuleId;
  readonly game: Game;
  /** The hill in focus; undefined if the task is about the whole game. */
  readonly letter: Letter | undefined;
  /** The board to draw: when the hill's turn comes, or after its captives and fugitives have left. */
  readonly position: Position;
  /** Whether everybody's influence is already known and drawn, so that it only has to be added up. */
  readonly isCounted: boolean;
  /** Whether fields beyond the hill's surroundings matter. */
  readonly isWhole: boolean;
  readonly task: Task;
}

/** A question of the quiz, on the board before anything is counted. */
export function askedTask(question: Question): AskedTask {
  const { topic, game, ask } = question;
  return {
    rule: factsOf(topic).rule,
    game,
    letter: hillAsked(ask),
    position: game.position,
    isCounted: false,
    isWhole: needsWholeBoard(question),
    task: { kind: 'choose', question },
  };
}

export function fieldsTask(game: Game, asked: FieldsAsked, topic: Topic): FieldsTask {
  const answer = fieldsRead(game, asked, []);
  const mistakes = MISREADINGS.map((misreading) => ({
    misreading,
    fields: fieldsRead(game, asked, [misreading]),
  })).filter(({ fields }) => !isSameSet(fields, answer));
  const sources = asked.of === 'sources' ? sourcesRead(game, asked.at, []) : [];
  return { kind: 'fields', asked, topic, answer, sources, mistakes };
}

function fieldsRead(
  game: Game,
  asked: FieldsAsked,
  misreadings: readonly Misreading[],
): readonly FieldName[] {
  switch (asked.of) {
    case 'leaving':
      return leavingAt(game, asked.letter, misreadings);
    case 'last-neighbour':
      return neighbourNames(game.board, asked.at).filter((field) => !asked.known.includes(field));
    default:
      return FIELDS_OF[asked.of](game, asked.at, misreadings);
  }
}

function leavingAt(game: Game, letter: Letter, misreadings: readonly Misreading[]): readonly FieldName[] {
  const boards = positions(game, misread(misreadings));
  const { before, after } = boards.find((board) => board.letter === letter) as HillPositions;
  return FIELDS.filter((field) => before[field] && !after[field]).map(makeField);
}

type FieldsRead = (game: Game, at: FieldName, misreadings: readonly Misreading[]) => readonly FieldName[];

const FIELDS_OF: Readonly<Record<FieldsOfOne, FieldsRead>> = {
  captives: (game, at, misreadings) =>
    score(game, misread(misreadings))
      .hills.flatMap(({ condottieri }) => condottieri)
      .filter((one) => one.at === at)
      .flatMap(({ captured }) => captured),
  sources: (game, at, misreadings) => [
    ...new Set(sourcesRead(game, at, misreadings).map((source) => source.at)),
  ],
};

function sourcesRead(game: Game, at: FieldName, misreadings: readonly Misreading[]): readonly Source[] {
  return score(game, misread(misreadings))
    .hills.flatMap(({ influence }) => influence)
    .filter((one) => one.at === at)
    .flatMap((one) => one.sources);
}

/** The misreadings that lead to exactly these taps: those that the topic is about first, far-fetched ones last. */
export function misreadingsInTaps(
  { topic, mistakes }: Pick<FieldsTask, 'topic' | 'mistakes'>,
  tapped: readonly FieldName[],
): readonly Misreading[] {
  const { guards } = factsOf(topic);
  const fitting = mistakes
    .filter(({ fields }) => isSameSet(fields, tapped))
    .map(({ misreading }) => misreading);
  const byTopic = [...new Set([...guards, ...fitting])].filter((misreading) => fitting.includes(misreading));
  return byTopic.sort((one, other) => Number(isFarFetched(topic, one)) - Number(isFarFetched(topic, other)));
}

function isSameSet(one: readonly FieldName[], other: readonly FieldName[]): boolean {
  return one.length === other.length && one.every((field) => other.includes(field));
}
