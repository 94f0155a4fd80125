/** A question about one piece and its answer, in words. */

import type { Condottiere, Reason } from '../../palatinus';
import type { Answer, InfluencePart, Neighbour, Question, Reading } from '../../palatinus/ask';
import type { Speaker } from '../speaker';
import { capital } from './naming';

type Say = Speaker<'ask' | 'words'>;
type Direction = 0 | 1 | 2 | 3 | 4 | 5;

const PART_MESSAGES = {
  merchant: 'ask.fromMerchant',
  peasant: 'ask.fromPeasant',
  condottiere: 'ask.fromCondottiere',
  'empty-field': 'ask.fromEmptyField',
  spring: 'ask.fromSpring',
  'own-spring': 'ask.fromOwnSpring',
} as const satisfies Readonly<Record<Reason, string>>;

export interface AskSentences {
  /** The answer in one line: "Influence: 8 or 6", "It captures: 2 peasants". */
  readonly headline: (answer: Answer) => string;
  /** "2 merchants × 1" */
  readonly part: (part: InfluencePart) => string;
  /** Why a condottiere captures or flees. A lone one has the reasons of the open question instead. */
  readonly why: (condottiere: Condottiere) => string;
  /** "Upper right: occupied spring" */
  readonly field: (direction: Direction, neighbour: Neighbour) => string;
  /** "Peasant, not on a spring" */
  readonly ownField: (question: Question) => string;
  /** What lies around the piece and cannot be tapped: its hill, and the edge of the board. */
  readonly board: (question: Question, edge: readonly Direction[]) => string;
}

export function askSentences(say: Say): AskSentences {
  const kindOf = ({ kind }: Question): string => capital(say(`words.${kind}`));
  return {
    headline: (answer) => headline(say, answer),
    part: ({ reason, count, worth }) => say(PART_MESSAGES[reason], { count, worth }),
    why: ({ outcome, merchants, peasants }) =>
      say(outcome === 'captures' ? 'ask.capturesWhy' : 'ask.fleesWhy', {
        merchants: say('words.merchants', { count: merchants.length }),
        peasants: say('words.peasants', { count: peasants.length }),
      }),
    field: (direction, neighbour) =>
      say('ask.field', { where: capital(say(`ask.at-${direction}`)), what: say(`ask.${neighbour}`) }),
    ownField: (question) =>
      say(question.ownSpring ? 'ask.onSpring' : 'ask.notOnSpring', { kind: kindOf(question) }),
    board: (question, edge) => {
      const kind = kindOf(question);
      const list = edge.map((direction) => say(`ask.at-${direction}`)).join(', ');
      return edge.length === 0 ? say('ask.board', { kind }) : say('ask.boardAtEdge', { kind, list });
    },
  };
}

function headline(say: Say, { readings: [first, second] }: Answer): string {
  if (first.condottiere) return second ? say('ask.fleesOrStays') : outcome(say, first.condottiere);
  return second
    ? say('ask.influenceEither', { first: pointsOf(first), second: pointsOf(second) })
    : say('ask.influence', { points: pointsOf(first) });
}

function outcome(say: Say, { outcome: what, captured, merchants }: Condottiere): string {
  if (what !== 'captures') return say('ask.flees');
  const kind = captured.some((at) => merchants.includes(at)) ? 'words.merchants' : 'words.peasants';
  return say('ask.captures', { captives: say(kind, { count: captured.length }) });
}

const pointsOf = ({ influence }: Reading): number => influence.points;
