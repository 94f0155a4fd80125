'use client';

/** The further people that a player brings with two players, or none. Only peoples that nobody plays are offered. */
import { Sign } from '@/components/palatinus/board/sign';
import { useSay } from '@/components/shell/speech';
import { Choice } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import { seatName } from '@/lib/i18n';
import type { People, Player } from '@/lib/palatinus';
import { alliesFor, type Notebook, removeAlly, setPeople } from '@/lib/palatinus/enter';

type Props = {
  readonly players: readonly Player[];
  readonly player: number;
  readonly onEdit: (edit: (notebook: Notebook) => Notebook) => void;
};

export function PlayerAlly({ players, player, onEdit }: Props): React.ReactNode {
  const say = useSay<'players' | 'words'>();
  const offered = alliesFor(players);
  if (offered.length === 0) return null;

  function pick(picked: People | 'none'): void {
    onEdit((before) =>
      picked === 'none' ? removeAlly(before, player) : setPeople(before, player, 'ally', picked),
    );
  }

  return (
    <div className="mt-2 border-line border-t pt-2 text-sm">
      <Choice<People | 'none'>
        legend={say('players.ally', { who: seatName(say, players, player) })}
        value={players[player]?.ally ?? 'none'}
        onPick={pick}
        options={[
          ...offered.map((people) => ({
            value: people,
            label: say(`words.${people}`),
            picture: <Sign people={people} className="size-7" />,
          })),
          {
            value: 'none' as const,
            label: say('players.noAlly'),
            picture: <Icon name="cross" className="my-1 text-muted" />,
          },
        ]}
      />
    </div>
  );
}
