'use client';

/** Above a screen that shows a shared game, or would if the link were whole; and, once it was saved, that it is mine now. */
import { useState } from 'react';
import { useScreens } from '@/components/shell/screens';
import { SharedBanner, SharedIsMine, SharedRefused } from '@/components/transfer/shared-banner';
import { useSay } from '@/components/ui/speech';
import { playerName, problemSentence } from '@/lib/i18n';
import { isBegun, type Notebook, openGame } from '@/lib/palatinus/enter';
import { useGameInView } from './game-in-view';
import { notebookStore, useNotebook } from './store';

/** The shared game as one's own, until something changes: then undo would bring back something else. */
type Saved = { readonly wasBegun: boolean; readonly notebook: Notebook };

export function SharedNotice(): React.ReactNode {
  const say = useSay<'problems' | 'words'>();
  const { setShared } = useScreens();
  const { isShared, game, refused } = useGameInView();
  const { ready, document: notebook } = useNotebook();
  const [saved, setSaved] = useState<Saved>();
  const leave = (): void => setShared(undefined);

  if (!isShared) return saved?.notebook === notebook && <SharedIsMine wasBegun={saved.wasBegun} />;
  if (!game)
    return (
      <SharedRefused reasons={refused.map((problem) => problemSentence(say, problem))} onLeave={leave} />
    );

  function save(): void {
    if (!game) return;
    let before = notebook;
    notebookStore().change((mine) => {
      before = mine;
      return openGame(mine, game);
    });
    const after = notebookStore().snapshot().document;
    setSaved({ wasBegun: isBegun(before) && after !== before, notebook: after });
    leave();
  }

  return (
    <SharedBanner
      who={game.players.map((player) => playerName(say, player)).join(', ')}
      onSave={ready ? save : undefined}
      onLeave={leave}
    />
  );
}
