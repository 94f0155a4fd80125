/**
 * The logo of the app: seven hills, six around one, with flat tops like the tiles. Layers: six outer hexes in
 * terracotta, the middle one in laurel; the gaps show the page.
 */
const HALF = Math.sqrt(3) / 2;
const STEP = 1.08 * Math.sqrt(3);

function hex(x: number, y: number): string {
  const corners = [1, 0.5, -0.5, -1, -0.5, 0.5].map((dx, i) => {
    const dy = i % 3 === 0 ? 0 : i < 3 ? HALF : -HALF;
    return `${(x + dx).toFixed(2)},${(y + dy).toFixed(2)}`;
  });
  return corners.join(' ');
}

const OUTER = [30, 90, 150, 210, 270, 330].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return hex(STEP * Math.cos(angle), STEP * Math.sin(angle));
});

export function Emblem({ className = '' }: { readonly className?: string }): React.ReactNode {
  return (
    <svg viewBox="-2.9 -2.9 5.8 5.8" aria-hidden="true" className={className}>
      {OUTER.map((points) => (
        <polygon key={points} points={points} className="fill-terracotta-fill" />
      ))}
      <polygon points={hex(0, 0)} className="fill-laurel-fill" />
    </svg>
  );
}
