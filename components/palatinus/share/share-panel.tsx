'use client';

/** What Palatinus shares: the link, the picture of the tally, the text for a forum, the file. */

import { useNotebookInView } from '@/components/palatinus/game/game-in-view';
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
    'census' | 'pieces' | 'rulebook' | 'rulings' | 'score' | 'share' | 'tally' | 'walkthrough' | 'words'
  >();
  const notebook = useNotebookInView();
  const { link, notice, date, endOfPictureName } = useGameLink(game);
  return (
    <ShareSheet
      link={link}
      linkNotice={notice}
      picture={(ref) => <TallyPicture {...{ say, game, result, notebook, date, ref }} />}
      pictureName={makeGameFileName(game, endOfPictureName)}
      text={forumText(say, { game, result, notebook }, link ?? '')}
      file={() => makeTableFile(game)}
      paper="print"
      onClose={onClose}
    />
  );
}
