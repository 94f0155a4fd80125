/**
 * What can be drawn over a position to explain it; its numbers are in `numbers.tsx`. The board knows what each mark
 * looks like, not what it means.
 */

import { DIRECTIONS, type Point } from '@/lib/hex';
import { type BySpot, makeSpot, type People, PLACES, type Place, SPOTS, type Spot } from '@/lib/palatinus';
import { isLaid, TileOutline } from './ground';
import { hexPath, type Layout, shapesAt } from './layout';
import { Piece } from './piece';
import type { Scene } from './scene';

/** `chosen`: what is explained. `giving`: what it profits from. `warned`: what should be checked again. */
export type Highlight = 'chosen' | 'giving' | 'warned';
export type Highlights = Partial<BySpot<Highlight>>;

export interface BoardLine {
  readonly from: Spot;
  readonly to: Spot;
  readonly look: 'captures' | 'gives' | 'moves';
}

const GAIN_LOOKS = [
  /** What a field gives. */
  'gain',
  /** A field missed or wrongly chosen. */
  'slip',
  /** Tapped, not judged yet. */
  'picked',
] as const;
export type GainLook = (typeof GAIN_LOOKS)[number];

export interface BoardMark {
  readonly at: Spot;
  readonly look:
    | GainLook
    /** An inhabitant's influence. */
    | 'sum'
    /** A sum that counts for nobody. */
    | 'void'
    /** Over a piece that leaves. */
    | 'captured'
    | 'fled'
    /** Where a captive stood. */
    | 'taken'
    /** Where another piece stood. */
    | 'stood';
  readonly text?: string;
}

/** A hill that is explained, and its takers; none if it is empty. */
export interface HillMark {
  readonly at: Place;
  readonly takers: readonly People[];
}

/** Whether it is a gain on a field, right or wrong, or a tapped field that may have one. */
export function isGain(mark: BoardMark): mark is BoardMark & { readonly look: GainLook } {
  return GAIN_LOOKS.some((look) => look === mark.look);
}

/** Whether it is the sum of a piece, also one that counts for nobody. */
export function isSum({ look }: BoardMark): boolean {
  return look === 'sum' || look === 'void';
}

export function isGone({ look }: BoardMark): boolean {
  return look === 'captured' || look === 'fled';
}

const CROSS = 'M-50-50 50 50M50-50-50 50';
/** An arrow up and to the right, clear of the field's name. */
const AWAY = 'M-46 46 50-50M14-54H54V-14';

/**
 * As large as the hex, with a shape like nothing else on the board: a ring and a cross over a captive, a broken ring
 * and an arrow over a fugitive. Thin enough to recognise the piece.
 */
export function Gone({ fled }: { readonly fled: boolean }): React.ReactNode {
  const [path, ring, colour] = fled
    ? [AWAY, '30 17.75', 'stroke-ink']
    : [CROSS, undefined, 'stroke-terracotta'];
  return (
    <g
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="motion-safe:in-data-together:animate-strike"
    >
      <g strokeWidth="25" className="stroke-card">
        <circle r="76" strokeWidth="22" />
        <path d={path} />
      </g>
      <g strokeWidth="13" className={colour}>
        <circle r="76" strokeWidth="12" strokeDasharray={ring} strokeLinecap="butt" />
        <path d={path} />
      </g>
    </g>
  );
}

/**
 * Where a piece stood that has left: pale, because the field is now empty; with a cross for a captive. The ring is
 * small and thin, and not of beads, which would mean a gain.
 */
export function Left({ isTaken }: { readonly isTaken: boolean }): React.ReactNode {
  return (
    <g fill="none" strokeWidth="7" strokeLinecap="round" opacity="0.6" className="stroke-terracotta">
      <circle r="46" />
      {isTaken && <path d="M-18-18 18 18M18-18-18 18" />}
    </g>
  );
}

const RADIUS = 77;

type Look = { readonly className: string; readonly dashes?: string; readonly badge?: string };

/** Rings around what is explained. Solid, beads or dashes: each has its own shape, so that nobody needs the colour. */
const LOOKS: Readonly<Record<Highlight, Look>> = {
  chosen: { className: 'stroke-terracotta' },
  giving: { className: 'stroke-laurel', dashes: '0 20.16' },
  warned: { className: 'stroke-ink', dashes: '24 16.32', badge: '!' },
};

export function HighlightRing({ look }: { readonly look: Highlight }): React.ReactNode {
  const { className, dashes } = LOOKS[look];
  return (
    <g fill="none" strokeLinecap={look === 'giving' ? 'round' : 'butt'}>
      <circle r={RADIUS} strokeWidth="22" className="stroke-card" />
      <circle r={RADIUS} strokeWidth="13" strokeDasharray={dashes} className={className} />
    </g>
  );
}

/** The signs of takers are at the upper right, where they cover neither letter and token nor the name of a field. */
const TAKER = { x: 58, y: -52, scale: 0.46, step: 54 } as const;

