/** How a table reads the rules, in words: its answer to each question, and in one line whatever is not usual. */
import type { RulingKey, Rulings } from '../../palatinus';
import type { MessageKey, Speaker } from '../speaker';

type Say = Speaker<'rulings'>;

/** What is said of an answer in a line of several; of the usual one nothing is. */
const SHORT: { readonly [Key in RulingKey]: Readonly<Record<Rulings[Key], MessageKey<'rulings'> | null>> } = {
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

/** "Rulings: an empty spring counts 2; no tie-break." For the tally, paper, and whatever is sent. */
export function rulingsInForce(say: Say, rulings: Rulings): string {
  const unusual = (Object.keys(SHORT) as RulingKey[]).flatMap((key) => {
    const short: Readonly<Record<string, MessageKey<'rulings'> | null>> = SHORT[key];
    const message = short[rulings[key]];
    return message ? [say(message as 'rulings.sayNone')] : [];
  });
  if (unusual.length === 0) return say('rulings.inForceUsual');
  return say('rulings.inForce', {
    list: unusual.reduce((list, last) => say('rulings.list', { list, last })),
  });
}

/** An answer, as long as it takes to pick it, and what speaks for it. */
export function rulingAnswer<Key extends RulingKey>(
  say: Say,
  key: Key,
  answer: Rulings[Key],
): { readonly label: string; readonly why: string } {
  const message = `rulings.${key}-${answer}` as 'rulings.tieBreak-none';
  return { label: say(message), why: say(`${message}-why`) };
}
