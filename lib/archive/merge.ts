/**
 * Merges games of a file into those on the device. Games are identified by id. If a game is already here, the later
 * state stays. If both have changed since a file last held them, both stay, because nobody knows which one is wanted:
 * the one of the file gets an id that follows from its content, so that opening the file again adds nothing.
 */

import { idOfText } from '../store';
import type { KeptGame, Listed } from './listed';

export interface GameToMerge extends KeptGame {
  readonly title?: string;
  readonly note?: string;
}

export interface Merge {
  /** The games to write, each with the entry that it replaces, if any. */
  readonly games: readonly { readonly game: GameToMerge; readonly replaces?: Listed }[];
  /** How many of them are new here. */
  readonly added: number;
  /** How many are later states of games that are here. */
  readonly replaced: number;
  /** How many are added next to another state of the same game. */
  readonly doubled: number;
  /** How many were already here, in the same or a later state. */
  readonly known: number;
}

export function mergeGames(mine: readonly Listed[], theirs: readonly GameToMerge[]): Merge {
  const before = new Map(mine.map((one) => [one.id, one]));
  const here = new Map(before);
  const games = new Map<string, Merge['games'][number]>();
  const counts = { added: 0, replaced: 0, doubled: 0, known: 0 };
  for (const game of theirs) {
    const what = compared(here.get(game.id), game);
    const beside = { ...game, id: `${idOfText(game.id)}.${idOfText(game.text)}` };
    if (what === 'known' || (what === 'doubled' && here.has(beside.id))) counts.known += 1;
    else {
      const placed = what === 'doubled' ? beside : game;
      const replaces = before.get(placed.id);
      // The file may contain the same game twice: it is written once, in its later state, with the title and note of
      // the earlier one if it has none.
      const earlier = games.get(placed.id)?.game;
      counts[earlier ? 'known' : what] += 1;
      games.set(placed.id, { game: { ...saidOf(earlier), ...placed }, ...(replaces && { replaces }) });
      here.set(placed.id, { ...placed, print: idOfText(placed.text), shared: idOfText(placed.text) });
    }
  }
  return { games: [...games.values()], ...counts };
}

/** What people wrote about a game, and its day, which the open state of a game does not have. */
function saidOf({ title, note, played }: Partial<GameToMerge> = {}): Partial<GameToMerge> {
  return {
    ...(title !== undefined && { title }),
    ...(note !== undefined && { note }),
    ...(played !== undefined && { played }),
  };
}

/**
 * Which game of a file is opened on this device; undefined if the open one stays. If a game is open here, only a
 * later state of it replaces it. If none is open, the file's open game is opened, unless it was already here in the
 * same or a later state.
 */
export function gameToOpen(
  { games }: Merge,
  openId: string | undefined,
  theirs: GameToMerge | undefined,
): GameToMerge | undefined {
  const taken = games.find(({ game, replaces }) =>
    openId === undefined ? game.text === theirs?.text : replaces && game.id === openId,
  );
  return taken?.game;
}

function compared(mine: Listed | undefined, theirs: GameToMerge): 'added' | 'replaced' | 'doubled' | 'known' {
  const print = idOfText(theirs.text);
  if (!mine) return 'added';
  if (mine.print === print || mine.shared === print) return 'known';
  if (mine.shared !== mine.print) return 'doubled';
  return (theirs.changed ?? 0) >= (mine.changed ?? 0) ? 'replaced' : 'known';
}
