/** A gain in words: one line of "how did I get my 14?". */
import type { Gain } from '../palatinus';
import type { Speaker } from './speaker';

export function gainSentence(say: Speaker<'tally'>, { what, hill, at }: Gain): string {
  if (what === 'token') return say('tally.token', { hill });
  if (at === undefined) return say('tally.tiedDisc', { hill });
  return say(what === 'captive' ? 'tally.captive' : 'tally.captiveDisc', { hill, at });
}
