/**
 * The engine's result as sentences, for one game in one language. Every sentence is written from the result alone and
 * works out no rule itself, so that words and numbers cannot disagree.
 */

import type {
  Capture,
  Condottiere,
  Control,
  FieldName,
  Game,
  Hill,
  Influence,
  Owner,
  People,
  Result,
  Rulings,
  TallyRow,
} from '../../palatinus';
import type { Speaker } from '../speaker';
import { captureSentence } from './capture-sentence';
import { influenceSentence, noInfluenceReason, sourcesList } from './influence-sentence';
import { enumerate, playerName } from './naming';

type Say = Speaker<'walkthrough' | 'words'>;
type Names = (players: readonly number[]) => string;

export interface GameSentences {
  readonly hill: (hill: Hill) => string;
  readonly condottiere: (condottiere: Condottiere) => string;
  readonly capture: (capture: Capture) => string;
  readonly influence: (influence: Influence) => string;
  /** The sources of the influence, or why there are none. */
  readonly sources: (influence: Influence) => string;
  /** The player an inhabitant counts for. */
  readonly owner: (owned: Pick<Influence, 'player' | 'people'>) => string;
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
    influence: (influence) => influenceSentence(say, ownerName(say, name, influence), influence),
    sources: (influence) => sourcesList(say, influence) || noInfluenceReason(say, influence),
    owner: (owned) => ownerName(say, name, owned),
    totals: ({ totals }) =>
      say('walkthrough.totals', {
        totals: totals.map((total, player) => `${name(player)} ${total}`).join(', '),
      }),
    control: ({ outcome, token }) => controlSentence(say, names, outcome, token),
    tallyRow: (row) => tallyRowSentence(say, name(row.player), row),
    winners: (result) => winnersSentence(say, names, result),
    decision: (result) => decisionSentence(say, result, rulings),
  };
}

function ownerName(
  say: Say,
  name: (player: number) => string,
  owned: { player: Owner; people: People },
): string {
  if (owned.player !== null) return name(owned.player);
  return say('walkthrough.neutralAlly', { people: say(`words.${owned.people}`) });
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
    merchants: counted(say, 'words.merchants', 'words.noMerchant', merchants),
    peasants: counted(say, 'words.peasants', 'words.noPeasant', peasants),
  };
  if (outcome === 'flees') return say('walkthrough.flees', adjacent);
  return say('walkthrough.captures', adjacent);
}

/** "2 peasants (A4, C6)", "no merchant" */
function counted(
  say: Say,
  some: 'words.merchants' | 'words.peasants',
  none: 'words.noMerchant' | 'words.noPeasant',
  fields: readonly FieldName[],
): string {
  return fields.length === 0 ? say(none) : `${say(some, { count: fields.length })} (${fields.join(', ')})`;
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
  return say('walkthrough.row', { who, gains: gains.join(' + ') || say('walkthrough.nothing'), points });
}

function winnersSentence(say: Say, names: Names, { winners, tally }: Result): string {
  const points = tally[winners[0] ?? 0]?.points ?? 0;
  return say(winners.length === 1 ? 'walkthrough.wins' : 'walkthrough.shares', {
    who: names(winners),
    points,
  });
}

const TIE_BREAK = {
  items: 'walkthrough.tieBreakItems',
  'tokens-first': 'walkthrough.tieBreakTokens',
  'discs-first': 'walkthrough.tieBreakDiscs',
} as const;

/** Why these players win, if points alone do not decide. */
function decisionSentence(say: Say, { decidedBy }: Result, { tieBreak }: Rulings): string {
  if (decidedBy === 'points') return '';
  if (tieBreak === 'none') return say('walkthrough.sharedWithoutTieBreak');
  const key = decidedBy === 'tie-break' ? 'walkthrough.byTieBreak' : 'walkthrough.sharedAfterTieBreak';
  return say(key, { rule: say(TIE_BREAK[tieBreak]) });
}
