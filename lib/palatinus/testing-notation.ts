/** For tests only: lines of notation that are read, or damaged on purpose. */

import { EXAMPLE, type Game, parseNotation } from '.';
import { withCheck } from './testing';

export function parsed(text: string): Game {
  const game = parseNotation(text);
  if (!game.ok) throw new Error(`refused: ${codes(text)}`);
  return game.value;
}

export function codes(text: string): string {
  const game = parseNotation(text);
  return game.ok ? 'a game' : game.problems.map(({ code }) => code).join(' ');
}

/** The example with one of its first five parts replaced, and the check characters that belong to it. */
export function exampleWith(part: number, replacement: string): string {
  return withCheck(EXAMPLE.split('_').with(part, replacement).join('_'));
}
