'use client';

/**
 * The board of the copy. Changed fields have a ring, and an arrow leads to where a piece was moved. A hill that
 * changes hands has a ring, too, and the signs of its new takers. A tap opens a field; a long press lets a piece be
 * dragged to another one.
 */
import { useMemo } from 'react';
import { fieldLabel } from '@/components/palatinus/board/field-label';
import type { BoardLine, BoardMark, Highlights, HillMark } from '@/components/palatinus/board/marks';
import { MovableBoard } from '@/components/palatinus/board/movable-board';
import { sceneOf } from '@/components/palatinus/board/scene';
import type { Moves } from '@/components/palatinus/board/use-carry';
import { carryWords, moveWords } from '@/components/palatinus/enter/inhabitants-words';
import { tick } from '@/components/ui/haptics';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';
import { differencesBetween, type FieldName, type Spot, spotOfName, takersOf } from '@/lib/palatinus';
import { editTrial, fieldNameAt, fieldsOfChange, movePiece, notebookOfTrial } from '@/lib/palatinus/enter';
import type { Trial } from './use-trial';

type Props = {
  readonly trial: Trial;
  readonly turned: number;
  readonly onField: (at: FieldName) => void;
};

interface Marks {
  readonly changed: ReadonlySet<Spot>;
  readonly highlights: Highlights;
  readonly marks: readonly BoardMark[];
  readonly lines: readonly BoardLine[];
  readonly hills: readonly HillMark[];
}

export function TrialBoard({ trial, turned, onField }: Props): React.ReactNode {
  const say = useSay<'field' | 'inhabitants' | 'pieces' | 'whatif' | 'words'>();
  const { tried, moving } = trial;
  const scene = useMemo(() => sceneOf(tried.board, tried.position), [tried]);
  const { changed, ...drawn } = useMemo(() => marksOf(trial), [trial]);

  function moveTo(from: Spot, to: Spot): void {
    const next = editTrial(tried, (notebook) => movePiece(notebook, from, to));
    tick();
    announce(moveWords(say, notebookOfTrial(next), from, to));
    trial.change(next);
  }

  const words = (spot: Spot, key: 'lifted' | 'stays'): string =>
    carryWords(say, notebookOfTrial(tried), spot, key);
  const moves: Moves = {
    onLift: (spot, by) => {
      tick();
      announce(
        by === 'keys' ? `${words(spot, 'lifted')} ${say('inhabitants.liftedKeys')}` : words(spot, 'lifted'),
      );
    },
    onMove: moveTo,
    onStay: (spot) => announce(words(spot, 'stays')),
  };

  function press(spot: Spot): void {
    const at = fieldNameAt(scene, spot);
    if (!moving) {
      if (at) onField(at);
    } else if (at === moving) trial.move(undefined);
    else moveTo(spotOfName(tried.board, moving), spot);
  }

  return (
    <MovableBoard
      scene={scene}
      turned={turned}
      names
      {...drawn}
      label={say('whatif.board')}
      className="size-full"
      moves={moves}
      controls={{
        fieldLabel: (spot) =>
          [
            fieldLabel(say, scene, spot, tried.players),
            ...(changed.has(spot) ? [say('whatif.changed')] : []),
          ].join(', '),
        onField: press,
      }}
    />
  );
}

function marksOf({ tried: { board, players }, before, now, changes, moving }: Trial): Marks {
  const at = (name: FieldName): Spot => spotOfName(board, name);
  const changed = new Set(changes.flatMap(fieldsOfChange).map(at));
  const moved = changes.filter((change) => change.what === 'moved');
  return {
    changed,
    highlights: {
      ...Object.fromEntries([...changed].map((spot) => [spot, 'chosen' as const])),
      ...(moving && { [at(moving)]: 'giving' as const }),
    },
    marks: moved.map(({ from }) => ({ at: at(from), look: 'stood' })),
    lines: moved.map(({ from, to }) => ({ from: at(from), to: at(to), look: 'moves' })),
    hills: differencesBetween(before, now).flatMap((difference) =>
      difference.what === 'hill'
        ? [
            {
              at: board.tiles[difference.letter].place,
              takers: takersOf(difference.after, players).map(({ people }) => people),
            },
          ]
        : [],
    ),
  };
}
