/** The parts of a game's card that need the map and the count, and are therefore loaded after the rest of Home. */
import { bareScene } from '@/components/seven-hills/game/map-scene';
import { RomeMap } from '@/components/seven-hills/map/map';
import { useSay } from '@/components/ui/speech';
import { enumerate, sevenPlayerName, signed } from '@/lib/i18n';
import { score, soundGame } from '@/lib/seven-hills';
import { draftOf, type Notebook } from '@/lib/seven-hills/enter';

export type CardPartProps = { readonly notebook: Notebook };

/** Which hills are open. */
export function SmallMap({ notebook }: CardPartProps): React.ReactNode {
  return <RomeMap bare scene={bareScene(notebook.table)} label="" className="size-full" />;
}

/** "Livia won, 57", "Nora and Pia shared it, 61". */
export function ResultTitle({ notebook }: CardPartProps): React.ReactNode {
  const say = useSay<'start' | 'words'>();
  const sound = soundGame(draftOf(notebook));
  const result = sound.ok ? score(sound.value) : undefined;
  const winners = result?.winners ?? [];
  if (!result || winners.length === 0) return say('start.goOn');
  const names = winners.flatMap((winner) => {
    const player = notebook.table.players[winner];
    return player ? [sevenPlayerName(say, player)] : [];
  });
  return say(winners.length === 1 ? 'start.won' : 'start.shared', {
    who: enumerate(say, names),
    points: signed(result.epochs.at(-1)?.running[winners[0] ?? 0] ?? 0),
  });
}
