'use client';

/** The state of long work, for a component: running, done or failed. */
import { useEffect, useState } from 'react';
import type { LongWork, TaskInput, TaskName, TaskOutput, Tasks } from './long-work';

export type Work<Output> =
  | {
      readonly state: 'working';
      /** From 0 to 1. */
      readonly progress: number;
    }
  | { readonly state: 'done'; readonly output: Output }
  | { readonly state: 'failed'; readonly again: () => void };

type Latest<Output> = { readonly key: string; readonly work: Work<Output> };

const BEGUN = { state: 'working', progress: 0 } as const;

/** Only for the latest input, which is plain data; without an input, nothing is started. */
export function useLongWork<Known extends Tasks, Name extends TaskName<Known>>(
  door: LongWork<Known>,
  name: Name,
  input: TaskInput<Known, Name> | undefined,
): Work<TaskOutput<Known, Name>> {
  const key = JSON.stringify(input);
  const [tries, setTries] = useState(0);
  const [latest, setLatest] = useState<Latest<TaskOutput<Known, Name>>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    if (key === undefined) return;
    const asked = JSON.parse(key) as TaskInput<Known, Name>;
    if (door.known(name, asked) !== undefined) return;
    const show = (work: Work<TaskOutput<Known, Name>>): void => setLatest({ key, work });
    return door.ask(name, asked, {
      onProgress: (progress) => show({ state: 'working', progress }),
      onAnswer: (output) => show({ state: 'done', output }),
      onFailure: () =>
        show({
          state: 'failed',
          again: () => {
            show(BEGUN);
            setTries((before) => before + 1);
          },
        }),
    });
  }, [door, name, key, tries]);
  if (key === undefined) return BEGUN;
  if (latest?.key === key) return latest.work;
  const known = door.known(name, JSON.parse(key) as TaskInput<Known, Name>);
  return known === undefined ? BEGUN : { state: 'done', output: known };
}
