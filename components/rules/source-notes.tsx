/** What is printed about a paragraph or left open, and what is our reading, each with a label for its source. */

import { RuleMark } from './rule-mark';

export interface SourceNote {
  readonly look: React.ComponentProps<typeof RuleMark>['look'];
  /** "Our answer". */
  readonly source: string;
  readonly sentence: string;
}

type Props = { readonly label: string; readonly notes: readonly SourceNote[] };

export function SourceNotes({ label, notes }: Props): React.ReactNode {
  if (notes.length === 0) return null;
  return (
    <ul
      aria-label={label}
      className="mt-2 flex flex-col gap-1.5 border-line border-l-4 pl-3 text-sm leading-relaxed"
    >
      {notes.map(({ look, source, sentence }) => (
        <li key={sentence}>
          <RuleMark look={look}>{source}</RuleMark>
          <span className="sr-only">:</span> {sentence}
        </li>
      ))}
    </ul>
  );
}
