/** What each edition prints about a paragraph or leaves open, and what is ours, each with a mark that names its source. */

import { RuleMark } from '@/components/rules/rule-mark';
import { editionSentence, type Speaker, sourceName } from '@/lib/i18n';
import { notesOf, type RuleId } from '@/lib/palatinus';

type Props = { readonly say: Speaker<'editions'>; readonly rule: RuleId };

export function EditionNotes({ say, rule }: Props): React.ReactNode {
  const notes = notesOf(rule);
  if (notes.length === 0) return null;
  return (
    <ul
      aria-label={say('editions.title')}
      className="mt-2 flex flex-col gap-1.5 border-line border-l-4 pl-3 text-sm leading-relaxed"
    >
      {notes.map((note) => (
        <li key={note.code}>
          <RuleMark look={typeof note.source !== 'string' || note.source === 'all' ? 'printed' : note.source}>
            {sourceName(say, note.source)}
          </RuleMark>
          <span className="sr-only">:</span> {editionSentence(say, note)}
        </li>
      ))}
    </ul>
  );
}
