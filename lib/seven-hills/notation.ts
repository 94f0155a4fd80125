/**
 * A whole game on one line:
 *
 *     S1_r-Livia.g-Marco.y-Nora_otsu_123BxcAa-2.312Ab-2Q---1~0-0-1_k7
 *     │  │                      │    │                             └ check characters of everything before them
 *     │  │                      │    └ epochs, with `.` between them
 *     │  │                      └ rulings: the first letter of each answer, in the order of rulings.ts
 *     │  └ players: colour, name
 *     └ version
 *
 * An epoch is its playing order, by seats from 1; then each area that differs from the end of the epoch before, as a
 * capital and each player's markers; then, after `~`, the empty hands, if there were any. Only changes are written,
 * as at the table, so that a line fits into a link and a small QR code.
 *
 * A player's markers are at most four characters, one for each class: `x` to `z` are 1 to 3 nobles, `1` to `5`
 * knights, `r` to `v` 1 to 5 centurions, `a` to `q` 1 to 17 plebeians. `-` separates players; empty ends are left
 * out.
 */

import { checkCharacters, makeAnswers, makeNotationName } from '../text';
import type { EpochOfGame, Game } from './game';
import { RULINGS } from './rulings';
import { AREAS, type Area, type ByArea, type ByClass, CLASSES, FORUM, type Player } from './types';

/** Every line begins with this mark and its version. It distinguishes the notations of different games. */
export const NOTATION_MARK = 'S';
export const NOTATION_VERSION = 1;

/** The mark of the Forum before the legions are called; left out if it is the same when the epoch is scored. */
export const FORUM_BEFORE = 'B';

export const AREA_MARKS: ByArea<string> = {
  Aventinus: 'A',
  Palatinus: 'P',
  Quirinalis: 'Q',
  Caelius: 'C',
  Esquiliae: 'E',
  Viminalis: 'V',
  'Forum Romanum': 'F',
  'Consul Legion Camp': 'L',
  'Waiting Camp': 'W',
};

/** The first character stands for 1 marker. */
export const COUNTS: ByClass<string> = {
  noble: 'xyz',
  knight: '12345',
  centurion: 'rstuv',
  plebeian: 'abcdefghijklmnopq',
};

export function makeNotation({ players, epochs, rulings }: Game): string {
  const game = [
    `${NOTATION_MARK}${NOTATION_VERSION}`,
    players.map(makePlayer).join('.'),
    makeAnswers(rulings, RULINGS),
    epochs.map((epoch, index) => makeEpoch(epoch, epochs[index - 1])).join('.'),
  ].join('_');
  return `${game}_${checkCharacters(game)}`;
}

function makePlayer({ name, colour }: Player): string {
  return colour.charAt(0) + (name === undefined ? '' : `-${makeNotationName(name)}`);
}

function makeEpoch(
  { order, forumAtElection, position, penalties }: EpochOfGame,
  before: EpochOfGame | undefined,
): string {
  const textOf = (area: Area): string => makeArea(position[area]);
  const forum = makeArea(forumAtElection);
  const changed = AREAS.filter((area) => textOf(area) !== (before ? makeArea(before.position[area]) : ''));
  return [
    ...order.map((player) => player + 1),
    ...(forum === textOf(FORUM) ? [] : [FORUM_BEFORE, forum]),
    ...changed.flatMap((area) => [AREA_MARKS[area], textOf(area)]),
    ...(penalties.some((times) => times > 0) ? ['~', penalties.join('-')] : []),
  ].join('');
}

function makeArea(markers: readonly ByClass<number>[]): string {
  return markers.map(makeMarkers).join('-').replace(/-+$/, '');
}

function makeMarkers(markers: ByClass<number>): string {
  return CLASSES.map((of) => COUNTS[of].charAt(markers[of] - 1)).join('');
}
