/** The numbers on a field while a hill is counted: what the field gives, and the sum of the piece on it. */

import type { Point } from '@/lib/hex';
import { type BoardMark, type GainLook, isGain, isSum } from './marks';
import { GAIN, type NumberPlaces, SUM_RADIUS } from './places-of-numbers';

/** Fill and outline. Green means right, so a field that was only tapped has no colour. */
const COLOURS: Readonly<Record<GainLook, string>> = {
  gain: 'fill-laurel-fill stroke-on-fill',
  slip: 'fill-terracotta-fill stroke-on-fill',
  picked: 'fill-ink stroke-card',
};

type NumbersProps = {
  /** The marks of one field. */
  readonly marks: readonly BoardMark[];
  readonly places: NumberPlaces;
};

export function Numbers({ marks, places }: NumbersProps): React.ReactNode {
  const sum = marks.find(isSum);
  return (
    <g textAnchor="middle" className="font-bold font-sans">
      {marks.filter(isGain).map(({ text, look }, index) => (
        // Marks have no id and never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <g key={index} transform={translated(places.gains[index])}>
          {text ? <Gain text={text} look={look} /> : <Dot />}
        </g>
      ))}
      {sum && (
        <g transform={translated(places.sum)}>
          <Sum text={sum.text ?? ''} isVoid={sum.look === 'void'} />
        </g>
      )}
    </g>
  );
}

function translated(to: Point | undefined): string | undefined {
  return to && `translate(${to.x} ${to.y})`;
}

type GainProps = { readonly text: string; readonly look: GainLook };

/** A number on a field that gives something, or that was tapped as such. */
function Gain({ text, look }: GainProps): React.ReactNode {
  return (
    <>
      <rect
        x={-GAIN.width / 2}
        y={-GAIN.height / 2}
        width={GAIN.width}
        height={GAIN.height}
        rx={GAIN.height / 2}
        strokeWidth="7"
        className={COLOURS[look]}
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

/** A tapped field without a number. */
function Dot(): React.ReactNode {
  return (
    <g className="fill-ink stroke-card">
      <circle r="30" strokeWidth="7" />
      <circle r="10" fill="none" strokeWidth="8" />
    </g>
  );
}

type SumProps = { readonly text: string; readonly isVoid: boolean };

/** A sum that counts for nobody is hollow and struck through: its shape, too, shows that it is not to be added. */
function Sum({ text, isVoid }: SumProps): React.ReactNode {
  return (
    <>
      <circle
        r={SUM_RADIUS}
        strokeWidth="7"
        className={isVoid ? 'fill-card stroke-card' : 'fill-ink stroke-card'}
      />
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
