/** What is put over a field while a hill is counted: a cross, or numbers, those of one field side by side. */
import type { BoardMark } from './decorations';

const CROSS = 'M-54-54 54 54M54-54-54 54';
/** Up and away. */
const AWAY = 'M-46 46 50-50M-4-54H54V4';
const PILL = { width: 76, height: 52, step: 82 } as const;

export function Badges({ marks }: { readonly marks: readonly BoardMark[] }): React.ReactNode {
  const gains = marks.filter(({ look }) => look === 'gain');
  // One alone makes room for whoever stands there; two need the widest part of the hex.
  const height = gains.length > 1 ? 0 : 38;
  const sum = marks.find(({ look }) => look === 'sum');
  return (
    <g textAnchor="middle" className="font-bold font-sans">
      {gains.map(({ text }, index) => (
        // Marks have no name of their own, and never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <g key={index} transform={`translate(${(index - (gains.length - 1) / 2) * PILL.step} ${height})`}>
          <Gain text={text ?? ''} />
        </g>
      ))}
      {sum && <Sum text={sum.text ?? ''} />}
    </g>
  );
}

/**
 * From edge to edge of the hex, and by its form alone like nothing else on the board: a ring and a cross over a captive,
 * a broken ring and an arrow over whoever flees.
 */
export function Gone({ fled }: { readonly fled: boolean }): React.ReactNode {
  const [path, ring, colour] = fled
    ? [AWAY, '30 17.75', 'stroke-ink']
    : [CROSS, undefined, 'stroke-terracotta'];
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round" className="motion-safe:animate-strike">
      <g strokeWidth="36" className="stroke-card">
        <circle r="76" strokeWidth="28" />
        <path d={path} />
      </g>
      <g strokeWidth="20" className={colour}>
        <circle r="76" strokeWidth="14" strokeDasharray={ring} strokeLinecap="butt" />
        <path d={path} />
      </g>
    </g>
  );
}

/** Somebody stood here: pale, for the field is as empty as any other; until just now with a cross, before without. */
export function Left({ earlier }: { readonly earlier: boolean }): React.ReactNode {
  return (
    <g fill="none" strokeWidth="7" strokeLinecap="round" opacity="0.6" className="stroke-terracotta">
      <circle r="46" strokeDasharray="4 15" />
      {!earlier && <path d="M-18-18 18 18M18-18-18 18" />}
    </g>
  );
}

function Gain({ text }: { readonly text: string }): React.ReactNode {
  return (
    <>
      <rect
        x={-PILL.width / 2}
        y={-PILL.height / 2}
        width={PILL.width}
        height={PILL.height}
        rx={PILL.height / 2}
        strokeWidth="7"
        className="fill-laurel-fill stroke-on-fill"
      />
      <text y="15" fontSize="40" className="fill-on-fill">
        {text}
      </text>
    </>
  );
}

function Sum({ text }: { readonly text: string }): React.ReactNode {
  return (
    <g transform="translate(46 -44)">
      <circle r="38" strokeWidth="7" className="fill-ink stroke-card" />
      <text y="17" fontSize="47" className="fill-card">
        {text}
      </text>
    </g>
  );
}
