/**
 * The engine's codes as sentences, for one table in one language. Everything said here is read off the result: no
 * sentence knows a rule, it only knows how to tell one.
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
import { tellCapture } from './capture-sentence';
import { tellInfluence, tellNothing, tellSources } from './influence-sentence';
import { enumerate, playerName } from './naming';

type Say = Speaker<'walkthrough' | 'words'>;
type Names = (players: readonly number[]) => string;

export interface Sentences {
  readonly hill: (hill: Hill) => string;
  readonly condottiere: (condottiere: Condottiere) => string;
  readonly capture: (capture: Capture) => string;
  readonly influence: (influence: Influence) => string;
  /** Only what feeds it, or why nothing does. */
  readonly sources: (influence: Influence) => string;
  /** For whom an inhabitant counts. */
  readonly owner: (owned: Pick<Influence, 'player' | 'people'>) => string;
  readonly totals: (hill: Hill) => string;
  readonly control: (hill: Hill) => string;
  readonly tallyRow: (row: TallyRow) => string;
  readonly winners: (result: Result) => string;
  /** Empty where points decided. */
  readonly decision: (result: Result) => string;
}

export function sentences(say: Say, { players, rulings }: Pick<Game, 'players' | 'rulings'>): Sentences {
  const name = (player: number): string => {
    const found = players[player];
    return found ? playerName(say, found) : '';
  };
  const names: Names = (of) => enumerate(say, of.map(name));
  return {
    hill: ({ letter, token }) => say('walkthrough.hill', { letter, token }),
    condottiere: (condottiere) => tellCondottiere(say, name(condottiere.player), condottiere),
    capture: (capture) => tellCapture(say, { players, rulings }, capture),
    influence: (influence) => tellInfluence(say, ownerName(say, name, influence), influence),
    sources: (influence) => tellSources(say, influence) || tellNothing(say, influence),
    owner: (owned) => ownerName(say, name, owned),
    totals: ({ totals }) =>
      say('walkthrough.totals', {
        totals: totals.map((total, player) => `${name(player)} ${total}`).join(', '),
      }),
    control: ({ outcome, token }) => tellControl(say, names, outcome, token),
    tallyRow: (row) => tellRow(say, name(row.player), row),
    winners: (result) => tellWinners(say, names, result),
    decision: (result) => tellDecision(say, result, rulings),
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

function tellCondottiere(say: Say, who: string, { at, merchants, peasants, outcome }: Condottiere): string {
  if (merchants.length + peasants.length === 0) {
    return say(outcome === 'stays' ? 'walkthrough.staysAlone' : 'walkthrough.fleesAlone', { who, at });
  }
  const beside = {
    who,
    at,
    merchants: counted(say, 'words.merchants', 'words.noMerchant', merchants),
    peasants: counted(say, 'words.peasants', 'words.noPeasant', peasants),
  };
  if (outcome === 'flees') return say('walkthrough.flees', beside);
  return say('walkthrough.captures', beside);
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

function tellControl(say: Say, names: Names, outcome: Control, token: number): string {
  if (outcome.kind === 'won') return say('walkthrough.won', { who: names([outcome.player]), token });
  if (outcome.kind === 'tied') return say('walkthrough.tied', { who: names(outcome.players) });
  return say('walkthrough.unclaimed');
}

function tellRow(say: Say, who: string, { captured, discs, tokens, points }: TallyRow): string {
  const gains = [
    captured > 0 ? say('walkthrough.captives', { count: captured }) : '',
    discs.length > 0 ? say('walkthrough.discs', { count: discs.length, values: discs.join(' + ') }) : '',
    tokens.length > 0 ? say('walkthrough.tokens', { count: tokens.length, values: tokens.join(' + ') }) : '',
  ].filter((gain) => gain !== '');
  return say('walkthrough.row', { who, gains: gains.join(' + ') || say('walkthrough.nothing'), points });
}

function tellWinners(say: Say, names: Names, { winners, tally }: Result): string {
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

/** Why it is they and nobody else, where points alone do not say it. */
function tellDecision(say: Say, { decidedBy }: Result, { tieBreak }: Rulings): string {
  if (decidedBy === 'points') return '';
  if (tieBreak === 'none') return say('walkthrough.sharedWithoutTieBreak');
  const key = decidedBy === 'tie-break' ? 'walkthrough.byTieBreak' : 'walkthrough.sharedAfterTieBreak';
  return say(key, { rule: say(TIE_BREAK[tieBreak]) });
}
