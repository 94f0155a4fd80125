/**
 * What can be drawn over a position, for whoever explains it; the numbers among it in `numbers.tsx`. The board knows what each
 * looks like, not what it means.
 */

import { DIRECTIONS, type Point } from '@/lib/hex';
import { type BySpot, makeSpot, type People, PLACES, type Place, SPOTS, type Spot } from '@/lib/palatinus';
import { isLaid, TileOutline } from './ground';
import { hexPath, type Layout, shapesAt } from './layout';
import { Piece } from './piece';
import type { Scene } from './scene';

/** `chosen` is what is spoken of, `giving` what it profits from, `warned` what should be looked at again. */
export type Highlight = 'chosen' | 'giving' | 'warned';
export type Highlights = Partial<BySpot<Highlight>>;

export interface BoardLine {
  readonly from: Spot;
  readonly to: Spot;
  readonly look: 'captures' | 'gives' | 'moves';
}

const GAIN_LOOKS = ['gain', 'slip', 'picked'] as const;
export type GainLook = (typeof GAIN_LOOKS)[number];

/**
 * `gain` stands on a field that gives something, `slip` on one that was missed or wrongly taken for such a one, `picked` on one
 * that was tapped and is not judged yet, `sum` on the piece that has it all, `void` on one whose sum is nobody's, `captured` and `fled` over whatever leaves, `taken` where a captive stood, and `stood` where anybody else was who is not there any more.
 */
export interface BoardMark {
  readonly at: Spot;
  readonly look: GainLook | 'sum' | 'void' | 'captured' | 'fled' | 'taken' | 'stood';
  readonly text?: string;
}

/** A hill that is spoken of, and who takes it; nobody, if it is empty. */
export interface HillMark {
  readonly at: Place;
  readonly takers: readonly People[];
}

/** Whether it is a number on a field that gives something, right or wrong, or the place of one. */
export function isGain(mark: BoardMark): mark is BoardMark & { readonly look: GainLook } {
  return GAIN_LOOKS.some((look) => look === mark.look);
}

/** All that whoever stands there has, or would have if it counted for anybody. */
export function isSum({ look }: BoardMark): boolean {
  return look === 'sum' || look === 'void';
}

export function isGone({ look }: BoardMark): boolean {
  return look === 'captured' || look === 'fled';
}

const CROSS = 'M-50-50 50 50M50-50-50 50';
/** Up and away, beside the name of the field. */
const AWAY = 'M-46 46 50-50M14-54H54V-14';

/**
 * From edge to edge of the hex, and by its form alone like nothing else on the board: a ring and a cross over a captive,
 * a broken ring and an arrow over whoever flees. Thin enough to see who it is.
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
 * Somebody stood here: pale, for the field is as empty as any other; a captive with a cross. The ring is
 * small and thin, and without the beads around whatever gives something.
 */
export function Left({ isTaken }: { readonly isTaken: boolean }): React.ReactNode {
  return (
    <g fill="none" strokeWidth="7" strokeLinecap="round" opacity="0.6" className="stroke-terracotta">
      <circle r="46" />
      {isTaken && <path d="M-18-18 18 18M18-18-18 18" />}
    </g>
  );
}

/** Rings around what is spoken of. Solid, beads or dashes: different in form, so that nobody needs the colour. */
const RADIUS = 77;

type Look = { readonly className: string; readonly dashes?: string; readonly badge?: string };

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

/** Signs of takers stand at the upper right, where they hide neither the letter and the token nor the name of a field. */
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

/** Over the piece, so that it is seen whoever stands there. */
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

/** So much is left free at the end, and at the `start`, so that whoever stands there stays in sight. */
const END = 60;
/** Many give at once, and none should hide whom they give to; captures are few, and are what a step is about. */
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

/** An arrow between two fields, light beneath to show on any ground: a full line captures, beads give, dashes move. */
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

/** Reaches over the outlines of tiles; where two overlap, one path is no denser. */
const HEX = hexPath(1.06);

type VeilProps = {
  readonly layout: Layout;
  readonly tiles: Scene['tiles'];
  readonly dimmed: ReadonlySet<Spot>;
};

/**
 * Lies over all that does not matter now. One sheet over the drawing, rather than everything beneath it drawn faintly:
 * from hill to hill only the sheet changes.
 */
export function Veil({ layout, tiles, dimmed }: VeilProps): React.ReactNode {
  if (dimmed.size === 0) return null;
  // A hill is as bright as the whole of its tile.
  const isDim = (place: Place): boolean =>
    DIRECTIONS.some((direction) => dimmed.has(makeSpot(place, direction)));
  const bright = PLACES.filter((place) => isLaid(tiles, place) && !isDim(place));
  const hexes = [
    ...SPOTS.filter((spot) => dimmed.has(spot)).map((spot) => layout.spots[spot]),
    ...PLACES.filter(isDim).map((place) => layout.hills[place]),
  ];
  return (
    <>
      {/* Dense enough for what is beneath to step back, thin enough for it to be read. */}
      <path d={shapesAt(HEX, hexes)} className="fill-parchment/65" />
      {bright.length > 0 && <TileOutline at={bright.map((place) => layout.hills[place])} />}
    </>
  );
}
