/** The rulings in words: the answer to each question, and all answers that are not standard in one line. */

import type { RulingKey, Rulings } from '../../palatinus';
import { inForceLine, listAnswers } from '../rulings-in-force';
import type { MessageKey, Speaker } from '../speaker';

type Say = Speaker<'rulebook' | 'rulings'>;

/** The short form of each answer, for a line that lists several. Standard answers are not listed. */
const RULING_SHORT: {
  readonly [Key in RulingKey]: Readonly<Record<Rulings[Key], MessageKey<'rulings'> | null>>;
} = {
  emptySpring: { both: null, spring: 'rulings.saySpring' },
  loneCondottiere: { flees: null, stays: 'rulings.sayStays' },
  doubleCaptureByOnePlayer: { once: null, disc: 'rulings.sayDisc' },
  tieBreak: {
    items: null,
    'tokens-first': 'rulings.sayTokensFirst',
    'discs-first': 'rulings.sayDiscsFirst',
    none: 'rulings.sayNone',
  },
  allyPieces: { own: null, neutral: 'rulings.sayNeutral' },
};

/** "Rulings: an empty spring counts 2; no tie-break." For the tally, the printed sheet and shared texts. */
export function rulingsInForce(say: Say, rulings: Rulings): string {
  return inForceLine(say, unusualAnswers(say, rulings));
}

/** The answers that are not standard; empty if all are. */
export function rulingsList(say: Say, rulings: Rulings): string {
  return listAnswers(say, unusualAnswers(say, rulings));
}

function unusualAnswers(say: Say, rulings: Rulings): readonly string[] {
  return (Object.keys(RULING_SHORT) as RulingKey[]).flatMap((key) => {
    const short: Readonly<Record<string, MessageKey<'rulings'> | null>> = RULING_SHORT[key];
    const message = short[rulings[key]];
    return message ? [say(message as 'rulings.sayNone')] : [];
  });
}

/** The text of an answer and the reason for it. */
export function rulingAnswer<Key extends RulingKey>(
  say: Speaker<'rulings'>,
  key: Key,
  answer: Rulings[Key],
): { readonly label: string; readonly why: string } {
  const message = `rulings.${key}-${answer}` as 'rulings.tieBreak-none';
  return { label: say(message), why: say(`${message}-why`) };
}
