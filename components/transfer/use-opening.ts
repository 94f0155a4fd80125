'use client';

/**
 * Opening another game in place of the one that is there. Nothing is asked first: whatever was there is one undo away, and
 * is said to be.
 */
import { useState } from 'react';
import { EVERYTHING_FORMAT } from '@/lib/archive';
import { type Games, openText } from '@/lib/games';
import type { AnyProblem } from '@/lib/i18n';
import { type Imported, importEverything } from './import-everything';
import type { AnyTransferGame, TransferDocument } from './transfer-game';

/** What became of it. */
export type OpenNews =
  | (Placed & { readonly kind: 'game'; readonly game: unknown })
  | (Placed & { readonly kind: 'saved'; readonly whole: boolean })
  | { readonly kind: 'added'; readonly what: TransferDocument; readonly whole: boolean }
  | (Imported & { readonly kind: 'everything' })
  | { readonly kind: 'failed' }
  | { readonly kind: 'refused'; readonly problems: readonly AnyProblem[] }
  | { readonly kind: 'unreadable'; readonly name: string };

export interface Placed {
  readonly of: AnyTransferGame;
  /** Whether something else was there before. */
  readonly wasBegun: boolean;
}

/** A text that is far too long is not worth showing in a box, and would stop the phone. */
const SHOWN = 100_000;

export interface Opening {
  readonly news: OpenNews | undefined;
  /** What stands in the box: what was pasted, or the file that was refused. */
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly open: (text: string) => void;
  readonly refuse: (problems: readonly AnyProblem[]) => void;
  readonly onUnreadable: (name: string) => void;
  readonly forget: () => void;
}

export function useOpening(games: Games<AnyTransferGame>, documents: readonly TransferDocument[]): Opening {
  const [news, setNews] = useState<OpenNews>();
  const [text, setText] = useState('');

  async function openEverything(written: string): Promise<void> {
    const imported = await importEverything(games, documents, written).catch(() => undefined);
    if (imported?.ok === false) refuse(imported.problems);
    else setNews(imported ? { kind: 'everything', ...imported.value } : { kind: 'failed' });
  }

  function open(written: string): void {
    if (written.includes(EVERYTHING_FORMAT)) {
      setText('');
      void openEverything(written);
      return;
    }
    const [first, ...others] = games;
    const seams = [first.seam, ...others.map(({ seam }) => seam)] as const;
    const outcome = openText(
      seams,
      written,
      documents.map(({ document }) => document),
    );
    if (!outcome.ok) {
      refuse(outcome.problems, written.length > SHOWN ? '' : written);
      return;
    }
    setText('');
    const { value: opened } = outcome;
    if (opened.kind === 'document') {
      const what = documents.find(({ document }) => document === opened.document);
      what?.add(opened.content);
      if (what) setNews({ kind: 'added', what, whole: opened.whole });
      return;
    }
    const of = games.find(({ seam }) => seam === opened.seam);
    if (!of) return;
    if (opened.kind === 'game') {
      const wasBegun = replace(of, (document) => of.seam.openGame(document, opened.game));
      setNews({ kind: 'game', of, game: opened.game, wasBegun });
    } else {
      const wasBegun = replace(
        of,
        (mine) => withoutId(of, of.seam.openDocument(mine, opened.state.document)),
        opened.state.changed,
      );
      of.gameStore.store().rememberNames(opened.state.names);
      setNews({ kind: 'saved', of, whole: opened.whole, wasBegun });
    }
  }

  function refuse(problems: readonly AnyProblem[], written = ''): void {
    setText(written);
    setNews({ kind: 'refused', problems });
  }

  return {
    news,
    text,
    setText,
    open,
    refuse,
    onUnreadable: (name) => setNews({ kind: 'unreadable', name }),
    // An import of everything has an undo of its own, which reaches further than the one of a game.
    forget: () => setNews((latest) => (latest?.kind === 'everything' ? latest : undefined)),
  };
}

/** A game from a file is not the one it was saved from: that may have been changed here since, and stays as it is. */
function withoutId({ seam: { document } }: AnyTransferGame, opened: unknown): unknown {
  return document.identity?.withId(opened, undefined) ?? opened;
}

/** Returns whether there was something to replace. `changed` is when the other document was last changed, if it says so. */
function replace(
  of: AnyTransferGame,
  edit: (document: unknown) => unknown,
  changed: number | undefined = undefined,
): boolean {
  let wasBegun = false;
  // Asked inside the edit: only there everything is known that another tab has done.
  of.gameStore.store().open((document) => {
    wasBegun = of.isBegun(document);
    return edit(document);
  }, changed);
  return wasBegun;
}
