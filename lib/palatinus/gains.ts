/** What each hill gives to whom. A player's points are the sum of these gains and nothing else. */

import type { Capture, Hill } from './result';
import type { FieldName, Letter } from './types';

interface AnyGain {
  readonly player: number;
  readonly hill: Letter;
  readonly points: number;
}

export interface GainFromCapture extends AnyGain {
  readonly from: 'capture';
  readonly what: 'captive' | 'disc';
  /** The captive's field, and who stood there. */
  readonly at: FieldName;
  readonly captive: Pick<Capture, 'people' | 'kind'>;
}

export interface GainFromControl extends AnyGain {
  readonly from: 'control';
  readonly what: 'token' | 'disc';
}

export type Gain = GainFromCapture | GainFromControl;

/** A captured inhabitant is worth 1 to the player who takes it; every other captor gets a disc worth 1. */
export function gainsFromCaptures({
  letter,
  captures,
}: Pick<Hill, 'letter' | 'captures'>): readonly GainFromCapture[] {
  const gains: GainFromCapture[] = [];
  for (const { at, people, kind, takers } of captures) {
    for (const { player, takes } of takers) {
      if (takes === 'nothing') continue;
      const what = takes === 'disc' ? 'disc' : 'captive';
      gains.push({ from: 'capture', player, hill: letter, what, points: 1, at, captive: { people, kind } });
    }
  }
  return gains;
}

/** The player who controls the hill gets the token. If several tie, each gets a disc worth 2 and nobody the token. */
export function gainsFromControl({
  letter: hill,
  token,
  outcome,
}: Pick<Hill, 'letter' | 'token' | 'outcome'>): readonly GainFromControl[] {
  switch (outcome.kind) {
    case 'won':
      return [{ from: 'control', player: outcome.player, hill, what: 'token', points: token }];
    case 'tied':
      return outcome.players.map((player) => ({ from: 'control', player, hill, what: 'disc', points: 2 }));
    case 'unclaimed':
      return [];
  }
}
