'use client';

/**
 * What somebody has practised, in React: kept on the device beside the games, and changed by every answer. A room of its own,
 * because lessons, quiz and the page that opens files all use it.
 */
import { makeGameStore } from '@/components/store/game-store';
import { progressDocument } from '@/lib/files/palatinus';
import {
  type LessonDone,
  type Mark,
  mergeProgress,
  NO_PROGRESS,
  type Progress,
  recordAnswer,
  recordDaily,
  recordLesson,
} from '@/lib/palatinus/learn';
import type { AnswerTo, Question } from '@/lib/palatinus/quiz';
import { isSame, type Saving, type Store } from '@/lib/store';

export const progressStore = makeGameStore(progressDocument);

export interface ProgressChanges {
  /** Notes down the first answer to a question; that it is the first is up to whoever asks. */
  readonly recordAnswer: (question: Question, given: AnswerTo | undefined) => void;
  readonly recordLesson: (lesson: LessonDone) => void;
  /** The marks of a day's questions; of today's, if no date is said. */
  readonly recordDaily: (marks: readonly Mark[], date?: string) => void;
  /**
   * Adds progress from elsewhere to one's own, of which nothing is lost. What is returned takes it back, unless something was
   * practised since; undefined if it changed nothing.
   */
  readonly add: (other: Progress) => (() => void) | undefined;
  /** Forgets everything; what is returned brings it back. */
  readonly reset: () => () => void;
}

export interface ProgressInUse extends ProgressChanges {
  /** Undefined until the device has been read, and always on the server. */
  readonly progress: Progress | undefined;
  /** Where nothing can be saved, all works as ever until the page is left. */
  readonly saving: Saving;
}

export function useProgress(): ProgressInUse {
  const { ready, document, saving } = progressStore.useSnapshot();
  return { progress: ready ? document : undefined, saving, ...CHANGES };
}

export function progressChanges(store: () => Pick<Store<Progress, never>, 'change'>): ProgressChanges {
  /** One stroke: nobody undoes answers one by one, and each would take room on the device. */
  const note = (edit: (progress: Progress) => Progress): void => store().change(edit, 'practice');
  const add = (other: Progress): (() => void) | undefined => {
    let [before, after] = [NO_PROGRESS, NO_PROGRESS];
    store().change((mine) => {
      before = mine;
      after = mergeProgress(mine, other);
      return after;
    });
    if (isSame(before, after)) return undefined;
    return () => store().change((mine) => (isSame(mine, after) ? before : mine));
  };
  return {
    add,
    recordAnswer: (question, given) => {
      const date = today();
      note((progress) => recordAnswer(progress, question, given, date));
    },
    recordLesson: (lesson) => {
      const date = today();
      note((progress) => recordLesson(progress, lesson, date));
    },
    recordDaily: (marks, date = today()) => note((progress) => recordDaily(progress, marks, date)),
    reset: () => {
      let before = NO_PROGRESS;
      store().change((progress) => {
        before = progress;
        return NO_PROGRESS;
      });
      // Not by undo: perhaps something was practised since, here or in another tab.
      return () => {
        add(before);
      };
    },
  };
}

const CHANGES = progressChanges(progressStore.store);
export const { add: addProgress } = CHANGES;

/** The reader's own date, `2026-05-01`. */
export function today(now = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
