import { Sign } from '@/components/pieces/sign';
import type { Piece } from '@/lib/palatinus';

type Props = Piece & { readonly children: string };

/** A sentence beside the inhabitant it speaks of. */
export function Told({ people, kind, children }: Props): React.ReactNode {
  return (
    <li className="flex items-center gap-3 py-2.5 leading-relaxed">
      <Sign people={people} kind={kind} className="size-9" />
      <p>{unbroken(children)}</p>
    </li>
  );
}

/** A sum keeps its signs and their numbers on one line. */
function unbroken(sentence: string): string {
  return sentence.replace(/ ([×=]) /g, '\u00a0$1\u00a0');
}
