'use client';

/**
 * The frame of a lesson or a quiz of any game: the progress at the top, a board, the question about it and, near the
 * thumb, the rule and the button that leads on.
 *
 *   phone     wide
 *   board     board | words
 *   words
 *
 * On a phone the board stays in sight while the words scroll beneath it. In the DOM the words come first, so that Tab
 * leads from the question to the answers and then to the board. On screens with little height, answers take some of
 * the board's room, unless much is to be seen on it (`data-large`); so does the rule that explains a mistake
 * (`data-kept`), if the board is a drawing of any size (`data-scales`).
 */
import { useEffect, useId, useRef } from 'react';
import { ABOVE_LANGUAGES, type Back, Screen } from '@/components/shell/screen';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';

type Props = {
  readonly title: string;
  /** The target of the close button. */
  readonly close: Back;
  readonly bar: React.ReactNode;
  readonly footer: React.ReactNode;
  /** Empty if there is none to show. */
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

/** The progress: a bar, and both numbers. */
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
  /** The question, in large letters. It gets the focus when it appears, so that it is read out with the rest. */
  readonly heading: string;
  /** What one needs to know for it. */
  readonly text?: React.ReactNode;
  /** What to do. */
  readonly task?: string | undefined;
  /** Whether the screen was just opened; then its title is read out. */
  readonly isFirst: boolean;
  /**
   * On a phone an answer needs room: a wrong one replaces the task, because the text is the rule that explains it; a
   * right one replaces the text, on screens with little height.
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
  /** A link to the rule. */
  readonly rule?: React.ReactNode;
  readonly children: React.ReactNode;
};

/** Below the words, if they are next to a board; on a phone in landscape the whole bar is there. */
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

/** The button that leads on, once there is an answer. It gets the focus, so that Enter leads on. */
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
