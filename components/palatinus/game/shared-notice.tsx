'use client';

/** Above a screen that shows a shared game, or would if the link were whole; and, once it was saved, that it is mine now. */
import { useState } from 'react';
import { useScreens } from '@/components/shell/screens';
import { SharedBanner, SharedIsMine, SharedRefused } from '@/components/transfer/shared-banner';
import { useSay } from '@/components/ui/speech';
import { playerName, problemSentence } from '@/lib/i18n';
import { isExampleLine } from '@/lib/palatinus';
import { isBegun, isUnfinished, nextScreen } from '@/lib/palatinus/enter';
import { useGameInView } from './game-in-view';
import { type KeptGame, keepGame } from './keep-game';
import { useNotebook } from './store';

export function SharedNotice(): React.ReactNode {
  const say = useSay<'problems' | 'words'>();
  const { screen, shared, leaveShared } = useScreens();
  const { isShared, game, refused } = useGameInView();
  const { ready, document: notebook } = useNotebook();
  const [saved, setSaved] = useState<KeptGame>();
  const isExample = isExampleLine(shared.slice(1));
  // Whoever has no game of their own would find there only what is missing.
  const onLeave = ready && isBegun(notebook) ? leave : undefined;

  if (!isShared) return saved?.notebook === notebook && <SharedIsMine wasBegun={saved.wasBegun} />;
  if (!game)
    return (
      <SharedRefused reasons={refused.map((problem) => problemSentence(say, problem))} onLeave={onLeave} />
    );

  /** Where one's own game cannot be shown on this screen yet, to the screen on which it goes on. */
  function leave(): void {
    const isToGoOn = screen !== 'rulings' && isUnfinished(notebook);
    leaveShared(isToGoOn ? nextScreen(notebook) : undefined);
  }

  function save(): void {
    if (!game) return;
    setSaved(keepGame(game, isExample));
    leaveShared();
  }

  return (
    <SharedBanner
      who={game.players.map((player) => playerName(say, player)).join(', ')}
      isExample={isExample}
      onSave={ready ? save : undefined}
      onLeave={onLeave}
    />
  );
}
