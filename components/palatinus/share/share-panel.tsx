'use client';

/** What Palatinus shares: the link, the picture of the tally, the text for a forum, the file. */

import { ShareSheet } from '@/components/transfer/share-sheet';
import { useSay } from '@/components/ui/speech';
import { makeGameFileName, makeTableFile } from '@/lib/files/palatinus';
import type { Game, Result } from '@/lib/palatinus';
import { forumText } from './forum-text';
import { TallyPicture } from './tally-picture';
import { useGameLink } from './use-game-link';

type Props = { readonly game: Game; readonly result: Result; readonly onClose: () => void };

export function SharePanel({ game, result, onClose }: Props): React.ReactNode {
  const say = useSay<
    'pieces' | 'rulebook' | 'rulings' | 'score' | 'share' | 'tally' | 'walkthrough' | 'words'
  >();
  const { link, notice, date, endOfPictureName } = useGameLink(game);
  return (
    <ShareSheet
      link={link}
      linkNotice={notice}
      picture={(ref) => <TallyPicture {...{ say, game, result, date, ref }} />}
      pictureName={makeGameFileName(game, endOfPictureName)}
      text={forumText(say, game, result, link ?? '')}
      file={() => makeTableFile(game)}
      paper="print"
      onClose={onClose}
    />
  );
}
