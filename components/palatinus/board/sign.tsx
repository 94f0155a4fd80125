/**
 * An inhabitant, its people alone or its kind alone, beside the words that name it: decoration, silent for those who
 * listen. Whoever shows one draws it here, instead of being handed a way to draw it.
 */
import type { Kind, People } from '@/lib/palatinus';
import { Mark } from './mark';
import { KindPicture, Piece } from './piece';

type Shown =
  | { readonly people: People; readonly kind?: Kind | undefined }
  | { readonly people?: undefined; readonly kind: Kind };
type Props = Shown & { readonly className: string };

export function Sign({ people, kind, className }: Props): React.ReactNode {
  return (
    <Mark className={className}>
      {people ? <Piece people={people} kind={kind} /> : <KindAlone kind={kind} />}
    </Mark>
  );
}

/** With no shape around it, a picture may fill the room. */
function KindAlone({ kind }: { readonly kind: Kind }): React.ReactNode {
  return (
    <g transform="scale(1.6)">
      <KindPicture kind={kind} />
    </g>
  );
}
