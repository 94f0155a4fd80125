/** What can be drawn over a position, for whoever explains it. The board knows what each looks like, not what it means. */
import type { BySpot, Spot } from '@/lib/palatinus';

/** `chosen` is what is spoken of, `giving` what it profits from, `warned` what should be looked at again. */
export type Highlight = 'chosen' | 'giving' | 'warned';
export type Highlights = Partial<BySpot<Highlight>>;

export interface BoardLine {
  readonly from: Spot;
  readonly to: Spot;
  readonly look: 'captures' | 'gives';
}

/**
 * `gain` stands on a field that gives something, `sum` on the piece that has it all, `captured` and `fled` over whatever
 * leaves, `left` where it stood until just now, and `earlier` where somebody left before.
 */
export interface BoardMark {
  readonly at: Spot;
  readonly look: 'gain' | 'sum' | 'captured' | 'fled' | 'left' | 'earlier';
  readonly text?: string;
}

export function isGone({ look }: BoardMark): boolean {
  return look === 'captured' || look === 'fled';
}
