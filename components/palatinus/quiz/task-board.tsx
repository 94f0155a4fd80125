'use client';

/** The board of a task: the hill and what is next to it, or the whole board where that matters or somebody wants to see it. */
import { useMemo, useState } from 'react';
import { HexBoard } from '@/components/palatinus/board/board';
import { countedFieldLabel } from '@/components/palatinus/board/field-label';
import { IconButton } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';
import { type FieldName, LETTERS, type Letter, type Spot } from '@/lib/palatinus';
import { fieldNameAt } from '@/lib/palatinus/enter';
import type { AskedTask } from '@/lib/palatinus/learn';
import { answeredDrawing, askingDrawing } from './task-drawing';
import type { TaskInHand } from './use-task';

export function TaskBoard({ inHand }: { readonly inHand: TaskInHand }): React.ReactNode {
  const { asked, count, taps, isAnswered, verdict, canTap, tap } = inHand;
  const { game, letter } = asked;
  const say = useSay<'field' | 'pieces' | 'quiz' | 'score' | 'words'>();
  const [wish, setWish] = useState<{ readonly of: AskedTask; readonly near: Letter | undefined }>();
  // The answer is drawn large, wherever its reasons lay.
  const near = wish?.of === asked ? wish.near : asked.isWhole && !isAnswered ? undefined : letter;
  const isWhole = near === undefined;
  // Where no hill is in question, one after the other can be looked at.
  const views = letter ? [letter, undefined] : [undefined, ...LETTERS];
  const next = views[(views.indexOf(near) + 1) % views.length];
  const drawing = useMemo(
    () =>
      isAnswered
        ? answeredDrawing({ ...asked, isWhole }, count, verdict)
        : askingDrawing({ ...asked, isWhole }, count, taps),
    [asked, isWhole, count, taps, isAnswered, verdict],
  );

  function tappedWords(at: FieldName): readonly string[] {
    if (!canTap) return [];
    if ('fields' in taps) return taps.fields.includes(at) ? [say('quiz.picked')] : [];
    const points = taps.sources[at];
    return points === undefined ? [] : [say('quiz.tapped', { points })];
  }
  const labelOf = (spot: Spot): string => {
    const at = fieldNameAt(drawing.scene, spot);
    return [countedFieldLabel(say, drawing, spot, game.players), ...(at ? tappedWords(at) : [])].join(', ');
  };

  return (
    <>
      <HexBoard
        names
        {...drawing}
        label={say('quiz.board')}
        {...(near && { frame: game.board.tiles[near].place })}
        className="size-full"
        controls={{
          fieldLabel: labelOf,
          // Where nothing is to be tapped, whoever listens hears what is there.
          onField: (spot) => {
            const at = fieldNameAt(drawing.scene, spot);
            if (at && canTap) tap(at);
            else announce(labelOf(spot));
          },
        }}
      />
      <div className="absolute right-2 bottom-2 rounded-xl border-2 border-line bg-card">
        <IconButton
          icon={next ? 'near' : 'whole'}
          {...(letter
            ? { label: say('score.wholeBoard'), pressed: isWhole }
            : { label: next ? say('quiz.lookAt', { letter: next }) : say('score.wholeBoard') })}
          onClick={() => setWish({ of: asked, near: next })}
        />
      </div>
    </>
  );
}
