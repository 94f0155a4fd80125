import type { Hex } from '@/lib/hex';
import { hexPath, shapesAt } from './layout';

const WHOLE = hexPath();
const RIM = hexPath(0.88);
/** In the corner of the hex, where no piece covers it. */
const DROP = 'm43-85c6 9 12 16 12 24a12 12 0 0 1-24 0c0-8 6-15 12-24z';
const HERE: readonly Hex[] = [{ q: 0, r: 0 }];

/** On which hexes; around 0, 0 if none are told. */
type Props = { readonly at?: readonly Hex[] };

/** A place to stand on: bare earth, or a spring. */
export function Field({ spring }: { readonly spring: boolean }): React.ReactNode {
  return (
    <>
      <Earth />
      {spring && <Springs />}
    </>
  );
}

export function Earth({ at = HERE }: Props): React.ReactNode {
  return <path d={shapesAt(WHOLE, at)} strokeWidth="3" className="fill-field stroke-field-edge" />;
}

/** Told by its rim and its drop and not by colour alone. */
export function Springs({ at = HERE }: Props): React.ReactNode {
  return (
    <>
      <path
        d={shapesAt(RIM, at)}
        strokeWidth="9"
        strokeLinejoin="round"
        className="fill-spring stroke-spring-rim"
      />
      <Drops at={at} />
    </>
  );
}

export function Drops({ at = HERE }: Props): React.ReactNode {
  return (
    <path
      d={shapesAt(DROP, at)}
      strokeWidth="9"
      paintOrder="stroke"
      className="fill-spring-rim stroke-spring"
    />
  );
}

/** Where a field will be once a tile lies here. */
export function Gaps({ at = HERE }: Props): React.ReactNode {
  return (
    <path
      d={shapesAt(WHOLE, at)}
      strokeWidth="4"
      strokeDasharray="14 11"
      className="fill-card/50 stroke-edge"
    />
  );
}

/** Steps back behind what is asked about it. */
export function Pale({ at = HERE }: Props): React.ReactNode {
  return <path d={shapesAt(WHOLE, at)} className="fill-card/60" />;
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
export function FieldName({ at, name }: { readonly at: string; readonly name: string }): React.ReactNode {
  return (
    <text
      transform={at}
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
