/** The census in words: what is missing or too many, kind by kind, the likely mistake, and unusual tokens. */

import type { Census, CensusRow, Diagnosis, Kind, People, Player, UnusualTokens } from '../../palatinus';
import type { Speaker } from '../speaker';
import { enumerate } from './naming';
import { colourAndOwner } from './piece-naming';

type Say = Speaker<'census' | 'words'>;
/** "Livia (red)", "Red" or "Green (ally of Livia)". */
type NameOf = (people: People) => string;

function namesIn(say: Say, players: readonly Player[]): NameOf {
  return (people) => colourAndOwner(say, players, people);
}

/** In a few words, how many are missing and how many are too many for all players together. */
export function censusTitle(say: Say, { rows }: Census): string {
  const counts = rows.flatMap(({ missing }) => Object.values(missing));
  const sum = (some: readonly number[]): number => some.reduce((all, count) => all + Math.abs(count), 0);
  const missing = sum(counts.filter((count) => count > 0));
  const tooMany = sum(counts.filter((count) => count < 0));
  if (missing > 0 && tooMany > 0) return say('census.missingAndTooMany', { missing, tooMany });
  if (missing > 0) return say('census.missingInAll', { count: missing });
  return tooMany > 0 ? say('census.tooManyInAll', { count: tooMany }) : say('census.anAllyMissing');
}

/** Empty if all inhabitants are on the board. What a likely mistake explains is not repeated as a number. */
export function censusSentences(
  say: Say,
  { rows, diagnoses }: Census,
  players: readonly Player[],
): readonly string[] {
  const nameOf = namesIn(say, players);
  const wrong = [
    ...diagnoses.map((diagnosis) => diagnosisSentence(say, nameOf, diagnosis)),
    ...unexplained(rows, diagnoses).flatMap((row) => [
      ...missingSentence(say, nameOf, row),
      ...tooManySentence(say, nameOf, row),
    ]),
  ];
  const player = rows.find(({ role }) => role === 'player');
  return player && wrong.length > 0 ? [...wrong, expectedSentence(say, player)] : wrong;
}

/** The rows without what the likely mistakes explain. */
function unexplained(rows: readonly CensusRow[], diagnoses: readonly Diagnosis[]): readonly CensusRow[] {
  const explained = diagnoses.flatMap(accountsFor);
  return rows.map((row) => {
    const missing = { ...row.missing };
    for (const { people, kind } of explained) if (people === row.people) missing[kind] = 0;
    return { ...row, missing };
  });
}

/** The kinds that are missing or too many because of a mistake. */
function accountsFor(diagnosis: Diagnosis): readonly { readonly people: People; readonly kind: Kind }[] {
  switch (diagnosis.code) {
    case 'peoples-mixed-up': {
      const { kind, tooFew, tooMany } = diagnosis;
      return [
        { people: tooFew, kind },
        { people: tooMany, kind },
      ];
    }
    case 'kinds-mixed-up': {
      const { people, tooFew, tooMany } = diagnosis;
      return [
        { people, kind: tooFew },
        { people, kind: tooMany },
      ];
    }
    case 'condottiere-left-over':
      return [{ people: diagnosis.people, kind: 'condottiere' }];
    case 'ally-missing':
      return [];
  }
}

/** For a game that is still being entered: kinds with too many, or the likely mistake, but not what is missing. */
export function slipSentences(
  say: Say,
  { rows, diagnoses }: Census,
  players: readonly Player[],
): readonly string[] {
  const nameOf = namesIn(say, players);
  if (diagnoses.length > 0) return diagnoses.map((diagnosis) => diagnosisSentence(say, nameOf, diagnosis));
  return rows.flatMap((row) => tooManySentence(say, nameOf, row));
}

/** For a game that is nearly complete: which pieces are missing. */
export function missingSentences(say: Say, { rows }: Census, players: readonly Player[]): readonly string[] {
  const nameOf = namesIn(say, players);
  return rows.flatMap((row) => missingSentence(say, nameOf, row));
}

/** "Tokens around the centre: 3 4 4 5 5 5. Usually: 3 3 4 4 5 5. To check: A, D, F." */
export function tokenSentences(say: Speaker<'census'>, unusual: readonly UnusualTokens[]): readonly string[] {
  return unusual.map(({ where, laid, usual, hills }) =>
    say(where === 'ring' ? 'census.ringTokens' : 'census.centreToken', {
      laid: laid.join('\u00a0'),
      usual: usual.join('\u00a0'),
      hills: hills.join(', '),
    }),
  );
}

/** The message that counts a kind: "2 merchants". */
export const KIND_COUNT_MESSAGES = {
  merchant: 'words.merchants',
  peasant: 'words.peasants',
  condottiere: 'words.condottieri',
} as const satisfies Readonly<Record<Kind, string>>;

const KINDS = Object.keys(KIND_COUNT_MESSAGES) as readonly Kind[];

function expectedSentence(say: Say, { expected }: CensusRow): string {
  const list = KINDS.map((kind) => say(KIND_COUNT_MESSAGES[kind], { count: expected[kind] }));
  return say('census.expected', { list: enumerate(say, list) });
}

function missingSentence(say: Say, nameOf: NameOf, row: CensusRow): readonly string[] {
  const list = kindsList(say, row, 1);
  return list ? [say('census.missing', { people: nameOf(row.people), list })] : [];
}

function tooManySentence(say: Say, nameOf: NameOf, row: CensusRow): readonly string[] {
  const list = kindsList(say, row, -1);
  return list ? [say('census.tooMany', { people: nameOf(row.people), list })] : [];
}

/** "2 merchants and 1 peasant": what is missing (1) or too many (-1). */
function kindsList(say: Say, { missing }: CensusRow, sign: 1 | -1): string {
  const kinds = KINDS.filter((kind) => missing[kind] * sign > 0);
  return enumerate(
    say,
    kinds.map((kind) => say(KIND_COUNT_MESSAGES[kind], { count: missing[kind] * sign })),
  );
}

function diagnosisSentence(say: Say, nameOf: NameOf, diagnosis: Diagnosis): string {
  switch (diagnosis.code) {
    case 'peoples-mixed-up':
      return say('census.peoplesMixedUp', {
        tooMany: nameOf(diagnosis.tooMany),
        tooFew: nameOf(diagnosis.tooFew),
        people: say(`words.${diagnosis.tooFew}`),
        inhabitants: say(KIND_COUNT_MESSAGES[diagnosis.kind], { count: diagnosis.count }),
        count: diagnosis.count,
        fields: diagnosis.at.join(', '),
      });
    case 'kinds-mixed-up':
      return say('census.kindsMixedUp', {
        people: nameOf(diagnosis.people),
        tooMany: say(KIND_COUNT_MESSAGES[diagnosis.tooMany], { count: diagnosis.count }),
        tooFew: say(KIND_COUNT_MESSAGES[diagnosis.tooFew], { count: diagnosis.count }),
        kind: say(`words.${diagnosis.tooFew}`),
        fields: diagnosis.at.join(', '),
      });
    case 'condottiere-left-over':
      return say('census.condottiereLeftOver', {
        people: nameOf(diagnosis.people),
        count: diagnosis.count,
      });
    case 'ally-missing':
      return say('census.allyMissing', { people: nameOf(diagnosis.people) });
  }
}
