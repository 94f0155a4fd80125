/** The rulings of Seven Hills in words: an answer with its reason, and all answers that are not standard in one line. */

import type { RulingKey, Rulings } from '../../seven-hills';
import type { Speaker } from '../speaker';

type Say = Speaker<'sevenRulings'>;

/** Standard answers are not listed. */
const SHORT = {
  nobleInForum: { one: null, two: 'sevenRulings.say-nobleInForum-two' },
  tiedFirst: { 'take-both': null, 'second-stays': 'sevenRulings.say-tiedFirst-second-stays' },
  finalTie: { 'still-equal': null, all: 'sevenRulings.say-finalTie-all' },
  halfRounds: { up: null, down: 'sevenRulings.say-halfRounds-down' },
} as const satisfies { readonly [Key in RulingKey]: Readonly<Record<Rulings[Key], string | null>> };

/** "Rulings: a noble has two votes." */
export function sevenRulingsInForce(say: Say, rulings: Rulings): string {
  const short = [
    SHORT.nobleInForum[rulings.nobleInForum],
    SHORT.tiedFirst[rulings.tiedFirst],
    SHORT.finalTie[rulings.finalTie],
    SHORT.halfRounds[rulings.halfRounds],
  ].flatMap((key) => (key === null ? [] : [say(key)]));
  if (short.length === 0) return say('sevenRulings.inForceUsual');
  const list = short.reduce((before, last) => say('sevenRulings.list', { list: before, last }));
  return say('sevenRulings.inForce', { list });
}

/** An answer as it is offered, and the reason for it. */
export function sevenRulingAnswer<Key extends RulingKey>(
  say: Say,
  key: Key,
  answer: Rulings[Key],
): { readonly label: string; readonly why: string } {
  const message = `sevenRulings.${key}-${answer}` as 'sevenRulings.finalTie-all';
  return { label: say(message), why: say(`${message}-why`) };
}
