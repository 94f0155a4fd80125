'use client';

/**
 * Opens a file with everything. Its games are merged into the archive without duplicates; `gameToOpen` decides which
 * of them is opened. The copy of the game is taken over if there is none here. Practice progress and names are
 * merged. All of it can be undone in one step; only what was changed meanwhile, in another tab, stays.
 */
import { archive, keptGame } from '@/components/store/archive';
import { allKept } from '@/components/store/keep-game';
import {
  type GameToMerge,
  gameToOpen,
  type Merge,
  makeKept,
  mergeGames,
  readEverything,
} from '@/lib/archive';
import { problem, refused } from '@/lib/files';
import { type Games, openText } from '@/lib/games';
import type { AnyProblem } from '@/lib/i18n';
import type { Outcome } from '@/lib/problems';
import { isSame, readSaved } from '@/lib/store';
import type { AnyTransferGame, TransferDocument } from './transfer-game';

export type ImportedPart = 'Open' | 'Box' | 'Names' | 'Practice';

export interface Imported {
  readonly merge: Omit<Merge, 'games'>;
  readonly unreadable: number;
  /** False if there is no room for the games, or the browser does not allow keeping them. */
  readonly isKept: boolean;
  readonly parts: readonly ImportedPart[];
  readonly undo: () => Promise<void>;
}

export async function importEverything(
  games: Games<AnyTransferGame>,
  documents: readonly TransferDocument[],
  text: string,
): Promise<Outcome<Imported, AnyProblem>> {
  const read = readEverything(
    games.map(({ seam }) => seam.document),
    text,
  );
  if (read === 'newer') return refused(problem('newer-version', ['version'], { version: 2 }));
  if (!read) return refused(problem('not-json', [], { line: 1 }));
  const beside = read.saved.flatMap((saved) => readBeside(games, documents, saved) ?? []);
  const open = beside.flatMap((one) => (one.kind === 'game' && one.game ? [one.game] : []));
  // If the browser keeps no games, the open one is taken all the same.
  const {
    merge,
    undo: undoMerge,
    isKept = true,
  } = await mergeIntoArchive(games, [...read.games, ...open]).catch(() => NOT_KEPT);
  const taken = beside.map((one) =>
    one.kind === 'game' ? takeSaved(one, merge, isKept) : takePractice(one),
  );
  return {
    ok: true,
    value: {
      merge,
      unreadable: read.unreadable + read.saved.length - beside.length,
      isKept,
      parts: [...new Set(taken.flatMap(({ parts }) => parts))],
      async undo() {
        for (const { undo } of taken.toReversed()) undo();
        await undoMerge();
      },
    },
  };
}

interface SavedGame {
  readonly kind: 'game';
  readonly of: AnyTransferGame;
  readonly document: unknown;
  readonly changed: number | undefined;
  readonly names: readonly string[];
  /** As it would be archived; undefined if no game was begun. */
  readonly game: GameToMerge | undefined;
}

interface SavedPractice {
  readonly kind: 'practice';
  readonly what: TransferDocument;
  readonly content: unknown;
}

function readBeside(
  games: Games<AnyTransferGame>,
  documents: readonly TransferDocument[],
  text: string,
): SavedGame | SavedPractice | undefined {
  const [first, ...others] = games;
  const seams = [first.seam, ...others.map(({ seam }) => seam)] as const;
  const opened = openText(
    seams,
    text,
    documents.map(({ document }) => document),
  );
  if (!opened.ok || opened.value.kind === 'game') return undefined;
  if (opened.value.kind === 'document') {
    const { document, content } = opened.value;
    const what = documents.find((one) => one.document === document);
    return what && { kind: 'practice', what, content };
  }
  const { seam, state } = opened.value;
  const of = games.find((one) => one.seam === seam);
  if (!of) return undefined;
  const { document, changed, names } = state;
  const game = of.isBegun(document) ? keptGame(of.seam.document, document, changed) : undefined;
  return { kind: 'game', of, document, changed, names, game };
}

