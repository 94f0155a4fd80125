/** Reads a line of notation (notation.ts has its layout), and refuses a damaged one with a precise reason. */

import type { Outcome } from '../problems';
import { missedCheck, parseAnswers, parseNotationName } from '../text';
import type { DraftPlayer, EpochEntry, Game } from './game';
import { AREA_MARKS, COUNTS, FORUM_BEFORE, NOTATION_MARK, NOTATION_VERSION } from './notation';
import type { Problem } from './problems';
import { RULINGS } from './rulings';
import { soundGame } from './sound-game';
import { AREAS, type Area, CLASSES, COLOURS, FORUM, type Markers, MOST_PLAYERS } from './types';

/** Longer texts are not read. Four names of forty characters, each character escaped, would fit twice. */
const LONGEST = 4000;
const CHECK_LENGTH = 2;

export const NOTATION_CODES = [
  'notation-unknown',
  'notation-newer',
  'notation-too-long',
  'notation-cut-short',
  'notation-left-over',
  'notation-check',
  'notation-seats',
  'notation-answers',
  'notation-rulings-newer',
  'notation-epoch',
] as const;

export type NotationCode = (typeof NOTATION_CODES)[number];

/** The game that a line describes, or what is wrong with it: first with the notation, then with the game. */
export function parseNotation(text: string): Outcome<Game, Problem<NotationCode> | Problem> {
  if (text.length > LONGEST) return refused(problem('notation-too-long', { most: LONGEST }));
  const line = text.trim();
  const [version = '', ...parts] = line.split('_');
  const damage = damageOf(version, parts) ?? slipIn(line);
  if (damage) return refused(damage);

  const [playersText = '', rulingsText = '', epochsText = ''] = parts;
  const players = playersText.split('.').map(parsePlayer);
  const rulings = parseAnswers(rulingsText, RULINGS);
  const epochs = parseEpochs(epochsText.split('.'), Math.min(players.length, MOST_PLAYERS));
  const problems: Problem<NotationCode>[] = [];
  if (players.includes(undefined)) problems.push(problem('notation-seats'));
  if (!rulings) problems.push(problem('notation-answers'));
  if (rulings === 'newer') problems.push(problem('notation-rulings-newer'));
  const unreadable = epochs.indexOf(undefined);
  if (unreadable >= 0) problems.push(problem('notation-epoch', { epoch: unreadable + 1 }));
  if (problems.length > 0) return { ok: false, problems };
  return inPlaces(soundGame({ players, rulings, epochs } as Parameters<typeof soundGame>[0]));
}

function refused(problem: Problem<NotationCode>): Outcome<never, Problem<NotationCode>> {
  return { ok: false, problems: [problem] };
}

/** Replaces the paths of a draft by places that a line has: a player or an epoch. */
function inPlaces(outcome: Outcome<Game, Problem>): Outcome<Game, Problem> {
  if (outcome.ok) return outcome;
  return {
    ok: false,
    problems: outcome.problems.map((found) => ({ ...found, path: found.path.slice(0, 2) })),
  };
}

function problem(code: NotationCode, values: Problem['values'] = {}): Problem<NotationCode> {
  return { code, path: [], values };
}

function damageOf(version: string, parts: readonly string[]): Problem<NotationCode> | undefined {
  const number = Number(new RegExp(`^${NOTATION_MARK}([1-9]\\d{0,3})$`).exec(version)?.[1]);
  if (number > NOTATION_VERSION) return problem('notation-newer', { version: number });
  if (number !== NOTATION_VERSION) return problem('notation-unknown');
  const [, , , check = '', more] = parts;
  if (more !== undefined || check.length > CHECK_LENGTH) return problem('notation-left-over');
  return check.length < CHECK_LENGTH ? problem('notation-cut-short') : undefined;
}

/**
 * Reported before other problems, because a typing error may be their cause. Names the right check characters, so
 * that a hand-written line can be repaired.
 */
function slipIn(line: string): Problem<NotationCode> | undefined {
  const check = missedCheck(line);
  return check === undefined ? undefined : problem('notation-check', { check });
}

function parsePlayer(text: string): DraftPlayer | undefined {
  const [, initial = '', written] = /^([a-z])(?:-(.*))?$/s.exec(text) ?? [];
  const colour = COLOURS.find((one) => one.charAt(0) === initial);
  const name = written === undefined ? undefined : parseNotationName(written);
  if (!colour || (written !== undefined && name === undefined)) return undefined;
  return { colour, ...(name !== undefined && { name }) };
}

type Groups = readonly Markers[];

/** Each epoch is a change of the one before, so nothing after an unreadable epoch can be read. */
function parseEpochs(texts: readonly string[], players: number): readonly (EpochEntry | undefined)[] {
  const epochs: (EpochEntry | undefined)[] = [];
  for (const text of texts) {
    const before = epochs.at(-1)?.board ?? {};
    const epoch = parseEpoch(text, before, players);
    epochs.push(epoch);
    if (!epoch) break;
  }
  return epochs;
}

/** Playing order, areas, empty hands. */
const EPOCH = /^([1-4]+)((?:[A-Z][-a-z1-5]*)*)(?:~(\d{1,2}(?:-\d{1,2})*))?$/;
const MARKERS = /^([xyz]?)([1-5]?)([r-v]?)([a-q]?)$/;

function parseEpoch(text: string, before: EpochEntry['board'], players: number): EpochEntry | undefined {
  const [, seats, areas = '', hands] = EPOCH.exec(text) ?? [];
  if (!seats) return undefined;
  const board: Partial<Record<Area, Groups>> = { ...before };
  let forum: Groups | undefined;
  for (const written of areas.match(/[A-Z][^A-Z]*/g) ?? []) {
    const mark = written.charAt(0);
    const area = AREAS.find((one) => AREA_MARKS[one] === mark);
    const groups = parseArea(written.slice(1), players);
    if (!groups) return undefined;
    if (area) board[area] = groups;
    else if (mark === FORUM_BEFORE) forum = groups;
    else return undefined;
  }
  return {
    order: [...seats].map((seat) => Number(seat) - 1),
    forumAtElection: forum ?? board[FORUM] ?? nothing(players),
    board,
    penalties: hands?.split('-').map(Number) ?? Array.from({ length: players }, () => 0),
  };
}

/** The markers of each player; players left out at the end have none. */
function parseArea(text: string, players: number): Groups | undefined {
  const groups = text.split('-').map(parseMarkers);
  if (groups.length > players || groups.includes(undefined)) return undefined;
  return [...(groups as Groups), ...nothing(players - groups.length)];
}

function parseMarkers(text: string): Markers | undefined {
  const [, ...counts] = MARKERS.exec(text) ?? [];
  if (counts.length === 0) return undefined;
  return Object.fromEntries(CLASSES.map((of, index) => [of, COUNTS[of].indexOf(counts[index] || ' ') + 1]));
}

function nothing(players: number): Groups {
  return Array.from({ length: players }, () => ({}));
}
