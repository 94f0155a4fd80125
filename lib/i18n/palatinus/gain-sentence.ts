/** A gain in words: one line of the answer to "how did I get my 14?". */

import type { Gain, Player } from '../../palatinus';
import type { Speaker } from '../speaker';
import { pieceLabelOn, pieceOn } from './piece-naming';

type Say = Speaker<'pieces' | 'tally' | 'words'>;

export function gainSentence(say: Say, players: readonly Player[], gain: Gain): string {
  const { hill, player } = gain;
  if (gain.from === 'control') return say(gain.what === 'token' ? 'tally.token' : 'tally.tiedDisc', { hill });
  const captive = { ...gain.captive, at: gain.at };
  if (gain.what === 'disc')
    return say('tally.captiveDisc', { hill, captive: pieceOn(say, players, captive) });
  const isOwn = players[player]?.people === captive.people;
  return say('tally.captive', {
    hill,
    captive: pieceLabelOn(say, players, captive, isOwn ? say('tally.own') : undefined),
  });
}
