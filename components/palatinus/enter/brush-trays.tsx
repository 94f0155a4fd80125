'use client';

/** Whose inhabitants, and which kind: what the next tap puts on the board. Two rows of radios, with what is left. */
import { Sign } from '@/components/palatinus/board/sign';
import { useSay } from '@/components/shell/speech';
import { Choice } from '@/components/ui/choice';
import { playerName } from '@/lib/i18n';
import { type CensusRow, KINDS, type Kind, type People, type Player } from '@/lib/palatinus';
import { type Brush, kindsBrought, progressOf } from '@/lib/palatinus/enter';

type Props = {
  readonly players: readonly Player[];
  readonly rows: readonly CensusRow[];
  readonly brush: Brush;
  /** Whose kinds are shown. */
  readonly people: People;
  readonly onPeople: (people: People) => void;
  readonly onKind: (kind: Kind) => void;
};

export function BrushTrays({ players, rows, brush, people, onPeople, onKind }: Props): React.ReactNode {
  const say = useSay<'inhabitants' | 'words'>();
  const row = rows.find((other) => other.people === people);

  function nameOf({ player }: CensusRow): string {
    const found = players[player];
    return found ? playerName(say, found) : '';
  }

  function left(missing: number): string {
    if (missing < 0) return say('inhabitants.tooMany', { count: -missing });
    return missing === 0 ? say('inhabitants.none') : say('inhabitants.left', { count: missing });
  }

  return (
    <>
      <Choice
        dense
        legend={say('inhabitants.peoples')}
        legendHidden
        value={people}
        onPick={onPeople}
        options={rows.map((option) => ({
          value: option.people,
          label: nameOf(option),
          note: say(
            option.role === 'ally' ? 'inhabitants.allyPlacedOf' : 'inhabitants.placedOf',
            progressOf([option]),
          ),
          picture: <Sign people={option.people} kind={brush?.kind} className="size-6" />,
        }))}
      />
      <Choice
        className="mt-1.5"
        dense
        legend={say('inhabitants.kinds')}
        legendHidden
        value={brush?.kind}
        onPick={onKind}
        options={(row ? kindsBrought(row.role) : KINDS).map((kind) => ({
          value: kind,
          label: say(`inhabitants.${kind}`),
          note: left(row?.missing[kind] ?? 0),
          picture: <Sign people={people} kind={kind} className="size-9" />,
        }))}
      />
    </>
  );
}
