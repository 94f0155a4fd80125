/**
 * A player's sign in any game: a colour and a shape, so that it can be recognised in poor light and with colour
 * blindness.
 */

export type Colour = 'red' | 'purple' | 'green' | 'yellow' | 'blue';

export const FILLS: Readonly<Record<Colour, string>> = {
  red: 'fill-people-red',
  purple: 'fill-people-purple',
  green: 'fill-people-green',
  yellow: 'fill-people-yellow',
  blue: 'fill-people-blue',
};

/** Outlines, drawn around 0, 0. */
const SHAPES: Readonly<Record<Colour, string>> = {
  // A circle.
  red: 'M0-57A57 57 0 0 1 0 57A57 57 0 0 1 0-57Z',
  // A square.
  purple: 'M-43-51H43Q51-51 51-43V43Q51 51 43 51H-43Q-51 51-51 43V-43Q-51-51-43-51Z',
  // A hexagon on its tip.
  green: 'M0-64 56-32V32L0 64-56 32V-32Z',
  // A square on its tip.
  yellow: 'M-5-70Q0-74 5-70L70-5Q74 0 70 5L5 70Q0 74-5 70L-70 5Q-74 0-70-5Z',
  // A shield.
  blue: 'M-52-50H52V2C52 34 28 54 0 66C-28 54-52 34-52 2Z',
};

type ShapeProps = { readonly colour: Colour };

/** For use inside an SVG, around 0, 0. */
export function ColourShape({ colour }: ShapeProps): React.ReactNode {
  return (
    <path
      d={SHAPES[colour]}
      strokeWidth="6"
      strokeLinejoin="round"
      className={`stroke-piece-edge ${FILLS[colour]}`}
    />
  );
}

type SignProps = ShapeProps & { readonly className: string };

/** For use next to the words that name it; hidden from screen readers. */
export function ColourSign({ colour, className }: SignProps): React.ReactNode {
  return (
    <Mark className={className}>
      <ColourShape colour={colour} />
    </Mark>
  );
}

/** The shape alone, in the current text colour, for places that already have the player's colour. */
export function PlainShape({ colour, className }: SignProps): React.ReactNode {
  return (
    <Mark className={className}>
      <path d={SHAPES[colour]} fill="currentColor" />
    </Mark>
  );
}

type MarkProps = { readonly children: React.ReactNode; readonly className: string };

/** A drawing from the board inside text: for lists, tables and legends, which name it in words. */
export function Mark({ children, className }: MarkProps): React.ReactNode {
  return (
    <svg viewBox="-80 -80 160 160" aria-hidden="true" className={`shrink-0 ${className}`}>
      {children}
    </svg>
  );
}
