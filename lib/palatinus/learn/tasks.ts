/** What is to be tapped in a step of a lesson, with the engine's answer, and what each wrong tap means. */

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
  parseField,
  positions,
  score,
} from '..';
import type { Question } from '../quiz';

/** Which fields are to be tapped: all next to a field, those a condottiere captures, or those that feed somebody. */
type FieldsOfOne = 'neighbours' | 'captives' | 'sources';

/** Where that is asked: at a field, or of a hill, at which everybody is to be tapped who leaves. */
export type FieldsAsked =
  | { readonly of: FieldsOfOne; readonly at: FieldName }
  | { readonly of: 'leaving'; readonly letter: Letter };

export interface FieldsTask {
  readonly kind: 'fields';
  readonly asked: FieldsAsked;
  readonly answer: readonly FieldName[];
  /** For a field that was missed, or tapped too much: the misreadings by which that happens. */
  readonly wrongTaps: readonly WrongTap[];
}

export interface WrongTap {
  readonly at: FieldName;
  readonly tap: 'missed' | 'surplus';
  readonly misreadings: readonly Misreading[];
}

export interface ChooseTask {
  readonly kind: 'choose';
  readonly question: Question;
}

export type Task = FieldsTask | ChooseTask;

export function fieldsTask(game: Game, asked: FieldsAsked): FieldsTask {
  const answer = fieldsRead(game, asked, []);
  const taps = new Map<string, { at: FieldName; tap: WrongTap['tap']; misreadings: Misreading[] }>();
  const note = (misreading: Misreading, tap: WrongTap['tap'], field: FieldName): void => {
    const known = taps.get(`${tap} ${field}`) ?? { at: field, tap, misreadings: [] };
    known.misreadings.push(misreading);
    taps.set(`${tap} ${field}`, known);
  };
  for (const misreading of MISREADINGS) {
    const mistaken = fieldsRead(game, asked, [misreading]);
    for (const field of answer) if (!mistaken.includes(field)) note(misreading, 'missed', field);
    for (const field of mistaken) if (!answer.includes(field)) note(misreading, 'surplus', field);
  }
  return { kind: 'fields', asked, answer, wrongTaps: [...taps.values()] };
}

function fieldsRead(
  game: Game,
  asked: FieldsAsked,
  misreadings: readonly Misreading[],
): readonly FieldName[] {
  return asked.of === 'leaving'
    ? leavingAt(game, asked.letter, misreadings)
    : FIELDS_OF[asked.of](game, asked.at, misreadings);
}

function leavingAt(game: Game, letter: Letter, misreadings: readonly Misreading[]): readonly FieldName[] {
  const boards = positions(game, misread(misreadings));
  const { before, after } = boards.find((board) => board.letter === letter) as HillPositions;
  return FIELDS.filter((field) => before[field] && !after[field]).map(makeField);
}

type FieldsRead = (game: Game, at: FieldName, misreadings: readonly Misreading[]) => readonly FieldName[];

const FIELDS_OF: Readonly<Record<FieldsOfOne, FieldsRead>> = {
  neighbours: ({ board }, at, misreadings) =>
    misread(misreadings).adjacency(board).neighbours[parseField(at)].map(makeField),
  captives: (game, at, misreadings) =>
    score(game, misread(misreadings))
      .hills.flatMap(({ condottieri }) => condottieri)
      .filter((one) => one.at === at)
      .flatMap(({ captured }) => captured),
  sources: (game, at, misreadings) => {
    const sources = score(game, misread(misreadings))
      .hills.flatMap(({ influence }) => influence)
      .filter((one) => one.at === at)
      .flatMap((one) => one.sources);
    return [...new Set(sources.map((source) => source.at))];
  },
};

/** What wrong taps mean, as far as known: the misreadings that explain every one of them, or else any of them. */
export function misreadingsInTaps(
  { answer, wrongTaps }: Pick<FieldsTask, 'answer' | 'wrongTaps'>,
  tapped: readonly FieldName[],
): readonly Misreading[] {
  const wrong = [
    ...answer.filter((at) => !tapped.includes(at)).map((at) => ({ at, tap: 'missed' })),
    ...tapped.filter((at) => !answer.includes(at)).map((at) => ({ at, tap: 'surplus' })),
  ];
  const meanings = wrong.map(
    ({ at, tap }) => wrongTaps.find((one) => one.at === at && one.tap === tap)?.misreadings ?? [],
  );
  const all = MISREADINGS.filter((misreading) => meanings.some((each) => each.includes(misreading)));
  const common = all.filter((misreading) => meanings.every((each) => each.includes(misreading)));
  return common.length > 0 ? common : all;
}
