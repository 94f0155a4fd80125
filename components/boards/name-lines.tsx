/**
 * A name in little room: it may wrap after a hyphen or a space. A word that is too long for its line is truncated
 * with an ellipsis, never broken ("Marc / o").
 */
import { closeIsolates } from '@/lib/text';

type Props = {
  readonly name: string;
  /** The font size, from `typeFor`; inherited if undefined. */
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

/** The words of a name, each with its hyphen or space. */
function partsOf(name: string): readonly string[] {
  return closeIsolates(name.split(/(?<=[ -])(?=[^ -])/));
}

/** The width of an average bold letter, as a share of the font size. A capital is about twice as wide. */
const LETTER = 0.6;

/** A name up to this much longer than the longest word stays on one line, in slightly smaller type. */
const ONE_LINE = 1.25;

/**
 * The font size at which the longest word fits a column of this width (percent of the `@container`), within the
 * surrounding size and a legible minimum.
 */
export function typeFor(names: readonly string[], column: number): string {
  const longest = Math.max(...names.flatMap(partsOf).map(({ length }) => length));
  const letters = Math.max(
    longest,
    ...names.map(({ length }) => length).filter((length) => length <= longest * ONE_LINE),
  );
  return typeOf(letters, column);
}

/** A name of more letters is truncated, because otherwise all names would be small. */
const MOST_ON_A_LINE = 14;

/** The same for names that stay on one line, also after a hyphen. */
export function lineTypeFor(names: readonly string[], column: number): string {
  return typeOf(Math.min(MOST_ON_A_LINE, Math.max(...names.map(({ length }) => length))), column);
}

function typeOf(letters: number, column: number): string {
  return `clamp(min(0.6rem, 2.9vw), ${column / (letters + 1) / LETTER}cqw, 1em)`;
}
