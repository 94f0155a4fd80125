/** The census in words: what is missing or too many, kind by kind, and what may have happened. */
import type { Census, CensusRow, Diagnosis, Kind, People, Player } from '../../palatinus';
import type { Speaker } from '../speaker';
import { capital, enumerate } from './naming';

type Say = Speaker<'census' | 'words'>;
/** What a people is called at this table, within a sentence. */
type Called = (people: People) => string;

/** "Livia (red)", or "red" where nobody gave a name. */
function callerOf(say: Say, players: readonly Player[]): Called {
  return (people) => {
    const name = players.find((player) => player.people === people)?.name;
    const word = say(`words.${people}`);
    return name === undefined ? word : `${name} (${word})`;
  };
}

/** Nothing, when everybody's inhabitants are all on the board. */
export function censusSentences(
  say: Say,
  { rows, diagnoses }: Census,
  players: readonly Player[],
): readonly string[] {
  const called = callerOf(say, players);
  const counts = rows.flatMap((row) => [...tellMissing(say, called, row), ...tellTooMany(say, called, row)]);
  const player = rows.find(({ role }) => role === 'player');
  return [
    ...(player && counts.length > 0 ? [tellExpected(say, player)] : []),
    ...counts,
    ...diagnoses.map((diagnosis) => tellDiagnosis(say, called, diagnosis)),
  ];
}

/** For a table still being entered: not what is missing, but too many of a kind, or why perhaps. */
export function slipSentences(
  say: Say,
  { rows, diagnoses }: Census,
  players: readonly Player[],
): readonly string[] {
  const called = callerOf(say, players);
  if (diagnoses.length > 0) return diagnoses.map((diagnosis) => tellDiagnosis(say, called, diagnosis));
  return rows.flatMap((row) => tellTooMany(say, called, row));
}

/** For a table that is nearly entered: who is still to come. */
export function missingSentences(say: Say, { rows }: Census, players: readonly Player[]): readonly string[] {
  const called = callerOf(say, players);
  return rows.flatMap((row) => tellMissing(say, called, row));
}

/** Counted, by kind. */
export const COUNTED = {
  merchant: 'words.merchants',
  peasant: 'words.peasants',
  condottiere: 'words.condottieri',
} as const satisfies Readonly<Record<Kind, string>>;

const KINDS = Object.keys(COUNTED) as readonly Kind[];

function tellExpected(say: Say, { expected }: CensusRow): string {
  const list = KINDS.map((kind) => say(COUNTED[kind], { count: expected[kind] }));
  return say('census.expected', { list: enumerate(say, list) });
}

function tellMissing(say: Say, called: Called, row: CensusRow): readonly string[] {
  const list = listed(say, row, 1);
  return list ? [say('census.missing', { people: capital(called(row.people)), list })] : [];
}

function tellTooMany(say: Say, called: Called, row: CensusRow): readonly string[] {
  const list = listed(say, row, -1);
  return list ? [say('census.tooMany', { people: capital(called(row.people)), list })] : [];
}

/** "2 merchants and 1 peasant": what is missing (1) or too many (-1). */
function listed(say: Say, { missing }: CensusRow, sign: 1 | -1): string {
  const kinds = KINDS.filter((kind) => missing[kind] * sign > 0);
  return enumerate(
    say,
    kinds.map((kind) => say(COUNTED[kind], { count: missing[kind] * sign })),
  );
}

function tellDiagnosis(say: Say, called: Called, diagnosis: Diagnosis): string {
  switch (diagnosis.code) {
    case 'peoples-mixed-up':
      return say('census.peoplesMixedUp', {
        tooMany: capital(called(diagnosis.tooMany)),
        tooFew: called(diagnosis.tooFew),
        people: say(`words.${diagnosis.tooFew}`),
        inhabitants: say(COUNTED[diagnosis.kind], { count: diagnosis.count }),
        fields: diagnosis.at.join(', '),
      });
    case 'kinds-mixed-up':
      return say('census.kindsMixedUp', {
        people: capital(called(diagnosis.people)),
        tooMany: say(COUNTED[diagnosis.tooMany], { count: diagnosis.count }),
        tooFew: say(COUNTED[diagnosis.tooFew], { count: diagnosis.count }),
        kind: say(`words.${diagnosis.tooFew}`),
        fields: diagnosis.at.join(', '),
      });
    case 'condottiere-left-over':
      return say('census.condottiereLeftOver', {
        people: capital(called(diagnosis.people)),
        count: diagnosis.count,
      });
    case 'ally-missing':
      return say('census.allyMissing', { people: capital(called(diagnosis.people)) });
  }
}