interface MergedGames {
  readonly merge: Merge;
  readonly undo: () => Promise<void>;
  readonly isKept?: boolean;
}

const NOT_KEPT: MergedGames = {
  merge: { games: [], added: 0, replaced: 0, doubled: 0, known: 0 },
  undo: async () => undefined,
  isKept: false,
};

/** The open games are archived first, because one of them may also be in the file. */
async function mergeIntoArchive(
  games: readonly AnyTransferGame[],
  theirs: readonly GameToMerge[],
): Promise<MergedGames> {
  await allKept();
  const open = games.flatMap(({ seam, gameStore, isBegun }) => {
    const { document, changed } = gameStore.store().snapshot();
    return isBegun(document) ? [keptGame(seam.document, document, changed)] : [];
  });
  await archive().put(open);
  const merge = mergeGames(await archive().list(), theirs);
  const replaced = merge.games.flatMap(({ replaces }) => replaces ?? []);
  const texts = await archive().texts(replaced.map(({ id }) => id));
  await archive().put(merge.games.map(({ game }) => ({ ...game, isShared: true })));
  return {
    merge,
    undo: () =>
      archive().restore(
        replaced.map((listed) => ({ listed, text: texts.get(listed.id) ?? '' })),
        merge.games.map(({ game }) => makeKept(game)),
      ),
  };
}

interface Taken {
  readonly parts: readonly ImportedPart[];
  readonly undo: () => void;
}

const NOTHING: Taken = { parts: [], undo: () => undefined };

function takeSaved(saved: SavedGame, merge: Merge, isKept: boolean): Taken {
  const { of, document } = saved;
  const { seam, gameStore } = of;
  const store = gameStore.store();
  const names = takeNames(saved);
  const before = store.snapshot().document;
  /** My document, with their copy of the game if I have none. */
  const withBox = (mine: unknown): unknown => seam.openDocument(document, mine);
  const toOpen = openedOf(saved, merge, isKept);
  if (toOpen) store.open((mine) => seam.reopen(withBox(mine), toOpen.document), toOpen.changed);
  else store.change(withBox);
  const { document: after, history } = store.snapshot();
  if (isSame(before, after)) return names;
  const step = history.past.at(-1);
  return {
    parts: [...names.parts, toOpen ? 'Open' : 'Box'],
    undo: () => {
      names.undo();
      // Otherwise it was already undone by the game's own button, or something was entered since.
      const now = store.snapshot();
      if (isSame(now.document, after) && isSame(now.history.past.at(-1), step)) store.undo();
    },
  };
}

function takeNames({ of, names }: SavedGame): Taken {
  const store = of.gameStore.store();
  const { names: before } = store.snapshot();
  store.rememberNames(names);
  const { names: after } = store.snapshot();
  const isNew = after.some((name) => !before.includes(name));
  return {
    parts: isNew ? ['Names'] : [],
    undo: () => store.setNames((now) => [...now.filter((name) => !after.includes(name)), ...before]),
  };
}

interface ToOpen {
  readonly document: unknown;
  readonly changed: number | undefined;
}

/** With the id it has in the archive, so that it is listed once. */
function openedOf({ of, game, ...theirs }: SavedGame, merge: Merge, isKept: boolean): ToOpen | undefined {
  const { document } = of.seam;
  const mine = of.gameStore.store().snapshot();
  const openId = of.isBegun(mine.document) ? keptGame(document, mine.document, mine.changed).id : undefined;
  // If the browser keeps no games, their open one exists nowhere else.
  if (!isKept) return game && openId === undefined ? theirs : undefined;
  const taken = gameToOpen(merge, openId, game);
  if (!taken) return undefined;
  const { state } = readSaved(document, taken.text);
  return {
    document: document.identity?.withId(state.document, taken.id) ?? state.document,
    changed: state.changed,
  };
}

function takePractice({ what, content }: SavedPractice): Taken {
  const undo = what.add(content);
  return undo ? { parts: ['Practice'], undo } : NOTHING;
}
