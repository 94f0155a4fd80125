/** Tokens entered wrongly: one of another value, or those of two hills in each other's place. Only the points change. */

import {
  CENTRE_TOKEN,
  type Game,
  LETTERS,
  type Letter,
  type Result,
  RING_TOKENS,
  type Token,
  unusualTokens,
} from '..';
import type { Numbers } from './own-count';

export interface TokenSlip {
  readonly hill: Letter;
  readonly entered: Token;
  /** What lies there, if the entry was wrong. */
  readonly instead: Token;
}

interface TokenVariant {
  /** One, or two that change places. */
  readonly tokens: readonly TokenSlip[];
  readonly numbers: Numbers;
}

/** Every such slip, and the numbers that it leads to. Other values are those of the rules and of this game. */
export function tokenVariants({ board }: Pick<Game, 'board'>, result: Result): readonly TokenVariant[] {
  const tokenOf = (hill: Letter): Token => board.tiles[hill].token;
  const slip = (hill: Letter, instead: Token): TokenSlip => ({ hill, entered: tokenOf(hill), instead });
  const values = [...new Set([...RING_TOKENS, CENTRE_TOKEN, ...LETTERS.map(tokenOf)])];
  const changed = LETTERS.flatMap((hill) => values.map((value) => [slip(hill, value)]));
  const swapped = LETTERS.flatMap((one, index) =>
    LETTERS.slice(index + 1).map((other) => [slip(one, tokenOf(other)), slip(other, tokenOf(one))]),
  );
  return [...swapped, ...changed]
    .filter((tokens) => tokens.every(({ entered, instead }) => entered !== instead))
    .map((tokens) => ({ tokens, numbers: withTokens(result, tokens) }));
}

function withTokens({ hills, tally }: Result, tokens: readonly TokenSlip[]): Numbers {
  const gained = (player: number): number =>
    tokens
      .filter(({ hill }) => {
        const outcome = hills.find(({ letter }) => letter === hill)?.outcome;
        return outcome?.kind === 'won' && outcome.player === player;
      })
      .reduce((sum, { entered, instead }) => sum + instead - entered, 0);
  return { hills, tally: tally.map(({ player, points }) => ({ points: points + gained(player) })) };
}

/** The returned function tells whether the tokens would be less usual (above 0) or more usual (below 0) with these corrected. */
export function tokenStrainOf({ board }: Pick<Game, 'board'>): (tokens: readonly TokenSlip[]) => number {
  function unusualWith(tokens: readonly TokenSlip[]): number {
    const tiles = LETTERS.map((letter) => ({
      letter,
      place: board.tiles[letter].place,
      token: tokens.find(({ hill }) => hill === letter)?.instead ?? board.tiles[letter].token,
    }));
    return unusualTokens({ tiles }).length;
  }
  const now = unusualWith([]);
  return (tokens) => unusualWith(tokens) - now;
}
