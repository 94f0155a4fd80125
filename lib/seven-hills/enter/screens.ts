/** The screens of the game, which of them solves a problem, and where to resume a game. */

import { type CountStep, EPOCHS, type Epoch, FEWEST_PLAYERS, makeStep } from '..';
import { countedStage } from './epochs';
import type { Notebook, Stage } from './notebook';

/**
 * All screens of the game, as their addresses name them. A game goes through the first three in this order, and
 * repeats the second and third for each epoch.
 */
export const SCREENS = ['players', 'epoch', 'score', 'rulings', 'print', 'learn'] as const;
export type ScreenName = (typeof SCREENS)[number];

/** The screen that shows how a game ended. */
export const RESULT_SCREEN = 'score?step=end';

/** The screen where an epoch is entered: before the election, or after the legions. */
export function epochScreen(epoch: Epoch, stage: Stage = 'placed'): string {
  return `epoch?e=${epoch}${stage === 'placed' ? '' : `&stage=${stage}`}`;
}

/** The screen where an epoch is counted, from its beginning or at a step. */
export function countScreen(epoch: Epoch, step?: CountStep): string {
  return `score?e=${epoch}${step ? `&step=${makeStep(step)}` : ''}`;
}

/** The epoch that an address names; undefined if that epoch has not begun. */
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

/** Where a game is resumed: its end if it is over, else the latest epoch. */
export function nextScreen({ table }: Notebook): string {
  if (table.players.length < FEWEST_PLAYERS) return 'players';
  return table.isOver ? RESULT_SCREEN : epochScreen(table.begun, countedStage(table, table.begun));
}
