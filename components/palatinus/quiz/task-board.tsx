'use client';

/**
 * The board of a task: the hill and its surroundings, or the whole board if that matters or is wanted. On screens
 * with little height also one field and its neighbours, large enough for a finger.
 */
import { useEffect, useMemo, useState } from 'react';
import { HexBoard } from '@/components/palatinus/board/board';
import { countedFieldLabel } from '@/components/palatinus/board/field-label';
import { LARGE_BOARD } from '@/components/palatinus/board/layout';
import { IconButton } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';
import { useMedia } from '@/components/ui/use-media';
import type { Speaker } from '@/lib/i18n';
import {
  type Field,
  type FieldName,
  LETTERS,
  type Letter,
  makeField,
  parseField,
  type Spot,
  spotOf,
  spotOfName,
} from '@/lib/palatinus';
import { fieldNameAt } from '@/lib/palatinus/enter';
import { type AskedTask, focusOf, letterOf } from '@/lib/palatinus/learn';
import { answeredDrawing, askingDrawing } from './task-drawing';
import type { TaskInHand } from './use-task';

/** The same as the variant `short` in the stylesheet. */
const SHORT = '(max-width: 56.24rem) and (max-height: 40rem)';

/** A hill with its surroundings, a field with its neighbours, or the whole board. */
type View = Letter | FieldName | undefined;

const isField = (view: Letter | FieldName): view is FieldName => view.length > 1;

/**
 * The possible views, the initial one first: on a low screen the field in question, whose neighbours are then large
 * enough to tap. If no hill is in question, all hills in turn. A large board shows everything at once.
 */
function viewsOf({ asked, isAnswered }: TaskInHand, isShort: boolean, isLarge: boolean): readonly View[] {
  const { letter, isWhole, task } = asked;
  if (isLarge) return [isWhole && !isAnswered ? undefined : letter];
  if (!letter) return [undefined, ...LETTERS];
  const focus = focusOf(task);
  const field = isShort && 'at' in focus ? [focus.at] : [];
  // The answer is shown close up, even if its reasons were elsewhere.
  return isWhole && !isAnswered ? [...field, undefined, letter] : [...field, letter, undefined];
}

function viewName(say: Speaker<'quiz' | 'score'>, view: View): string {
  if (view === undefined) return say('score.wholeBoard');
  return isField(view) ? say('quiz.lookAtField', { at: view }) : say('quiz.lookAt', { letter: view });
}

/** All neighbours are read out, except the one that the task asks for. */
function neighboursTold({ game, task }: AskedTask, at: FieldName): readonly Field[] {
  const asked = task.kind === 'fields' && task.asked.of === 'last-neighbour' ? task.answer : [];
  return game.board.neighbours[parseField(at)].filter((field) => !asked.includes(makeField(field)));
}

export function TaskBoard({ inHand }: { readonly inHand: TaskInHand }): React.ReactNode {
  const { asked, count, taps, isAnswered, verdict, canTap, tap } = inHand;
  const { game } = asked;
  const say = useSay<'field' | 'pieces' | 'quiz' | 'score' | 'words'>();
  const isShort = useMedia(SHORT);
  const [wish, setWish] = useState<{ readonly of: AskedTask; readonly view: View }>();
  const [latest, setLatest] = useState<{ readonly of: AskedTask; readonly spot: Spot }>();
  const isLarge = useMedia(LARGE_BOARD);
  const views = viewsOf(inHand, isShort, isLarge);
  const view = wish?.of === asked && views.includes(wish.view) ? wish.view : views[0];
  const next = views[(views.indexOf(view) + 1) % views.length];
  const isWhole = view === undefined;
  const letter = view && isField(view) ? letterOf(view) : view;
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

  /** Announced when tapped, because otherwise only the field's mark changes. */
  const heard = latest?.of === asked && canTap ? labelOf(latest.spot) : '';
  useEffect(() => announce(heard), [heard]);

  const { task, isCounted } = asked;
  const focus = focusOf(task);
  // People who count a hill in their head get a large board; only rows of numbers to choose from need that room.
  const isToBeCounted =
    !isAnswered && !isCounted && task.kind === 'choose' && task.question.ask.what === 'hill';
  const nextTo = 'at' in focus ? neighboursTold(asked, focus.at) : [];

  return (
    <>
      {'at' in focus && nextTo.length > 0 && (
        <p className="sr-only">
          {say('quiz.neighbours', {
            at: focus.at,
            list: nextTo.map((field) => labelOf(spotOf(game.board, field))).join('; '),
          })}
        </p>
      )}
      <HexBoard
        names
        {...drawing}
        label={say('quiz.board')}
        {...(letter && !isLarge && { frame: game.board.tiles[letter].place })}
        zoom={view && isField(view) ? spotOfName(game.board, view) : undefined}
        className="size-full"
        controls={{
          start: 'at' in focus ? spotOfName(game.board, focus.at) : undefined,
          fieldLabel: labelOf,
          // If the task needs no taps, a tap reads the field out.
          onField: (spot) => {
            const at = fieldNameAt(drawing.scene, spot);
            if (!at || !canTap) return announce(labelOf(spot));
            setLatest({ of: asked, spot });
            tap(at);
          },
        }}
      />
      <div
        data-scales
        data-large={isWhole || isToBeCounted || undefined}
        className="absolute right-2 bottom-2 empty:hidden rounded-xl border-2 border-line bg-card"
      >
        {views.length > 1 && (
          <IconButton
            icon={next && !(view && isField(view)) ? 'near' : 'whole'}
            label={viewName(say, next)}
            onClick={() => setWish({ of: asked, view: next })}
          />
        )}
      </div>
    </>
  );
}
