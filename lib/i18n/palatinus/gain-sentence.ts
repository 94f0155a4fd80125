/** A gain in words: one line of "how did I get my 14?". */
import type { Gain, Player } from '../../palatinus';
import type { Speaker } from '../speaker';
import { ownerOf, playerName } from './naming';

type Say = Speaker<'tally' | 'words'>;

export function gainSentence(say: Say, players: readonly Player[], gain: Gain): string {
  const { what, hill, at, captive } = gain;
  if (what === 'token') return say('tally.token', { hill });
  if (at === undefined || captive === undefined) return say('tally.tiedDisc', { hill });
  const told = { hill, at, captive: captiveName(say, players, gain.player, captive) };
  return say(what === 'captive' ? 'tally.captive' : 'tally.captiveDisc', told);
}

/** "Clara’s peasant"; an ally, which is of no player's colour, is told by its own. */
function captiveName(
  say: Say,
  players: readonly Player[],
  captor: number,
  { people, kind: which }: NonNullable<Gain['captive']>,
): string {
  const kind = say(`words.${which}`);
  const owner = ownerOf(players, people);
  const seat = players[owner];
  const who = seat ? playerName(say, seat) : '';
  if (seat?.ally === people) return say('tally.captiveAlly', { who, kind, people: say(`words.${people}`) });
  return say(owner === captor ? 'tally.captiveOwn' : 'tally.captiveOf', { who, kind });
}
