/**
 * The result as it is published, by the command line and over HTTP: every item as in docs/game-file.md, without what
 * the engine records for its own explanations. Readers of results rely on exactly these keys.
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

/** The keys are in a fixed order, so that equal results are equal byte for byte. */
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
