'use client';

/**
 * Opens another game in place of the current one. Nothing is asked first, because the current game is one undo away,
 * and the notice says so.
 */
import { useState } from 'react';
import { EVERYTHING_FORMAT } from '@/lib/archive';
import { type Games, openText } from '@/lib/games';
import type { AnyProblem } from '@/lib/i18n';
import { type Imported, importEverything } from './import-everything';
import type { AnyTransferGame, TransferDocument } from './transfer-game';

/** The outcome. */
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
  /** Whether it replaced another game. */
  readonly wasBegun: boolean;
}

/** A much longer text is not worth showing in the text box, and would freeze the phone. */
const SHOWN = 100_000;

export interface Opening {
  readonly news: OpenNews | undefined;
  /** The content of the text box: what was pasted, or the refused file. */
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
    // An import of everything has its own undo, which covers more than a game's.
    forget: () => setNews((latest) => (latest?.kind === 'everything' ? latest : undefined)),
  };
}

/**
 * A game from a file is a new game: the one it was saved from may have been changed here since, and stays as it is.
 */
function withoutId({ seam: { document } }: AnyTransferGame, opened: unknown): unknown {
  return document.identity?.withId(opened, undefined) ?? opened;
}

/**
 * Returns whether it replaced something. `changed` is the date of the last change of the other document, if known.
 */
function replace(
  of: AnyTransferGame,
  edit: (document: unknown) => unknown,
  changed: number | undefined = undefined,
): boolean {
  let wasBegun = false;
  // Checked inside the edit, because only there the changes of other tabs are known.
  of.gameStore.store().open((document) => {
    wasBegun = of.isBegun(document);
    return edit(document);
  }, changed);
  return wasBegun;
}
