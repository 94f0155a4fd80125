/** A count while it is being typed: numbers are still texts, and a hill has any number of takers. */

import { type ByLetter, LETTERS, type Letter } from '..';
import { takerOf } from './own-count';
import type { OwnCountDraft } from './sound-own-count';

export interface TypedCount {
  /** One for each player; an empty text means not filled in. */
  readonly points: readonly string[];
  readonly influence: Partial<ByLetter<readonly string[]>>;
  /** An empty list says that nobody took it; a hill that is not named is not filled in. */
  readonly hills: Partial<ByLetter<readonly number[]>>;
}

export const NOTHING_TYPED: TypedCount = { points: [], influence: {}, hills: {} };

/** The place of an input: a player's points, or a player's influence on a hill. */
export interface NumberPlace {
  readonly hill: Letter | null;
  readonly player: number;
}

export function textAt({ points, influence }: TypedCount, { hill, player }: NumberPlace): string {
  return (hill ? influence[hill] : points)?.[player] ?? '';
}

export function typeNumber(typed: TypedCount, { hill, player }: NumberPlace, text: string): TypedCount {
  if (!hill) return { ...typed, points: withText(typed.points, player, text) };
  const influence = { ...typed.influence, [hill]: withText(typed.influence[hill] ?? [], player, text) };
  return { ...typed, influence };
}

function withText(texts: readonly string[], player: number, text: string): readonly string[] {
  const length = Math.max(texts.length, player + 1);
  return Array.from({ length }, (_, index) => (index === player ? text : (texts[index] ?? '')));
}

/** Adds or removes a taker. Without any taker, the hill is not filled in. */
export function toggleTaker(typed: TypedCount, hill: Letter, player: number): TypedCount {
  const takers = typed.hills[hill] ?? [];
  const others = takers.filter((other) => other !== player);
  const now = others.length < takers.length ? others : [...takers, player];
  return withTakers(typed, hill, now.length > 0 ? now : undefined);
}

/** Says that nobody took the hill, or clears that again. */
export function toggleNobody(typed: TypedCount, hill: Letter): TypedCount {
  return withTakers(typed, hill, typed.hills[hill]?.length === 0 ? undefined : []);
}

function withTakers(typed: TypedCount, hill: Letter, takers: readonly number[] | undefined): TypedCount {
  const { [hill]: _, ...others } = typed.hills;
  return { ...typed, hills: takers ? { ...others, [hill]: takers } : others };
}

export function isNothingTyped({ points, influence, hills }: TypedCount): boolean {
  const texts = [points, ...Object.values(influence)].flat();
  return texts.every((text) => text.trim() === '') && Object.keys(hills).length === 0;
}

export function draftOfTyped({ points, influence, hills }: TypedCount): OwnCountDraft {
  return {
    points: points.map(numberOf),
    influence: mapHills(influence, (texts) => texts.map(numberOf)),
    hills: mapHills(hills, takerOf),
  };
}

function mapHills<T, U>(hills: Partial<ByLetter<T>>, map: (value: T) => U): Partial<ByLetter<U>> {
  const entries = LETTERS.flatMap((letter) => {
    const value = hills[letter];
    return value === undefined ? [] : [[letter, map(value)]];
  });
  return Object.fromEntries(entries);
}

const NUMBER = /^[-−]?\d+([.,]\d+)?$/;

/** The number in a text, null for an empty text, else the text itself. */
function numberOf(text: string): number | string | null {
  const bare = text.trim();
  if (bare === '') return null;
  return NUMBER.test(bare) ? Number(bare.replace('−', '-').replace(',', '.')) : bare;
}
