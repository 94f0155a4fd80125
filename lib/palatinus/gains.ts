/** What each hill brings to whom. A player's points are the sum of these, and of nothing else. */

import type { Capture, Hill } from './result';
import type { FieldName, Letter } from './types';

export interface Gain {
  readonly player: number;
  readonly hill: Letter;
  readonly what: 'captive' | 'disc' | 'token';
  readonly points: number;
  /** The captive's field, where the gain comes from a capture. */
  readonly at?: FieldName;
  /** And who stood there. */
  readonly captive?: Pick<Capture, 'people' | 'kind'>;
}

/** A captured inhabitant is worth 1 to whoever takes it, and a disc worth 1 to every other captor. */
export function gainsFromCaptures({ letter, captures }: Pick<Hill, 'letter' | 'captures'>): readonly Gain[] {
  const gains: Gain[] = [];
  for (const { at, people, kind, takers } of captures) {
    for (const { player, takes } of takers) {
      if (takes === 'nothing') continue;
      const what = takes === 'disc' ? 'disc' : 'captive';
      gains.push({ player, hill: letter, what, points: 1, at, captive: { people, kind } });
    }
  }
  return gains;
}

/** The token to whoever controls the hill; a disc worth 2 to each of those who tie, the token to nobody. */
export function gainsFromControl({
  letter,
  token,
  outcome,
}: Pick<Hill, 'letter' | 'token' | 'outcome'>): readonly Gain[] {
  switch (outcome.kind) {
    case 'won':
      return [{ player: outcome.player, hill: letter, what: 'token', points: token }];
    case 'tied':
      return outcome.players.map((player) => ({ player, hill: letter, what: 'disc', points: 2 }));
    case 'unclaimed':
      return [];
  }
}
