/** The screens of the game, on which of them a problem is solved, and where to go on with a game. */

import { type CountStep, EPOCHS, type Epoch, FEWEST_PLAYERS, makeStep } from '..';
import { countedStage } from './epochs';
import type { Notebook, Stage } from './notebook';

/** All screens of the game, as their addresses name them; people pass the first three in this order, the second and third once per epoch. */
export const SCREENS = ['players', 'epoch', 'score', 'rulings', 'print', 'learn'] as const;
export type ScreenName = (typeof SCREENS)[number];

/** The screen that shows how a game ended. */
export const RESULT_SCREEN = 'score?step=end';

/** Where an epoch is entered: before the election, or after the legions. */
export function epochScreen(epoch: Epoch, stage: Stage = 'placed'): string {
  return `epoch?e=${epoch}${stage === 'placed' ? '' : `&stage=${stage}`}`;
}

/** Where an epoch is counted, from its beginning or at a step. */
export function countScreen(epoch: Epoch, step?: CountStep): string {
  return `score?e=${epoch}${step ? `&step=${makeStep(step)}` : ''}`;
}

/** The epoch that an address names; none if it names no epoch that has begun. */
export function parseEpoch({ table }: Notebook, text: string | null): Epoch | undefined {
  return EPOCHS.find((epoch) => String(epoch) === text && epoch <= table.begun);
}

/** The screen on which a problem of the game can be solved. */
export function screenForProblem({
  path: [part, index],
}: {
  readonly path: readonly (string | number)[];
}): string {
  const epoch = part === 'epochs' && typeof index === 'number' ? EPOCHS[index] : undefined;
  return epoch ? epochScreen(epoch) : 'players';
}

/** Where a game goes on: its end if it is over, else the latest epoch. */
export function nextScreen({ table }: Notebook): string {
  if (table.players.length < FEWEST_PLAYERS) return 'players';
  return table.isOver ? RESULT_SCREEN : epochScreen(table.begun, countedStage(table, table.begun));
}
