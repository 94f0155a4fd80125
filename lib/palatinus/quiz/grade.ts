/**
 * Grades an answer that was given by tapping fields: each source counts separately, so that a player who finds three
 * of four sees which one was missed. If a known mistake gives the same sum, it is named.
 */

import type { FieldName, Influence, Kind, Source } from '..';
import { countGame, influenceIn, type MistakenCount } from './answers';
import { type Mistake, mistakesBehind, type Question } from './question';

/** How much each field is tapped to give, by its name. A field that is left out gives nothing. */
export type TappedSources = { readonly [At in FieldName]?: number };

/** What a field can be tapped for: a merchant earns 1, 2 or 3 from a neighbour, a peasant 2, or 2 + 2, from a field. */
const TAPS: Readonly<Record<Kind, readonly number[]>> = {
  merchant: [1, 2, 3],
  peasant: [2, 4],
  condottiere: [],
};

/**
 * The taps after one more tap on a field: it moves to the next value that the field can give, and after the last back
 * to nothing.
 */
export function tapSource(tapped: TappedSources, at: FieldName, kind: Kind): TappedSources {
  const taps = [0, ...TAPS[kind]];
  const points = taps[(taps.indexOf(tapped[at] ?? 0) + 1) % taps.length] as number;
  const { [at]: _, ...others } = tapped;
  return points === 0 ? others : { ...others, [at]: points };
}

export function tappedPoints(tapped: TappedSources): number {
  return Object.values(tapped).reduce((sum, each) => sum + each, 0);
}

export interface SurplusPoints {
  readonly at: FieldName;
  readonly points: number;
}

export interface SourcesGrade {
  /** What the taps add up to. */
  readonly points: number;
  readonly right: readonly Source[];
  readonly missed: readonly Source[];
  /** The points that were counted too many, and on which fields. */
  readonly surplus: readonly SurplusPoints[];
  /**
   * From 0 to 1: the share of the sources that were found, reduced by surplus points. 1 only if everything is right.
   */
  readonly credit: number;
  /** The mistakes that lead to exactly these taps; if there are none, those that lead to the same sum. */
  readonly mistakes: readonly Mistake[];
}

export function gradeSources(question: Question<'influence'>, tapped: TappedSources): SourcesGrade {
  const { right, missed } = foundIn(question.because, tapped);
  const surplus = surplusIn(question.because, tapped);
  const points = tappedPoints(tapped);
  const all = question.because.length + surplus.length;
  return {
    points,
    right,
    missed,
    surplus,
    credit: all === 0 ? 1 : right.length / all,
    mistakes: missed.length + surplus.length === 0 ? [] : mistakesFitting(question, tapped, points),
  };
}

/** If a field gives twice and was tapped for half of it, one source is right and one is missed. */
function foundIn(
  sources: readonly Source[],
  tapped: TappedSources,
): { readonly right: readonly Source[]; readonly missed: readonly Source[] } {
  const left = new Map(Object.entries(tapped));
  const right: Source[] = [];
  const missed: Source[] = [];
  for (const source of sources) {
    const points = left.get(source.at) ?? 0;
    (points >= source.points ? right : missed).push(source);
    left.set(source.at, points - source.points);
  }
  return { right, missed };
}

function surplusIn(sources: readonly Source[], tapped: TappedSources): readonly SurplusPoints[] {
  const given = pointsByField(sources);
  return (Object.entries(tapped) as [FieldName, number][]).flatMap(([at, points]) => {
    const more = points - (given.get(at) ?? 0);
    return more > 0 ? [{ at, points: more }] : [];
  });
}

function mistakesFitting(
  question: Question<'influence'>,
  tapped: TappedSources,
  points: number,
): readonly Mistake[] {
  const sameSum = mistakesBehind(question, points);
  const exact = sameSum.filter((mistake) => mistake.what !== 'slip' && isFrom(question, mistake, tapped));
  return exact.length > 0 ? exact : sameSum;
}

/** Whether the taps match, field by field, the count with this mistake. */
function isFrom(
  { game, ask }: Question<'influence'>,
  mistake: MistakenCount,
  tapped: TappedSources,
): boolean {
  const found = influenceIn(countGame(game, mistake).result, ask.at);
  const given = pointsByField(found?.sources ?? []);
  const fields = new Set([...given.keys(), ...(Object.keys(tapped) as FieldName[])]);
  return [...fields].every((at) => (given.get(at) ?? 0) === (tapped[at] ?? 0));
}

function pointsByField(sources: Influence['sources']): ReadonlyMap<FieldName, number> {
  const points = new Map<FieldName, number>();
  for (const source of sources) points.set(source.at, (points.get(source.at) ?? 0) + source.points);
  return points;
}

/**
 * The grade of a set of tapped fields, each of which either belongs to the answer or does not: neighbours, captives.
 */
export interface FieldsGrade {
  readonly right: readonly FieldName[];
  readonly missed: readonly FieldName[];
  readonly surplus: readonly FieldName[];
  readonly credit: number;
}

export function gradeFields(answer: readonly FieldName[], tapped: readonly FieldName[]): FieldsGrade {
  const right = answer.filter((at) => tapped.includes(at));
  const missed = answer.filter((at) => !tapped.includes(at));
  const surplus = tapped.filter((at) => !answer.includes(at));
  const all = answer.length + surplus.length;
  return { right, missed, surplus, credit: all === 0 ? 1 : right.length / all };
}
