/** What each edition prints about a paragraph or leaves open, and what is ours. */

import { SourceNotes } from '@/components/rules/source-notes';
import { editionSentence, type Speaker, sourceName } from '@/lib/i18n';
import { notesOf, type RuleId } from '@/lib/palatinus';

type Props = { readonly say: Speaker<'editions' | 'words'>; readonly rule: RuleId };

export function EditionNotes({ say, rule }: Props): React.ReactNode {
  const notes = notesOf(rule).map((note) => ({
    look: typeof note.source !== 'string' || note.source === 'all' ? ('printed' as const) : note.source,
    source: sourceName(say, note.source),
    sentence: editionSentence(say, note),
  }));
  return <SourceNotes label={say('editions.title')} notes={notes} />;
}
