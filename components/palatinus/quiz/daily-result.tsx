'use client';

/** How the questions of a day went, and a text to share that reveals no answers. */
import { LessonFrame } from '@/components/learn/lesson-frame';
import { ScreenButton } from '@/components/shell/screens';
import { canSend, send, useDone } from '@/components/transfer/share-part';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/hand-over';
import { Icon, type IconName } from '@/components/ui/icon';
import { useLanguage, useSay } from '@/components/ui/speech';
import { dailySentence, dateInFull } from '@/lib/i18n';
import { countRight, type Mark, quizScreen } from '@/lib/palatinus/learn';

const LOOKS: Readonly<Record<Mark, { readonly icon: IconName; readonly look: string }>> = {
  right: { icon: 'check', look: 'text-laurel' },
  part: { icon: 'minus', look: 'text-muted' },
  wrong: { icon: 'cross', look: 'text-terracotta' },
};

type Props = {
  readonly date: string;
  readonly marks: readonly Mark[];
  /** The number of days in a row, if known. */
  readonly streak?: number;
};

export function DailyResult({ date, marks, streak = 1 }: Props): React.ReactNode {
  const say = useSay<'lesson' | 'quiz' | 'share'>();
  const language = useLanguage();
  const [done, setDone] = useDone();
  const right = countRight(marks);
  const text = dailySentence(say, { date, marks, right });
  const isSendable = canSend({ text });
  return (
    <LessonFrame
      title={say('quiz.daily')}
      close={{ to: 'learn', label: say('lesson.close') }}
      bar={<p className="truncate text-center font-bold">{say('quiz.daily')}</p>}
      footer={undefined}
    >
      <div className="mx-auto flex max-w-md flex-col items-center gap-3 py-6 text-center">
        <p className="text-muted">{dateInFull(language, dateOf(date))}</p>
        <h2 className="text-2xl">{say('quiz.score', { right, count: marks.length })}</h2>
        <ol className="flex gap-2">
          {marks.map((mark, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a question of the day is an index
              key={index}
              className={LOOKS[mark].look}
            >
              <Icon name={LOOKS[mark].icon} className="size-8" />
              <span className="sr-only">{say(`lesson.${mark}`)}</span>
            </li>
          ))}
        </ol>
        {streak > 1 && <p className="font-bold">{say('quiz.streak', { count: streak })}</p>}
        <p className="mt-2 w-full select-all rounded-xl border border-line bg-card px-3 py-2.5 leading-snug">
          {text}
        </p>
        <div className="flex w-full flex-col gap-2">
          {isSendable && (
            <Button look="primary" onClick={() => void send({ text })}>
              {say('share.share')}
            </Button>
          )}
          <Button
            look={isSendable ? 'plain' : 'primary'}
            onClick={async () => setDone(say((await copyText(text)) ? 'share.copied' : 'share.notCopied'))}
          >
            {say('share.copyText')}
          </Button>
          <output className="text-sm empty:hidden">{done}</output>
          <ScreenButton to={quizScreen()}>{say('quiz.goOn')}</ScreenButton>
        </div>
        <p className="text-muted text-sm">{say('quiz.tomorrow')}</p>
      </div>
    </LessonFrame>
  );
}

/** Noon of the day, which is on that date in every time zone. */
function dateOf(date: string): number {
  return new Date(`${date}T12:00:00`).getTime();
}
