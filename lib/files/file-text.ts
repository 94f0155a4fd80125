/** Files as they leave the app: text that people can read, and a name that every system takes. */

import type { Game, Player } from '../palatinus';
import type { Copy } from '../palatinus/enter';
import { makeCopyFile } from './palatinus/copy-file';
import { makeGameFile } from './palatinus/game-file';

export interface NamedText {
  readonly fileName: string;
  readonly text: string;
}

/** Long enough to tell tables apart, short enough for a list of downloads. */
const LONGEST = 60;

export function makeTableFile(game: Game): NamedText {
  return { fileName: named('palatinus', game.players.map(calledBy)), text: textOf(makeGameFile(game)) };
}

export function makeCopyText(copy: Copy): NamedText {
  return { fileName: named('palatinus-copy', [copy.name ?? '']), text: textOf(makeCopyFile(copy)) };
}

function calledBy({ name, people }: Player): string {
  return plain(name ?? '') || people;
}

function named(start: string, parts: readonly string[]): string {
  const stem = [start, ...parts.map(plain).filter((part) => part !== '')].join('-');
  return `${stem.slice(0, LONGEST).replace(/-+$/, '')}.json`;
}

/** Small letters and digits, without accents: é is e, and what has no such letter is left out. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** One line for each player, tile and piece. Only line ends are touched, and no name has one: JSON escapes them. */
function textOf(file: object): string {
  const spread = JSON.stringify(file, null, 2);
  const lists = spread.replace(/\[\n[\d,\s]*\]/g, (list) => `[${list.match(/\d+/g)?.join(', ')}]`);
  return `${lists.replace(/\{\n[^{}]*\}/g, (inner) => inner.replace(/\n\s*/g, ' '))}\n`;
}
