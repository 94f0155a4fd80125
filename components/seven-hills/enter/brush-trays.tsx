'use client';

/**
 * Two rows of radios to pick the player and the class of the marker that the next tap places, with how many are left
 * of each.
 */

import { ColourSign } from '@/components/boards/sign';
import { ClassPicture } from '@/components/seven-hills/map/class-picture';
import { Choice } from '@/components/ui/choice';
import { useSay } from '@/components/ui/speech';
import { sevenPlayerName } from '@/lib/i18n';
import { BOX, CLASSES } from '@/lib/seven-hills';
import { type Brush, leftInBox, type Moment, onBoard, type Table } from '@/lib/seven-hills/enter';

type Props = {
  readonly table: Table;
  readonly at: Moment;
  readonly brush: Brush;
  readonly onPick: (brush: Brush) => void;
};

export function BrushTrays({ table, at, brush, onPick }: Props): React.ReactNode {
  const say = useSay<'sevenEntry' | 'words'>();
  const left = leftInBox(table, at, brush.player);
  const leftWords = (count: number): string => {
    if (count < 0) return say('sevenEntry.tooManyShort', { count: -count });
    return count === 0 ? say('sevenEntry.none') : say('sevenEntry.left', { count });
  };
  return (
    <>
      <Choice
        dense
        legend={say('sevenEntry.players')}
        legendHidden
        value={brush.player}
        onPick={(player) => onPick({ ...brush, player })}
        options={table.players.map((player, index) => ({
          value: index,
          label: sevenPlayerName(say, player),
          note: say('sevenEntry.onBoard', { count: sum(onBoard(table, at, index)), all: sum(BOX) }),
          picture: <ColourSign colour={player.colour} className="size-6" />,
        }))}
      />
      <Choice
        className="mt-1.5"
        dense
        legend={say('sevenEntry.classes')}
        legendHidden
        value={brush.of}
        onPick={(of) => onPick({ ...brush, of })}
        options={CLASSES.map((of) => ({
          value: of,
          label: say(`sevenEntry.${of}`),
          note: leftWords(left[of]),
          picture: <ClassPicture of={of} className="size-6" />,
        }))}
      />
    </>
  );
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
