/**
 * A name in little room: it may go on to a second line after a hyphen or a space; a word that is too long for its line ends in
 * dots, and is never broken ("Marc / o").
 */
import { closeIsolates } from '@/lib/text';

type Props = {
  readonly name: string;
  /** The size of its type, from `typeFor`; that around it if there is none. */
  readonly type?: string;
  readonly className?: string;
};

export function NameLines({ name, type, className = '' }: Props): React.ReactNode {
  return (
    <bdi
      title={name}
      style={{ fontSize: type }}
      className={`max-h-[2lh] max-w-full overflow-hidden ${className}`}
    >
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

/** How wide a letter of bold type is, of a height of one. A capital takes as much as two. */
const LETTER = 0.6;

/** A name of several words may be this many times as long as the longest word of all and still be kept in one line: the type becomes a little smaller for it. */
const ONE_LINE = 1.25;

/**
 * The type in which the longest word of these names fits a column, which takes this percentage of an `@container`: not larger than the type around it, nor smaller than can be read on a phone.
 */
export function typeFor(names: readonly string[], column: number): string {
  const longest = Math.max(...names.flatMap(partsOf).map(({ length }) => length));
  const letters =
    1 +
    Math.max(longest, ...names.map(({ length }) => length).filter((length) => length <= longest * ONE_LINE));
  return `clamp(min(0.6rem, 2.9vw), ${column / letters / LETTER}cqw, 1em)`;
}
