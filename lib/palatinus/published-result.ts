/**
 * The result as it is published, by the command line and over HTTP: every item as docs/game-file.md has it, without what
 * the engine notes down for its own explanations. Whoever reads results knows exactly these keys.
 */

import type { Capture, Condottiere, Hill, Influence, Result, Source } from './result';

type PublishedCondottiere = Omit<Condottiere, 'ruling'>;
type PublishedCapture = Omit<Capture, 'ruling' | 'ownPeople'>;
type PublishedSource = Omit<Source, 'ruling'>;
export type PublishedInfluence = Omit<Influence, 'ruling' | 'sources'> & {
  readonly sources: readonly PublishedSource[];
};

type PublishedHill = Omit<Hill, 'condottieri' | 'captures' | 'influence'> & {
  readonly condottieri: readonly PublishedCondottiere[];
  readonly captures: readonly PublishedCapture[];
  readonly influence: readonly PublishedInfluence[];
};

export type PublishedResult = Omit<Result, 'hills'> & { readonly hills: readonly PublishedHill[] };

/** Keys keep their order, so that equal results are equal to the byte. */
export function publishedResult(result: Result): PublishedResult {
  return {
    ...result,
    hills: result.hills.map((hill) => ({
      ...hill,
      condottieri: hill.condottieri.map(({ ruling, ...published }) => published),
      captures: hill.captures.map(({ ruling, ownPeople, ...published }) => published),
      influence: hill.influence.map(publishedInfluence),
    })),
  };
}

export function publishedInfluence({ ruling, ...published }: Influence): PublishedInfluence {
  return { ...published, sources: published.sources.map(({ ruling: _, ...source }) => source) };
}
