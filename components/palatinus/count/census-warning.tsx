'use client';

import { ScreenButton } from '@/components/shell/screens';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { censusSentences, censusTitle, tokenSentences } from '@/lib/i18n';
import { unusualTokens } from '@/lib/palatinus';
import { doubtfulCensus, draftOf, type Notebook } from '@/lib/palatinus/enter';

type Props = {
  readonly notebook: Notebook;
  /** Whether this is the reader's own game; no other game can be corrected. */
  readonly isMine: boolean;
};

/**
 * Says how many pieces are missing or too many, or that the tokens are unusual. The details are folded, because the
 * hill needs the room.
 */
export function CensusWarning({ notebook, isMine }: Props): React.ReactNode {
  const say = useSay<'census' | 'words'>();
  const census = doubtfulCensus(notebook);
  const ofPieces = census ? censusSentences(say, census, notebook.table.players) : [];
  const sentences = [...ofPieces, ...tokenSentences(say, unusualTokens(draftOf(notebook).board))];
  if (sentences.length === 0) return null;
  return (
    <details className="group mb-3 short:mb-1 rounded-xl border border-terracotta bg-terracotta-wash px-3">
      <summary className="flex min-h-touch cursor-pointer list-none items-center gap-2 font-bold text-sm short:text-xs [&::-webkit-details-marker]:hidden">
        <Icon name="warning" className="text-terracotta" />
        {census ? censusTitle(say, census) : say('census.tokensOdd')}
        <Icon name="forward" className="ml-auto rotate-90 transition-transform group-open:-rotate-90" />
      </summary>
      <ul className="flex flex-col gap-1 pb-3 text-sm leading-relaxed">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {/* The board of inhabitants rings the doubtful pieces. */}
      {isMine && ofPieces.length > 0 && (
        <ScreenButton look="quiet" to="inhabitants" className="-mt-3 -ml-4">
          {say('census.toBoard')}
          <Icon name="forward" />
        </ScreenButton>
      )}
    </details>
  );
}
