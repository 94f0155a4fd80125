/** A gain in words: one line of the answer to "how did I get my 14?". */

import type { Gain, GainFromCapture, Player } from '../../palatinus';
import type { Speaker } from '../speaker';
import { ownerOf, playerName } from './naming';

type Say = Speaker<'tally' | 'words'>;

export function gainSentence(say: Say, players: readonly Player[], gain: Gain): string {
  const { hill } = gain;
  if (gain.from === 'control') return say(gain.what === 'token' ? 'tally.token' : 'tally.tiedDisc', { hill });
  const captive = captiveName(say, players, gain);
  return say(gain.what === 'captive' ? 'tally.captive' : 'tally.captiveDisc', { hill, at: gain.at, captive });
}

/** "Clara’s peasant". An ally has no player's colour and is named by its own. */
function captiveName(
  say: Say,
  players: readonly Player[],
  { player: captor, captive }: GainFromCapture,
): string {
  const { people } = captive;
  const kind = say(`words.${captive.kind}`);
  const owner = ownerOf(players, people);
  const seat = players[owner];
  const who = seat ? playerName(say, seat) : '';
  if (seat?.ally === people) return say('tally.captiveAlly', { who, kind, people: say(`words.${people}`) });
  return say(owner === captor ? 'tally.captiveOwn' : 'tally.captiveOf', { who, kind });
}
