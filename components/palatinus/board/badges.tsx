/** The numbers over a field while a hill is counted: what it gives, and all that whoever stands there has. */

import type { Point } from '@/lib/hex';
import type { BoardMark } from './marks';

/** The ground of such a number, and how far two on one field are apart. */
const PILL = { width: 76, height: 52, step: 82 } as const;

/** The colours of its ground and its outline. Green is for what is right, so what is only tapped has no colour. */
const GAINS = {
  gain: 'fill-laurel-fill stroke-on-fill',
  slip: 'fill-terracotta-fill stroke-on-fill',
  picked: 'fill-ink stroke-card',
} as const;

/** Whether it is a number on a field that gives something, right or wrong, or the place of one. */
export function isGain({ look }: BoardMark): boolean {
  return look in GAINS;
}

/** Where a sum is drawn on its hex. */
const SUM = { x: 46, y: -44 } as const;
/** Where it is drawn if an arrow comes from there, or if the drop of a spring that feeds it is to be seen. */
const OTHER_SUMS = [
  { x: 60, y: 38 },
  { x: -60, y: 38 },
] as const;
/** Below, where there is no number of its own field. */
const SUM_BELOW = { x: 0, y: 70 } as const;
/** Between two arrows, where they come from everywhere. */
const LAST_SUM = { x: 41, y: 66 } as const;

/** How far it reaches around that place. */
export const SUM_REACH = 42;

/** `arrows`: where they come from, as seen from the middle of the hex. `isOwn`: whether its own field feeds whoever stands there. */
export function placeOfSum(arrows: readonly Point[], isOwn: boolean): Point {
  const places = isOwn ? OTHER_SUMS : [SUM, ...OTHER_SUMS, SUM_BELOW];
  return places.find((place) => !arrows.some((arrow) => isTowards(place, arrow))) ?? LAST_SUM;
}

/** Whether they differ by less than thirty degrees. */
function isTowards(one: Point, other: Point): boolean {
  const lengths = Math.hypot(one.x, one.y) * Math.hypot(other.x, other.y);
  return one.x * other.x + one.y * other.y > lengths * Math.cos(Math.PI / 6);
}

/** How far a number of its own field is moved to the other side, if it has one. */
const ASIDE = 45;

type BadgesProps = {
  readonly marks: readonly BoardMark[];
  /** Where the sum is drawn, from `placeOfSum`. */
  readonly place: Point;
};

export function Badges({ marks, place }: BadgesProps): React.ReactNode {
  const gains = marks.filter(isGain);
  const sum = marks.find(({ look }) => look === 'sum' || look === 'void');
  const isOwn = sum !== undefined && gains.length > 0;
  // One alone makes room for whoever stands there; two need the widest part of the hex.
  const height = gains.length > 1 ? 0 : 56;
  // Both numbers find room below, side by side.
  const middle = isOwn ? -Math.sign(place.x) * ASIDE : 0;
  const left = middle - ((gains.length - 1) / 2) * PILL.step;
  return (
    <g textAnchor="middle" className="font-bold font-sans">
      {gains.map(({ text, look }, index) => (
        // Marks have no name of their own, and never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <g key={index} transform={`translate(${left + index * PILL.step} ${height})`}>
          {text ? <Gain text={text} look={look as keyof typeof GAINS} /> : <Dot />}
        </g>
      ))}
      {sum && (
        <g transform={`translate(${place.x} ${place.y})`}>
          <Sum text={sum.text ?? ''} isVoid={sum.look === 'void'} />
        </g>
      )}
    </g>
  );
}

type GainProps = { readonly text: string; readonly look: keyof typeof GAINS };

/** A number on a field that gives something, or on one that was tapped for it. */
function Gain({ text, look }: GainProps): React.ReactNode {
  return (
    <>
      <rect
        x={-PILL.width / 2}
        y={-PILL.height / 2}
        width={PILL.width}
        height={PILL.height}
        rx={PILL.height / 2}
        strokeWidth="7"
        className={GAINS[look]}
      />
      <text
        y={text.length > 2 ? 11 : 15}
        fontSize={text.length > 2 ? 31 : 40}
        className={look === 'picked' ? 'fill-card' : 'fill-on-fill'}
      >
        {text}
      </text>
    </>
  );
}

/** A field that was tapped, and has no number. */
function Dot(): React.ReactNode {
  return (
    <g className="fill-ink stroke-card">
      <circle r="30" strokeWidth="7" />
      <circle r="10" fill="none" strokeWidth="8" />
    </g>
  );
}

type SumProps = { readonly text: string; readonly isVoid: boolean };

/** A sum that is nobody's is hollow and struck out: in form, too, it is no number to add. */
function Sum({ text, isVoid }: SumProps): React.ReactNode {
  return (
    <>
      <circle r="38" strokeWidth="7" className={isVoid ? 'fill-card stroke-card' : 'fill-ink stroke-card'} />
      {isVoid && (
        <circle r="34" fill="none" strokeWidth="5" strokeDasharray="12 9.36" className="stroke-muted" />
      )}
      <text y={isVoid ? 14 : 17} fontSize={isVoid ? 40 : 47} className={isVoid ? 'fill-muted' : 'fill-card'}>
        {text}
      </text>
      {isVoid && <path d="M-24 14 24-14" strokeWidth="6" strokeLinecap="round" className="stroke-muted" />}
    </>
  );
}
