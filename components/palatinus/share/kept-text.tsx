'use client';

/** The forum text of a kept game, for copying it from the list. */
import { KeptTextPart } from '@/components/transfer/kept-text-part';
import { useShareLink } from '@/components/transfer/use-share-link';
import { useSay } from '@/components/ui/speech';
import { makeNotation, score, soundGame } from '@/lib/palatinus';
import { draftOf, type Notebook, RESULT_SCREEN } from '@/lib/palatinus/enter';
import { forumText } from './forum-text';

export function KeptText({ document }: { readonly document: Notebook }): React.ReactNode {
  const say = useSay<
    'census' | 'pieces' | 'rulebook' | 'rulings' | 'score' | 'share' | 'tally' | 'walkthrough' | 'words'
  >();
  const sound = soundGame(draftOf(document));
  const notation = sound.ok ? makeNotation(sound.value) : undefined;
  const { link } = useShareLink({ game: 'palatinus', screen: RESULT_SCREEN, notation, changed: undefined });
  if (!sound.ok) return null;
  const told = { game: sound.value, result: score(sound.value), notebook: document };
  return <KeptTextPart text={forumText(say, told, link ?? '')} />;
}
