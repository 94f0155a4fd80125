'use client';

/**
 * Opening another table in place of this one. Nothing is asked first: whatever was there is one undo away, and is said
 * to be. The schemas that read files are fetched when there is something to read.
 */
import { useState } from 'react';
import { theKeeper } from '@/components/store/kept';
import type { OpenedSaved } from '@/lib/files';
import type { AnyProblem } from '@/lib/i18n';
import { exampleGame, type Game } from '@/lib/palatinus';
import { isBegun, type Notebook, newTable, openExample, openGame, openNotebook } from '@/lib/palatinus/enter';

/** What became of it. */
export type News =
  | { readonly kind: 'opened' | 'example'; readonly game: Game; readonly wasBegun: boolean }
  | { readonly kind: 'everything'; readonly whole: boolean; readonly wasBegun: boolean }
  | { readonly kind: 'new'; readonly wasBegun: boolean }
  | { readonly kind: 'refused'; readonly problems: readonly AnyProblem[] }
  | { readonly kind: 'unreadable'; readonly name: string }
  | { readonly kind: 'not-loaded' };

/** A text that is far too long is not worth showing in a box, and would stop the phone. */
const SHOWN = 100_000;

export interface Opening {
  readonly news: News | undefined;
  /** What stands in the box: what was pasted, or the file that was refused. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly openText: (text: string) => Promise<void>;
  readonly onUnreadable: (name: string) => void;
  readonly openTheExample: () => void;
  readonly startAnew: () => void;
  readonly forget: () => void;
}

export function useOpening(): Opening {
  const [news, setNews] = useState<News>();
  const [text, onText] = useState('');
  const onUnreadable = (name: string): void => setNews({ kind: 'unreadable', name });

  /** Tells whether there was a table to make room. */
  function replace(edit: (notebook: Notebook) => Notebook): boolean {
    const wasBegun = isBegun(theKeeper().snapshot().notebook);
    theKeeper().change(edit);
    return wasBegun;
  }

  function openEverything({ kept, whole }: OpenedSaved): void {
    onText('');
    const wasBegun = replace((notebook) => openNotebook(notebook, kept.notebook));
    theKeeper().rememberNames(kept.names);
    setNews({ kind: 'everything', whole, wasBegun });
  }

  async function openText(written: string): Promise<void> {
    const files = await import('@/lib/files').catch(() => undefined);
    if (!files) return setNews({ kind: 'not-loaded' });
    const saved = files.openSaved(written);
    if (saved?.ok) return openEverything(saved.value);
    const opened = saved ?? files.openTable(written);
    onText(opened.ok || written.length > SHOWN ? '' : written);
    if (!opened.ok) return setNews({ kind: 'refused', problems: opened.problems });
    const game = opened.value;
    setNews({ kind: 'opened', game, wasBegun: replace((notebook) => openGame(notebook, game)) });
  }

  return {
    news,
    text,
    onText,
    openText,
    onUnreadable,
    openTheExample: () => setNews({ kind: 'example', game: exampleGame(), wasBegun: replace(openExample) }),
    startAnew: () => setNews({ kind: 'new', wasBegun: replace(newTable) }),
    forget: () => setNews(undefined),
  };
}
