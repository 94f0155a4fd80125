/** The sources of an inhabitant's influence in words: "2 merchants (A4, C6) × 1 + 1 condottiere (B2) × 3". */

import type { Influence, Kind, Reason, Source } from '../../palatinus';
import type { Speaker } from '../speaker';
import { enumerate } from './naming';

type Say = Speaker<'walkthrough' | 'words'>;

/** In the order of the sentence. */
const SOURCE_MESSAGES = {
  merchant: 'walkthrough.fromMerchant',
  peasant: 'walkthrough.fromPeasant',
  condottiere: 'walkthrough.fromCondottiere',
  'empty-field': 'walkthrough.fromEmptyField',
  spring: 'walkthrough.fromSpring',
  'own-spring': 'walkthrough.fromOwnSpring',
} as const satisfies Readonly<Record<Reason, string>>;

const NO_INFLUENCE_MESSAGES = {
  merchant: 'walkthrough.nothingForMerchant',
  peasant: 'walkthrough.nothingForPeasant',
  condottiere: 'walkthrough.nothingForCondottiere',
} as const satisfies Readonly<Record<Kind, string>>;

export function influenceSentence(say: Say, who: string, influence: Influence): string {
  const { at, kind, points } = influence;
  const inhabitant = { at, who, kind: say(`words.${kind}`) };
  const sources = sourcesList(say, influence);
  return sources === ''
    ? say('walkthrough.influenceNone', { ...inhabitant, why: noInfluenceReason(say, influence) })
    : say('walkthrough.influence', { ...inhabitant, sources, points });
}

/** Why an inhabitant has no influence. */
export function noInfluenceReason(say: Say, { kind }: Pick<Influence, 'kind'>): string {
  return say(NO_INFLUENCE_MESSAGES[kind]);
}

/** "1 empty field (E5) × 2 + 2 springs next to it (C1, C3) × 2"; empty without sources. */
export function sourcesList(say: Say, influence: Influence): string {
  const { sum, twice } = sourceParts(say, influence);
  return twice === '' ? sum : `${sum} ${twice}`;
}

export interface SourceParts {
  readonly sum: string;
  /** Fields that count as both empty and spring, because seeing them twice looks like a mistake; mostly empty. */
  readonly twice: string;
}

export function sourceParts(say: Say, { sources }: Influence): SourceParts {
  const parts = (Object.keys(SOURCE_MESSAGES) as Reason[]).flatMap((reason) => {
    const alike = sources.filter((source) => source.reason === reason);
    const [first] = alike;
    const fields = alike.map((source) => source.at).join(', ');
    return first ? [say(SOURCE_MESSAGES[reason], { count: alike.length, worth: first.points, fields })] : [];
  });
  const isBoth = ({ at, reason }: Source): boolean =>
    reason === 'empty-field' && sources.some((other) => other.at === at && other.reason === 'spring');
  const both = sources.filter(isBoth).map(({ at }) => at);
  return {
    sum: parts.join(' + '),
    twice:
      both.length === 0
        ? ''
        : say('walkthrough.countTwice', { count: both.length, fields: enumerate(say, both) }),
  };
}
