/**
 * What somebody has practised, as the store saves it: under its own key next to the games, with a cell for each
 * topic, misreading and lesson, so that two tabs do not overwrite each other's answers. As in a notebook, a damaged
 * part does not affect the others.
 */

import { MISREADINGS } from '../../palatinus';
import {
  LAST_BOX,
  LESSONS,
  MARKS,
  NO_PROGRESS,
  OTHER_GAME_LESSON,
  type Progress,
} from '../../palatinus/learn';
import { DAILY_COUNT, TOPICS } from '../../palatinus/quiz';
import {
  type Check,
  cellsBelow,
  type GameDocument,
  isCount,
  isListOf,
  isOneOf,
  isPatchOf,
  isRecord,
  isRecordOf,
  keyed,
} from '../../store';
import { KEYS } from '../keys';

const MOST_ANSWERS = 1_000_000;

const isTimes = isCount(0, MOST_ANSWERS);
const isDate: Check = (value) =>
  typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value);

const topics = keyed(
  TOPICS,
  isRecordOf({ right: isTimes, wrong: isTimes, box: isCount(0, LAST_BOX), last: isDate }),
);
const misreadings = keyed(MISREADINGS, isRecordOf({ made: isTimes, avoided: isTimes, last: isDate }));
const lessons = keyed([...LESSONS, OTHER_GAME_LESSON], isDate);
const daily = {
  last: isRecordOf({ date: isDate, marks: isListOf(isOneOf(MARKS), DAILY_COUNT), streak: isTimes }),
};

const PARTS = { topics, misreadings, lessons, daily };
const CELLS = new Map(Object.entries(PARTS).flatMap(([part, cells]) => cellsBelow(part, cells)));

/** Nothing is remembered about a screen. */
export type ProgressView = Readonly<Record<never, never>>;

const isView = isRecordOf({});

export const progressDocument: GameDocument<Progress, ProgressView> = {
  game: 'palatinus-progress',
  key: KEYS.progress,
  version: 2,
  // Version 1 had fewer lessons.
  migrations: { 1: (older) => ({ ...(isRecord(older) ? older : {}), version: 2 }) },
  empty: NO_PROGRESS,
  emptyView: {},
  keyedParts: [],
  dated: (progress) => progress,
  read(saved, view) {
    const parts = isRecord(saved) ? saved : {};
    const sound = Object.entries(PARTS).flatMap(([part, cells]) =>
      isRecordOf({}, cells)(parts[part]) ? [[part, parts[part]]] : [],
    );
    return {
      // The cast is needed because the checks are not type guards.
      document: { ...NO_PROGRESS, ...Object.fromEntries(sound) } as Progress,
      view: {},
      whole:
        sound.length === Object.keys(PARTS).length &&
        sound.length === Object.keys(parts).length &&
        isView(view),
    };
  },
  isPatch: isPatchOf((cell) => CELLS.get(cell)),
  isPossible: () => true,
};
