'use client';

/**
 * The frame of a lesson or a quiz of any game: how far one is above, a board, what is asked about it, and at the thumb the
 * rule and the way on.
 *
 *   phone     wide
 *   board     board | words
 *   words
 *
 * On a phone the board stays in sight while the words scroll beneath it. For a keyboard and a listener the words come first, so
 * that Tab leads from what is asked to the answers and to the board. Where there is little height, answers to choose from take
 * some of the board's, unless there is much to see on it (`data-large`); so does the rule that stays in sight with what was wrong
 * (`data-kept`), if the board is a drawing of any size (`data-scales`).
 */
import { useEffect, useId, useRef } from 'react';
import { ABOVE_LANGUAGES, type Back, Screen } from '@/components/shell/screen';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';

type Props = {
  readonly title: string;
  /** Where the cross leads. */
  readonly close: Back;
  readonly bar: React.ReactNode;
  readonly footer: React.ReactNode;
  /** Nothing, where there is none to show. */
  readonly board?: React.ReactNode;
  readonly children: React.ReactNode;
};

const GRID =
  '[--board:clamp(14.5rem,100svh-32rem,28rem)] short:has-[fieldset]:not-has-[[data-large]]:[--board:clamp(10rem,100svh-26rem,13rem)] has-[[data-kept]]:has-[[data-scales]]:[--board:clamp(12rem,100svh-36rem,26rem)] short:has-[[data-kept]]:has-[[data-scales]]:[--board:9rem]! beside:grid beside:grid-cols-[var(--board-column)_minmax(0,40rem)] flex flex-col gap-2 beside:items-start beside:gap-x-(--column-gap)';
const BOARD =
  'sticky order-first top-[calc(3rem+env(safe-area-inset-top))] z-10 -mx-(--gutter) -mt-3 h-(--board) border-line border-b bg-parchment beside:top-15 beside:mx-0 beside:mt-0 beside:aspect-square beside:h-auto low:top-13.5 low:-mb-14 beside:border-0';

export function LessonFrame({ title, close, bar, footer, board, children }: Props): React.ReactNode {
  return (
    <Screen
      title={title}
      back={{ ...close, closes: true }}
      bar={bar}
      footer={footer}
      split={board !== undefined}
    >
      {board === undefined ? (
        children
      ) : (
        <div className={GRID}>
          <article className={`words group/words min-w-0 ${ABOVE_LANGUAGES}`}>{children}</article>
          <div className={BOARD}>{board}</div>
        </div>
      )}
    </Screen>
  );
}

type ProgressProps = { readonly number: number; readonly count: number };

/** How far one is: a bar that fills, and both numbers. */
export function LessonProgress({ number, count }: ProgressProps): React.ReactNode {
  const say = useSay<'lesson'>();
  return (
    <p className="flex items-center gap-3">
      <span className="sr-only">{say('lesson.stepOf', { number, count })}</span>
      <span aria-hidden="true" className="h-2.5 grow overflow-hidden rounded-full bg-sand">
        <span
          className="block h-full rounded-full bg-laurel-fill"
          style={{ width: `${(number / count) * 100}%` }}
        />
      </span>
      <b aria-hidden="true" className="text-sm">
        {say('lesson.stepShort', { number, count })}
      </b>
    </p>
  );
}

type WordsProps = {
  /** What is asked, in large letters. It takes the focus when it appears, so that it is read out with the rest. */
  readonly heading: string;
  /** What one needs to know for it. */
  readonly text?: React.ReactNode;
  /** What to do. */
  readonly task?: string | undefined;
  /** Whether one has just come to the screen, whose title is then read out. */
  readonly isFirst: boolean;
  /**
   * On a phone an answer needs some of the room: a wrong one that of the task, since the text is the rule that explains it; a
   * right one that of the text, where there is little height.
   */
  readonly answered: 'right' | 'wrong' | undefined;
};

export function LessonWords({ heading, text, task, isFirst, answered }: WordsProps): React.ReactNode {
  const asked = useRef<HTMLHeadingElement>(null);
  const [textId, taskId] = [useId(), useId()];
  useEffect(() => {
    if (!isFirst) asked.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <>
      <h2
        ref={asked}
        tabIndex={-1}
        aria-describedby={`${textId} ${taskId}`}
        className="text-xl leading-tight short:text-lg short:leading-tight tablet:text-2xl focus-visible:outline-none"
      >
        {heading}
      </h2>
      {text && (
        <p
          id={textId}
          data-kept={answered === 'wrong' || undefined}
          className={`mt-1 text-muted leading-snug short:mt-0.5 short:text-[0.8125rem] short:leading-tight ${answered === 'right' ? 'short:hidden' : ''}`}
        >
          {text}
        </p>
      )}
      {task && (
        <p
          id={taskId}
          className={`mt-1.5 flex items-start gap-1.5 font-bold leading-snug short:mt-1 short:text-sm ${text && answered === 'wrong' ? 'hidden beside:flex' : ''}`}
        >
          <Icon name="forward" className="mt-0.5 size-4 text-terracotta" />
          {task}
        </p>
      )}
    </>
  );
}

type FooterProps = {
  /** The way to the rule. */
  readonly rule?: React.ReactNode;
  readonly children: React.ReactNode;
};

/** Below the words, where they stand beside a board; on a phone held sideways the whole bar does. */
const FOOTER =
  'flex w-full flex-wrap gap-2 max-[22.5rem]:text-sm sm:gap-3 beside:ml-[calc(var(--board-column)+var(--column-gap))] beside:max-w-[40rem] low:ml-0';

export function LessonFooter({ rule, children }: FooterProps): React.ReactNode {
  return (
    <div className={FOOTER}>
      {rule}
      <div className="flex min-w-0 grow basis-[9rem] *:grow">{children}</div>
    </div>
  );
}

type NextProps = { readonly children: React.ReactNode; readonly onClick: () => void };

/** The way on, once there is an answer. It has the focus, so that Enter leads on. */
export function NextButton({ children, onClick }: NextProps): React.ReactNode {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    room.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={room} className="flex *:grow">
      <Button look="primary" onClick={onClick}>
        {children}
        <Icon name="forward" />
      </Button>
    </div>
  );
}
