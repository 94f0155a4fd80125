'use client';

/** The state of one task: fields are tapped or an answer is chosen, and then it is judged, once. */
import { useMemo, useState } from 'react';
import { tick } from '@/components/ui/haptics';
import { type FieldName, parseField } from '@/lib/palatinus';
import {
  type AskedTask,
  countOf,
  type Given,
  judge,
  type TaskCount,
  type Verdict,
} from '@/lib/palatinus/learn';
import { type AnswerTo, type TappedSources, tappedPoints, tapSource } from '@/lib/palatinus/quiz';
import type { Taps } from './task-drawing';

export interface TaskInHand {
  readonly asked: AskedTask;
  readonly count: TaskCount;
  readonly taps: Taps;
  /** How many fields were tapped and, if each gives something, their sum. */
  readonly tapped: { readonly fields: number; readonly points: number | undefined };
  readonly canTap: boolean;
  readonly isAnswered: boolean;
  /** Undefined until there is an answer, and if it was only shown. */
  readonly verdict: Verdict | undefined;
  readonly tap: (at: FieldName) => void;
  readonly choose: (answer: AnswerTo) => void;
  /** Judges what was tapped. */
  readonly check: () => void;
  /** Gives up and shows the answer. */
  readonly show: () => void;
}

/** What was done in a task so far. */
interface Kept {
  readonly of: AskedTask;
  readonly sources: TappedSources;
  readonly fields: readonly FieldName[];
  readonly answered?: { readonly verdict: Verdict | undefined };
}

/** Starts again with each task. The component stays mounted, which is faster than a new one. */
export function useTask(asked: AskedTask, onAnswer: (verdict: Verdict | undefined) => void): TaskInHand {
  const { game, position, task } = asked;
  const count = useMemo(() => countOf(game), [game]);
  const ask = task.kind === 'choose' ? task.question.ask : undefined;
  const [latest, setLatest] = useState<Kept>();
  const kept: Kept = latest?.of === asked ? latest : { of: asked, sources: {}, fields: [] };
  const { sources, fields, answered } = kept;
  const isByPoints = ask?.what === 'influence';
  const canTap = !answered && (task.kind === 'fields' || isByPoints || ask?.what === 'condottiere');

  function end(given: Given | undefined): void {
    if (answered) return;
    const verdict = given && judge(task, given);
    setLatest({ ...kept, answered: { verdict } });
    onAnswer(verdict);
    tick();
  }

  function tap(at: FieldName): void {
    if (!canTap) return;
    if (task.kind === 'fields' && task.asked.of === 'last-neighbour') {
      // A tap on the ringed field itself, or on a known neighbour, is no answer.
      if (at !== task.asked.at && !task.asked.known.includes(at)) end({ by: 'fields', fields: [at] });
      return;
    }
    const kind = isByPoints ? position[parseField(ask.at)]?.kind : undefined;
    setLatest(
      kind
        ? { ...kept, sources: tapSource(sources, at, kind) }
        : { ...kept, fields: fields.includes(at) ? fields.filter((field) => field !== at) : [...fields, at] },
    );
    tick();
  }

  return {
    asked,
    count,
    taps: isByPoints ? { sources } : { fields },
    tapped: isByPoints
      ? { fields: Object.keys(sources).length, points: tappedPoints(sources) }
      : { fields: fields.length, points: undefined },
    canTap,
    isAnswered: answered !== undefined,
    verdict: answered?.verdict,
    tap,
    choose: (answer) => end({ by: 'choice', answer }),
    check: () => end(isByPoints ? { by: 'sources', tapped: sources } : { by: 'fields', fields }),
    show: () => end(undefined),
  };
}
