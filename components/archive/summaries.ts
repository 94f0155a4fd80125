/**
 * The summaries of archived games. Each is made separately, so that an unreadable game does not affect the others.
 */
import type { Listed, Summary } from '@/lib/archive';
import { readSaved } from '@/lib/store';
import type { AnyKeptView } from './kept-view';

type View = Pick<AnyKeptView, 'seam'>;

interface Content<V extends View> {
  readonly view: V;
  readonly document: unknown;
  readonly changed: number | undefined;
  /** False if some of it could not be read. */
  readonly isWhole: boolean;
}

/** The document of an archived game; undefined if nothing of it can be read. */
export function contentOf<V extends View>(
  views: readonly V[],
  game: string,
  text: string,
): Content<V> | undefined {
  const view = views.find(({ seam }) => seam.document.game === game);
  if (!view) return undefined;
  const { state, why } = readSaved(view.seam.document, text);
  const { document, changed } = state;
  const isThere = view.seam.document.identity?.isBegun(document) ?? false;
  return isThere ? { view, document, changed, isWhole: why !== 'damaged' } : undefined;
}

/** Undefined if nothing of the game can be read, or if summarising it fails. */
export function summaryOf(views: readonly View[], game: string, text: string): Summary | undefined {
  try {
    const content = contentOf(views, game, text);
    return content?.view.seam.summarise(content.document);
  } catch {
    return undefined;
  }
}

/** The key of a summary, which changes when the game does. */
export function summaryKey({ id, print }: Pick<Listed, 'id' | 'print'>): string {
  return `${id} ${print}`;
}

export interface Summaries {
  readonly made: ReadonlyMap<string, Summary>;
  /** The ids of the games without a summary. */
  readonly unreadable: readonly string[];
}

export function summariesOf(
  views: readonly View[],
  listed: readonly Listed[],
  texts: ReadonlyMap<string, string>,
): Summaries {
  const made = new Map<string, Summary>();
  const unreadable: string[] = [];
  for (const one of listed) {
    const summary = summaryOf(views, one.game, texts.get(one.id) ?? '');
    if (summary) made.set(summaryKey(one), summary);
    else unreadable.push(one.id);
  }
  return { made, unreadable };
}

export function withSummaries(
  games: readonly Listed[],
  made: ReadonlyMap<string, Summary>,
): readonly Listed[] {
  return games.map((listed) => {
    const summary = listed.summary ?? made.get(summaryKey(listed));
    return summary ? { ...listed, summary } : listed;
  });
}
