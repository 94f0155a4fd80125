/** A number on a field that gives something, or on one that was tapped for it. */

export const PILL = { width: 76, height: 52, step: 82 } as const;

/** Its ground and its outline. Green is for what is right, so what is only tapped has no colour. */
export const GAINS = {
  gain: 'fill-laurel-fill stroke-on-fill',
  slip: 'fill-terracotta-fill stroke-on-fill',
  picked: 'fill-ink stroke-card',
} as const;

type GainProps = { readonly text: string; readonly look: keyof typeof GAINS };

export function Gain({ text, look }: GainProps): React.ReactNode {
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
export function Dot(): React.ReactNode {
  return (
    <g className="fill-ink stroke-card">
      <circle r="30" strokeWidth="7" />
      <circle r="10" fill="none" strokeWidth="8" />
    </g>
  );
}