export function HillRing({ takers }: Pick<HillMark, 'takers'>): React.ReactNode {
  return (
    <>
      <HighlightRing look="chosen" />
      {takers.map((people, index) => (
        <g
          key={people}
          transform={`translate(${TAKER.x - index * TAKER.step} ${TAKER.y}) scale(${TAKER.scale})`}
        >
          <Piece people={people} />
        </g>
      ))}
      {takers.length === 0 && (
        <circle
          cx={TAKER.x}
          cy={TAKER.y}
          r="24"
          strokeWidth="6"
          strokeDasharray="9 6"
          className="fill-card stroke-edge"
        />
      )}
    </>
  );
}

/** Drawn over the piece, to be visible on every field. */
export function HighlightBadge({ look }: { readonly look: Highlight }): React.ReactNode {
  const { badge } = LOOKS[look];
  return (
    badge && (
      <g transform="translate(52 42)" textAnchor="middle" className="font-bold font-sans">
        <path
          d="M0-38 38 30H-38Z"
          strokeWidth="14"
          strokeLinejoin="round"
          paintOrder="stroke"
          className="fill-ink stroke-card"
        />
        <text y="23" fontSize="50" className="fill-card">
          {badge}
        </text>
      </g>
    )
  );
}

/**
 * The distance that a line keeps from its target, so that the piece stays visible; `start` is the same at its
 * beginning.
 */
const END = 60;
/**
 * Lines that give are thinner, because there may be many and they must not cover the receiver; lines that capture are
 * few and the subject of their step.
 */
const HEADS = {
  captures: { head: 'M0-25 34 0 0 25Z', length: 34, width: 14, ground: 26, start: 54 },
  gives: { head: 'M0-19 28 0 0 19Z', length: 28, width: 13, ground: 24, start: 42 },
  moves: { head: 'M0-22 32 0 0 22Z', length: 32, width: 11, ground: 23, start: 42 },
} as const;

const LINES: Readonly<Record<BoardLine['look'], { colours: string; dashes?: string }>> = {
  captures: { colours: 'fill-terracotta stroke-terracotta' },
  gives: { colours: 'fill-laurel stroke-laurel', dashes: '0 21' },
  moves: { colours: 'fill-river stroke-river', dashes: '24 20' },
};

type LineProps = { readonly from: Point; readonly to: Point; readonly look: BoardLine['look'] };

/**
 * An arrow between two fields, with a light outline to be visible on any ground. Solid lines capture, beads give,
 * dashes move.
 */
export function Line({ from, to, look }: LineProps): React.ReactNode {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const angle = Math.round((Math.atan2(y, x) * 1800) / Math.PI) / 10;
  const { head: shape, length, width, ground, start } = HEADS[look];
  const end = Math.round(Math.hypot(x, y)) - END - length;
  const shaft = `M${start} 0H${end + 8}`;
  const head = <path d={shape} transform={`translate(${end} 0)`} />;
  const { colours, dashes } = LINES[look];
  return (
    <g
      transform={`translate(${from.x} ${from.y}) rotate(${angle})`}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <g className="fill-card stroke-card" strokeWidth={ground}>
        <path d={shaft} />
        <g strokeWidth="18">{head}</g>
      </g>
      <g className={colours}>
        <path d={shaft} strokeWidth={width} strokeDasharray={dashes} />
        <g strokeWidth="4">{head}</g>
      </g>
    </g>
  );
}

/**
 * Larger than the hex, to cover the outlines of tiles. A single path, because overlaps of separate ones would be
 * denser.
 */
const HEX = hexPath(1.06);

type VeilProps = {
  readonly layout: Layout;
  readonly tiles: Scene['tiles'];
  readonly dimmed: ReadonlySet<Spot>;
};

/**
 * Covers everything that does not matter now. A sheet over the drawing, instead of faint elements beneath, so that
 * only the sheet changes from hill to hill.
 */
export function Veil({ layout, tiles, dimmed }: VeilProps): React.ReactNode {
  if (dimmed.size === 0) return null;
  // A hill is dimmed if any field of its tile is.
  const isDim = (place: Place): boolean =>
    DIRECTIONS.some((direction) => dimmed.has(makeSpot(place, direction)));
  const bright = PLACES.filter((place) => isLaid(tiles, place) && !isDim(place));
  const hexes = [
    ...SPOTS.filter((spot) => dimmed.has(spot)).map((spot) => layout.spots[spot]),
    ...PLACES.filter(isDim).map((place) => layout.hills[place]),
  ];
  return (
    <>
      {/* Dense enough to push back what is beneath, transparent enough to keep it legible. */}
      <path d={shapesAt(HEX, hexes)} className="fill-parchment/65" />
      {bright.length > 0 && <TileOutline at={bright.map((place) => layout.hills[place])} />}
    </>
  );
}
