/** The rulings of Seven Hills in words: an answer with its reason, and all answers that are not standard in one line. */

import type { RulingKey, Rulings } from '../../seven-hills';
import { inForceLine, listAnswers } from '../rulings-in-force';
import type { Speaker } from '../speaker';

type Say = Speaker<'rulebook' | 'sevenRulings'>;

/** Standard answers are not listed. */
const SHORT = {
  nobleInForum: { one: null, two: 'sevenRulings.say-nobleInForum-two' },
  tiedFirst: { 'take-both': null, 'second-stays': 'sevenRulings.say-tiedFirst-second-stays' },
  finalTie: { 'still-equal': null, all: 'sevenRulings.say-finalTie-all' },
  halfRounds: { up: null, down: 'sevenRulings.say-halfRounds-down' },
} as const satisfies { readonly [Key in RulingKey]: Readonly<Record<Rulings[Key], string | null>> };

/** "Rulings: a noble has two votes." */
export function sevenRulingsInForce(say: Say, rulings: Rulings): string {
  return inForceLine(say, unusualAnswers(say, rulings));
}

/** The answers that are not standard; empty if all are. */
export function sevenRulingsList(say: Say, rulings: Rulings): string {
  return listAnswers(say, unusualAnswers(say, rulings));
}

function unusualAnswers(say: Say, rulings: Rulings): readonly string[] {
  return [
    SHORT.nobleInForum[rulings.nobleInForum],
    SHORT.tiedFirst[rulings.tiedFirst],
    SHORT.finalTie[rulings.finalTie],
    SHORT.halfRounds[rulings.halfRounds],
  ].flatMap((key) => (key === null ? [] : [say(key)]));
}

/** The text of an answer and the reason for it. */
export function sevenRulingAnswer<Key extends RulingKey>(
  say: Speaker<'sevenRulings'>,
  key: Key,
  answer: Rulings[Key],
): { readonly label: string; readonly why: string } {
  const message = `sevenRulings.${key}-${answer}` as 'sevenRulings.finalTie-all';
  return { label: say(message), why: say(`${message}-why`) };
}
