import { ColourShape, Mark } from '@/components/boards/sign';
import type { ByKind, Piece as Inhabitant, Kind, People } from '@/lib/palatinus';

/** The picture of a kind, in the current text colour. */
function KindPicture({ kind }: { readonly kind: Kind }): React.ReactNode {
  const { solid, lines } = PICTURES[kind];
  return (
    <>
      <path d={solid} fill="currentColor" />
      <path d={lines} fill="none" stroke="currentColor" strokeWidth="6" strokeLinecap="round" />
    </>
  );
}

type Props = { readonly people: People; readonly kind?: Kind | undefined };

/**
 * An inhabitant: colour and shape show its people, the picture its kind. Without a kind, it is the sign of the
 * people.
 */
export function Piece({ people, kind }: Props): React.ReactNode {
  return (
    <g className="text-on-fill">
      <ColourShape colour={people} />
      {kind && <KindPicture kind={kind} />}
    </g>
  );
}

/** The picture of a kind, drawn around 0, 0 to fit into every people's shape: solid parts and lines. */
interface Picture {
  readonly solid: string;
  readonly lines: string;
}

/** Two grains of an ear of wheat, left and right of the stalk, which they meet at this height. */
function grains(y: number): string {
  return (
    `M2 ${y}C3 ${y - 13} 13 ${y - 21} 25 ${y - 21}C26 ${y - 9} 16 ${y} 2 ${y}Z` +
    `M-2 ${y}C-3 ${y - 13}-13 ${y - 21}-25 ${y - 21}C-26 ${y - 9}-16 ${y}-2 ${y}Z`
  );
}

const PICTURES: ByKind<Picture> = {
  // An amphora: lip, neck, belly and foot; two handles.
  merchant: {
    solid:
      'M-14-41H14V-33H9V-24C23-20 28-8 24 5C20 18 10 25 6 33H12V40H-12V33H-6C-10 25-20 18-24 5C-28-8-23-20-9-24V-33H-14Z',
    lines: 'M-12-35C-30-37-36-20-23-10M12-35C30-37 36-20 23-10',
  },
  // An ear of wheat.
  peasant: {
    solid: `M0-45C9-36 9-26 0-17C-9-26-9-36 0-45Z${grains(-8)}${grains(10)}${grains(28)}`,
    lines: 'M0 42V-14',
  },
  // A helmet seen from its right side: dome, cheek and nose guard; a crest above.
  condottiere: {
    solid: 'M-26 40V-2C-26-20-13-29 3-29C19-29 31-18 31-2V22H23V7H4V40Z',
    lines: 'M-35 12V-4C-35-26-20-39 3-39C17-39 27-35 34-27',
  },
};

type Shown =
  | { readonly people: People; readonly kind?: Kind | undefined }
  | { readonly people?: undefined; readonly kind: Kind };
type SignProps = Shown & { readonly className: string };

/**
 * An inhabitant, its people alone or its kind alone, next to the words that name it; hidden from screen readers. Call
 * sites draw signs with this component instead of being passed one.
 */
export function Sign({ people, kind, className }: SignProps): React.ReactNode {
  return (
    <Mark className={className}>
      {people ? <Piece people={people} kind={kind} /> : <KindAlone kind={kind} />}
    </Mark>
  );
}

/** Without a shape around it, the picture can be larger. */
function KindAlone({ kind }: { readonly kind: Kind }): React.ReactNode {
  return (
    <g transform="scale(1.6)">
      <KindPicture kind={kind} />
    </g>
  );
}

type StandingProps = { readonly piece: Inhabitant | undefined; readonly className: string };

/** The piece on a field, or the mark of an empty field. */
export function Standing({ piece, className }: StandingProps): React.ReactNode {
  return piece ? (
    <Sign {...piece} className={className} />
  ) : (
    <span className={`${className} rounded-full border-2 border-edge border-dashed`} />
  );
}
