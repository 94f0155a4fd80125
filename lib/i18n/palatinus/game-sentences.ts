/**
 * The engine's result as sentences, for one game in one language. Every sentence is built from the result alone and
 * computes no rule itself, so that words and numbers cannot disagree.
 */

import type {
  Capture,
  Condottiere,
  Control,
  FieldName,
  Game,
  Hill,
  Influence,
  Result,
  Rulings,
  TallyRow,
} from '../../palatinus';
import type { Speaker } from '../speaker';
import { captureSentence } from './capture-sentence';
import {
  influenceSentence,
  noInfluenceReason,
  type SourceParts,
  sourceParts,
  sourcesList,
} from './influence-sentence';
import { enumerate, playerName } from './naming';
import { ownerName } from './piece-naming';

type Say = Speaker<'pieces' | 'walkthrough' | 'words'>;
type Names = (players: readonly number[]) => string;

export interface GameSentences {
  readonly hill: (hill: Hill) => string;
  readonly condottiere: (condottiere: Condottiere) => string;
  readonly capture: (capture: Capture) => string;
  readonly influence: (influence: Influence) => string;
  /** The sources of the influence, or why there are none; as one sentence, or in parts. */
  readonly sources: (influence: Influence) => string;
  readonly sourceParts: (influence: Influence) => SourceParts;
  /**
   * The owner of an inhabitant: "Marco", "Green (ally of Marco)". For places that say separately if it counts for
   * nobody.
   */
  readonly owner: (owned: Pick<Influence, 'people'>) => string;
  readonly totals: (hill: Hill) => string;
  readonly control: (hill: Hill) => string;
  readonly tallyRow: (row: TallyRow) => string;
  readonly winners: (result: Result) => string;
  /** How a tie was broken; empty if points decided. */
  readonly decision: (result: Result) => string;
}

export function gameSentences(
  say: Say,
  { players, rulings }: Pick<Game, 'players' | 'rulings'>,
): GameSentences {
  const name = (player: number): string => {
    const found = players[player];
    return found ? playerName(say, found) : '';
  };
  const names: Names = (of) => enumerate(say, of.map(name));
  return {
    hill: ({ letter, token }) => say('walkthrough.hill', { letter, token }),
    condottiere: (condottiere) => condottiereSentence(say, name(condottiere.player), condottiere),
    capture: (capture) => captureSentence(say, { players, rulings }, capture),
    influence: (influence) => influenceSentence(say, ownerName(say, players, influence), influence),
    sources: (influence) => sourcesList(say, influence) || noInfluenceReason(say, influence),
    sourceParts: (influence) => {
      const { sum, twice } = sourceParts(say, influence);
      return { sum: sum || noInfluenceReason(say, influence), twice };
    },
    owner: ({ people }) => ownerName(say, players, { people }),
    totals: ({ totals }) =>
      say('walkthrough.totals', {
        totals: totals.map((total, player) => `${name(player)} ${total}`).join(', '),
      }),
    control: ({ outcome, token }) => controlSentence(say, names, outcome, token),
    tallyRow: (row) => tallyRowSentence(say, name(row.player), row),
    winners: (result) => winnersSentence(say, names, result),
    decision: (result) => decisionSentence(say, name, result, rulings),
  };
}

function condottiereSentence(
  say: Say,
  who: string,
  { at, merchants, peasants, outcome }: Condottiere,
): string {
  if (merchants.length + peasants.length === 0) {
    return say(outcome === 'stays' ? 'walkthrough.staysAlone' : 'walkthrough.fleesAlone', { who, at });
  }
  const adjacent = {
    who,
    at,
    merchants: counted(say, 'words.merchants', merchants),
    peasants: counted(say, 'words.peasants', peasants),
  };
  if (outcome === 'flees') return say('walkthrough.flees', adjacent);
  return say('walkthrough.captures', adjacent);
}

/** "2 peasants (A4, C6)", "0 merchants" */
function counted(say: Say, kind: 'words.merchants' | 'words.peasants', fields: readonly FieldName[]): string {
  const count = say(kind, { count: fields.length });
  return fields.length === 0 ? count : say('words.aside', { what: count, more: fields.join(', ') });
}

function controlSentence(say: Say, names: Names, outcome: Control, token: number): string {
  if (outcome.kind === 'won') return say('walkthrough.won', { who: names([outcome.player]), token });
  if (outcome.kind === 'tied') return say('walkthrough.tied', { who: names(outcome.players) });
  return say('walkthrough.unclaimed');
}

function tallyRowSentence(say: Say, who: string, { captured, discs, tokens, points }: TallyRow): string {
  const gains = [
    captured > 0 ? say('walkthrough.captives', { count: captured }) : '',
    discs.length > 0 ? say('walkthrough.discs', { count: discs.length, values: discs.join(' + ') }) : '',
    tokens.length > 0 ? say('walkthrough.tokens', { count: tokens.length, values: tokens.join(' + ') }) : '',
  ].filter((gain) => gain !== '');
  if (gains.length === 0) return say('walkthrough.rowWithoutGains', { who, points });
  return say('walkthrough.row', { who, gains: gains.join(' + '), points });
}

function winnersSentence(say: Say, names: Names, { winners, tally }: Result): string {
  const points = tally[winners[0] ?? 0]?.points ?? 0;
  return say(winners.length === 1 ? 'walkthrough.wins' : 'walkthrough.shares', {
    who: names(winners),
    points,
  });
}

/** The rule in words, and the numbers that it compares, in the order of the words. */
const TIE_BREAK = {
  items: { rule: 'walkthrough.tieBreakItems', counts: ({ items }: TallyRow) => [items] },
  'tokens-first': {
    rule: 'walkthrough.tieBreakTokens',
    counts: ({ tokens, discs, captured }: TallyRow) => [tokens.length, discs.length, captured],
  },
  'discs-first': {
    rule: 'walkthrough.tieBreakDiscs',
    counts: ({ tokens, discs, captured }: TallyRow) => [discs.length, tokens.length, captured],
  },
} as const;

/** Why these players win if points alone do not decide: the rule, and the numbers of everybody with the most points. */
function decisionSentence(
  say: Say,
  name: (player: number) => string,
  { decidedBy, tally }: Result,
  { tieBreak }: Rulings,
): string {
  if (decidedBy === 'points') return '';
  if (tieBreak === 'none') return say('walkthrough.sharedWithoutTieBreak');
  const { rule, counts } = TIE_BREAK[tieBreak];
  const most = Math.max(...tally.map(({ points }) => points));
  const compared = tally
    .filter(({ points }) => points === most)
    .map((row) => `${name(row.player)} ${counts(row).join('/')}`);
  const key = decidedBy === 'tie-break' ? 'walkthrough.byTieBreak' : 'walkthrough.sharedAfterTieBreak';
  return say(key, { rule: say(rule), compared: compared.join(', ') });
}
