'use client';

/** Runs long computations of the game in a worker: `useWork('settle', notation)`. */
import { makeLongWork, type TaskInput, type TaskName, type TaskOutput } from '@/components/ui/long-work';
import { useLongWork, type Work } from '@/components/ui/use-long-work';
import { type Expected, type Game, makeNotation } from '@/lib/palatinus';
import type { Settlement } from '@/lib/palatinus/settle';
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

/**
 * Whether the open questions of a game matter, and which fields are doubtful; with the game's own census numbers, if
 * it has any.
 */
export function useSettlement(game: Game, expected: Expected | undefined): Work<Settlement> {
  return useWork('settle', { notation: makeNotation(game), expected });
}
