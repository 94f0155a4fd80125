/** For tests only: the command line with an input from memory. */

import { scoreBytes, settleBytes } from '.';
import type { Printed, ScoreOptions, SettleOptions } from './print-games';

type Pieces = Iterable<string | Uint8Array>;
type Games = Parameters<typeof scoreBytes>[2];

const USUAL: ScoreOptions = { name: 'games', explain: false, language: 'en' };

/** Everything that is printed when an input is scored that arrives in these pieces. */
export function scoreAll(
  pieces: Pieces,
  options: Partial<ScoreOptions> = {},
  games?: Games,
): Promise<Printed[]> {
  return allOf(scoreBytes(arriving(pieces), { ...USUAL, ...options }, games));
}

export function settleAll(
  pieces: Pieces,
  options: Partial<SettleOptions> = {},
  games?: Games,
): Promise<Printed[]> {
  return allOf(settleBytes(arriving(pieces), { ...USUAL, ...options }, games));
}

async function allOf(printed: AsyncIterable<Printed>): Promise<Printed[]> {
  const all: Printed[] = [];
  for await (const one of printed) all.push(one);
  return all;
}

export async function* arriving(pieces: Pieces): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield typeof piece === 'string' ? new TextEncoder().encode(piece) : piece;
}
