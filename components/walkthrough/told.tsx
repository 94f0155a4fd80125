import type { Piece } from '@/lib/palatinus';
import type { Draw } from './draw';

type Props = Piece & { readonly draw: Draw; readonly children: string };

/** A sentence beside the inhabitant it speaks of. */
export function Told({ people, kind, draw, children }: Props): React.ReactNode {
  return (
    <li className="flex items-center gap-3 py-2.5 leading-relaxed">
      <span className="size-9 shrink-0">{draw(people, kind)}</span>
      <p>{unbroken(children)}</p>
    </li>
  );
}

/** A sum keeps its signs and their numbers on one line. */
function unbroken(sentence: string): string {
  return sentence.replace(/ ([×=]) /g, '\u00a0$1\u00a0');
}
