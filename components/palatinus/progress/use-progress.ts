'use client';

/**
 * The practice progress as a hook: kept on the device next to the games, and changed by every answer. A room of its
 * own, because lessons, quiz and the page that opens files all use it.
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
  /** Records the first answer to a question; the caller makes sure that it is the first. */
  readonly recordAnswer: (question: Question, given: AnswerTo | undefined) => void;
  readonly recordLesson: (lesson: LessonDone) => void;
  /** Records the marks of a day's questions; of today's, if no date is given. */
  readonly recordDaily: (marks: readonly Mark[], date?: string) => void;
  /**
   * Adds progress from elsewhere without losing the reader's own. Returns a function that takes it back, unless
   * something was practised since; undefined if nothing changed.
   */
  readonly add: (other: Progress) => (() => void) | undefined;
  /** Deletes everything; returns a function that restores it. */
  readonly reset: () => () => void;
}

export interface ProgressInUse extends ProgressChanges {
  /** Undefined until the stored progress has been read, and always on the server. */
  readonly progress: Progress | undefined;
  /** Where nothing can be saved, everything works until the page is left. */
  readonly saving: Saving;
}

export function useProgress(): ProgressInUse {
  const { ready, document, saving } = progressStore.useSnapshot();
  return { progress: ready ? document : undefined, saving, ...CHANGES };
}

export function progressChanges(store: () => Pick<Store<Progress, never>, 'change'>): ProgressChanges {
  /** One stroke, because nobody undoes answers one by one, and each undo step would take up storage. */
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
      // Not an undo, because something may have been practised since, here or in another tab.
      return () => {
        add(before);
      };
    },
  };
}

const CHANGES = progressChanges(progressStore.store);
export const { add: addProgress } = CHANGES;

/** The reader's local date, `2026-05-01`. */
export function today(now = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
