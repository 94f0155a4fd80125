/** Rings around what is spoken of. Solid, beads or dashes: told apart by form, with the colour only helping. */
import type { Highlight } from './decorations';

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
