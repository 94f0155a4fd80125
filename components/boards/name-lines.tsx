/**
 * A name in little room: it may go on to a second line after a hyphen or a space; a word that is too long for its line ends in
 * dots, and is never broken ("Marc / o").
 */
import { closeIsolates } from '@/lib/text';

type Props = { readonly name: string; readonly className?: string };

export function NameLines({ name, className = '' }: Props): React.ReactNode {
  return (
    <bdi title={name} className={`max-h-[2lh] max-w-full overflow-hidden ${className}`}>
      {partsOf(name).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <span key={index} className="inline-block max-w-full truncate whitespace-pre align-bottom">
          {part}
        </span>
      ))}
    </bdi>
  );
}

/** Each ends with its hyphen or its space. */
function partsOf(name: string): readonly string[] {
  return closeIsolates(name.split(/(?<=[ -])(?=[^ -])/));
}
