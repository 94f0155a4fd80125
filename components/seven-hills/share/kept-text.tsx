'use client';

/** The forum text of an archived game, for copying it from the list. */
import { KeptTextPart } from '@/components/transfer/kept-text-part';
import { useShareLink } from '@/components/transfer/use-share-link';
import { useSay } from '@/components/ui/speech';
import { makeNotation, score, soundGame } from '@/lib/seven-hills';
import { draftOf, type Notebook, RESULT_SCREEN } from '@/lib/seven-hills/enter';
import { forumText } from './forum-text';

export function KeptText({ document }: { readonly document: Notebook }): React.ReactNode {
  const say = useSay<
    'rulebook' | 'sevenCount' | 'sevenRulings' | 'sevenShare' | 'sevenWords' | 'share' | 'words'
  >();
  const sound = soundGame(draftOf(document));
  const notation = sound.ok ? makeNotation(sound.value) : undefined;
  const { link } = useShareLink({ game: 'seven-hills', screen: RESULT_SCREEN, notation, changed: undefined });
  return sound.ok && <KeptTextPart text={forumText(say, sound.value, score(sound.value), link ?? '')} />;
}
