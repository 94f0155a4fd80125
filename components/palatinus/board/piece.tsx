import type { ByPeople, Kind, People } from '@/lib/palatinus';
import { PICTURES } from './kinds';
import { SHAPES } from './shapes';

const FILLS: ByPeople<string> = {
  red: 'fill-people-red',
  purple: 'fill-people-purple',
  green: 'fill-people-green',
  yellow: 'fill-people-yellow',
  blue: 'fill-people-blue',
};

/** The picture of a kind, in the colour of the text around it. */
export function KindPicture({ kind }: { readonly kind: Kind }): React.ReactNode {
  const { solid, lines } = PICTURES[kind];
  return (
    <>
      <path d={solid} fill="currentColor" />
      <path d={lines} fill="none" stroke="currentColor" strokeWidth="6" strokeLinecap="round" />
    </>
  );
}

type Props = { readonly people: People; readonly kind?: Kind | undefined };

/** An inhabitant: its people by colour and shape, its kind by a picture. Without a kind, the sign of the people. */
export function Piece({ people, kind }: Props): React.ReactNode {
  return (
    <g className="text-on-fill">
      <path
        d={SHAPES[people]}
        strokeWidth="6"
        strokeLinejoin="round"
        className={`stroke-piece-edge ${FILLS[people]}`}
      />
      {kind && <KindPicture kind={kind} />}
    </g>
  );
}
