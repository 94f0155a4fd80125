/** The parts of a game's card that need the board and the count, and are therefore loaded after the rest of Home. */
import { sceneOfNotebook } from '@/components/palatinus/board/notebook-scene';
import { StillBoard } from '@/components/palatinus/board/still-board';
import { useNotebook } from '@/components/palatinus/game/store';
import { Emblem } from '@/components/ui/emblem';
import { useSay } from '@/components/ui/speech';
import { enumerate, playerName } from '@/lib/i18n';
import { score, soundGame } from '@/lib/palatinus';
import { draftOf, type Notebook } from '@/lib/palatinus/enter';

export type CardPartProps = { readonly notebook: Notebook };

/**
 * Turned to the reader's seat; the words next to it describe it. There is no board to draw before its lean is known.
 */
export function SmallBoard({ notebook }: CardPartProps): React.ReactNode {
  const { view } = useNotebook();
  const scene = sceneOfNotebook(notebook);
  if (!scene) return <Emblem className="size-full" />;
  return <StillBoard scene={scene} turned={view.turned} label="" className="size-full" />;
}

/** "Livia won, 17", "Nora and Pia shared it, 11". */
export function ResultTitle({ notebook }: CardPartProps): React.ReactNode {
  const say = useSay<'start' | 'words'>();
  const sound = soundGame(draftOf(notebook));
  if (!sound.ok) return say('start.goOn');
  const { players } = sound.value;
  const { winners, tally } = score(sound.value);
  const names = winners.flatMap((winner) => {
    const player = players[winner];
    return player ? [playerName(say, player)] : [];
  });
  return say(winners.length === 1 ? 'start.won' : 'start.shared', {
    who: enumerate(say, names),
    points: tally[winners[0] ?? 0]?.points ?? 0,
  });
}
