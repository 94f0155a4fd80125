/**
 * The tokens that usually lie on the seven hills, and whether those of a table differ.
 *
 * Some boxes have others, so nothing is refused; but a token that was entered wrongly changes the points.
 */

import type { Draft } from './draft';
import { type Letter, PLACES, type Token } from './types';

/** The token called Palatinus lies in the centre. */
export const CENTRE_TOKEN: Token = 6;
/** The usual tokens of the other hills. */
export const RING_TOKENS: readonly Token[] = [3, 3, 4, 4, 5, 5];

/** Tokens that differ from the usual ones, in the centre or around it. */
export interface UnusualTokens {
  readonly where: 'centre' | 'ring';
  /** In order of their value. */
  readonly laid: readonly Token[];
  readonly usual: readonly Token[];
  /** The hills whose value occurs more often than usual; one of them may be wrong. */
  readonly hills: readonly Letter[];
}

/** Empty if the tokens are the usual ones, and until all seven tiles have a token. */
export function unusualTokens({ tiles }: Draft['board']): readonly UnusualTokens[] {
  const laid = tiles.flatMap(({ letter, place, token }) =>
    letter && token ? [{ letter, place, token }] : [],
  );
  if (laid.length < PLACES.length) return [];
  const centre = laid.filter(({ place }) => place === 0);
  const ring = laid.filter(({ place }) => place !== 0);
  return [...unusualAmong('centre', centre, [CENTRE_TOKEN]), ...unusualAmong('ring', ring, RING_TOKENS)];
}

interface Hill {
  readonly letter: Letter;
  readonly token: Token;
}

function unusualAmong(
  where: UnusualTokens['where'],
  hills: readonly Hill[],
  usual: readonly Token[],
): readonly UnusualTokens[] {
  const laid = hills.map(({ token }) => token).sort();
  const count = (tokens: readonly Token[], token: Token): number =>
    tokens.filter((other) => other === token).length;
  const doubtful = hills.filter(({ token }) => count(laid, token) > count(usual, token));
  if (doubtful.length === 0) return [];
  return [{ where, laid, usual, hills: doubtful.map(({ letter }) => letter).sort() }];
}
