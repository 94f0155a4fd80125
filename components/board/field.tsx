import { hexPoints } from './layout';

const WHOLE = hexPoints();
const RIM = hexPoints(0.88);
/** In the corner of the hex, where no piece covers it. */
const DROP = 'M43-85C49-76 55-69 55-61A12 12 0 0 1 31-61C31-69 37-76 43-85Z';

type FieldProps = { readonly spring: boolean; readonly pale?: boolean };

/** A place to stand on: bare earth, or a spring, which is told by its rim and its drop and not by colour alone. */
export function Field({ spring, pale = false }: FieldProps): React.ReactNode {
  return (
    <>
      <polygon points={WHOLE} strokeWidth="3" className="fill-field stroke-field-edge" />
      {pale && <polygon points={WHOLE} className="fill-card/60" />}
      {spring && (
        <>
          <polygon
            points={RIM}
            strokeWidth="9"
            strokeLinejoin="round"
            className="fill-spring stroke-spring-rim"
          />
          <Drop />
        </>
      )}
    </>
  );
}

export function Drop(): React.ReactNode {
  return <path d={DROP} strokeWidth="9" paintOrder="stroke" className="fill-spring-rim stroke-spring" />;
}

/** Where a field will be once a tile lies here. */
export function Gap(): React.ReactNode {
  return (
    <polygon points={WHOLE} strokeWidth="4" strokeDasharray="14 11" className="fill-card/50 stroke-edge" />
  );
}

/** Is it this one? In a light that shows over a spring, and over whoever stands there already. */
export function Question(): React.ReactNode {
  return (
    <text
      y="28"
      fontSize="80"
      textAnchor="middle"
      strokeWidth="12"
      strokeLinejoin="round"
      paintOrder="stroke"
      className="fill-terracotta stroke-card font-bold font-sans"
    >
      ?
    </text>
  );
}

/** What people and sentences call a field: in the corner that is free, whoever stands there and whatever springs. */
export function FieldName({ name }: { readonly name: string }): React.ReactNode {
  return (
    <text
      x="-26"
      y="-57"
      fontSize="34"
      textAnchor="middle"
      strokeWidth="10"
      strokeLinejoin="round"
      paintOrder="stroke"
      className="fill-ink stroke-medallion font-bold font-sans"
    >
      {name}
    </text>
  );
}
