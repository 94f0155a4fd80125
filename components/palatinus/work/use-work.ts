'use client';

/** The door to long work, for every screen of the game: `useWork('settle', notation)`. */
import { makeLongWork, type TaskInput, type TaskName, type TaskOutput } from '@/components/ui/long-work';
import { useLongWork, type Work } from '@/components/ui/use-long-work';
import type { TASKS } from './tasks';

type PalatinusTasks = typeof TASKS;

export const palatinusWork = makeLongWork<PalatinusTasks>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  async () => (await import('./tasks')).TASKS,
);

export function useWork<Name extends TaskName<PalatinusTasks>>(
  name: Name,
  input: TaskInput<PalatinusTasks, Name> | undefined,
): Work<TaskOutput<PalatinusTasks, Name>> {
  return useLongWork(palatinusWork, name, input);
}
