'use client';

/** What Seven Hills shares: the link, the picture of the result, the text for a forum, the file. */

import { ResultPicture } from '@/components/transfer/result-picture';
import { ShareSheet } from '@/components/transfer/share-sheet';
import { useSay } from '@/components/ui/speech';
import { makeFileText } from '@/lib/files';
import { makeSevenHillsFile, sevenHillsFileName } from '@/lib/files/seven-hills';
import { countSentences, sevenRulingsInForce } from '@/lib/i18n';
import type { Game, Result } from '@/lib/seven-hills';
import { forumText } from './forum-text';
import { resultLines, seatsOf } from './result-lines';
import { useGameLink } from './use-game-link';

type Props = { readonly game: Game; readonly result: Result; readonly onClose: () => void };

export function SharePanel({ game, result, onClose }: Props): React.ReactNode {
  const say = useSay<
    'rulebook' | 'sevenCount' | 'sevenRulings' | 'sevenShare' | 'sevenWords' | 'share' | 'words'
  >();
  const { link, notice, date, endOfPictureName } = useGameLink(game);
  const sentences = countSentences(say, game);
  return (
    <ShareSheet
      link={link}
      linkNotice={notice}
      picture={(ref) => (
        <ResultPicture
          say={say}
          winners={sentences.winners(result)}
          decision={sentences.decision(result)}
          seats={seatsOf(say, game, result)}
          lines={resultLines(say, game, result)}
          notes={[sevenRulingsInForce(say, game.rulings)]}
          date={date}
          ref={ref}
        />
      )}
      pictureName={sevenHillsFileName(game, endOfPictureName)}
      text={forumText(say, game, result, link ?? '')}
      file={() => ({ fileName: sevenHillsFileName(game), text: makeFileText(makeSevenHillsFile(game)) })}
      paper="print"
      onClose={onClose}
    />
  );
}
