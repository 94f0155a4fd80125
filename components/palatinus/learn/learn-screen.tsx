'use client';

/**
 * The start page of learning: the next thing to do first, then what the reader knows and mixes up. Lessons and topics
 * are folded, because seventeen of them at once would be too many.
 */
import { progressStore, today, useProgress } from '@/components/palatinus/progress/use-progress';
import { Screen } from '@/components/shell/screen';
import { GameStoreProvider } from '@/components/store/game-store';
import { StoreNotices } from '@/components/store/store-notices';
import { PageLink } from '@/components/ui/page-link';
import { Placeholder } from '@/components/ui/placeholder';
import { useLanguage, useSay } from '@/components/ui/speech';
import { useToday } from '@/components/ui/use-today';
import type { Speaker } from '@/lib/i18n';
import {
  countRight,
  type DailyProgress,
  dailyScreen,
  nextToDo,
  OTHER_GAME_LESSON,
  type Progress,
} from '@/lib/palatinus/learn';
import { doneMark, HubRow, HubSection, ROW, RowInside } from './hub-parts';
import { KeepPractice } from './keep-practice';
import { LessonGroups } from './lesson-groups';
import { NextCard } from './next-card';
import { QuizChoice } from './quiz-choice';
import { WhatYouKnow } from './what-you-know';

export function LearnScreen(): React.ReactNode {
  const say = useSay<'screens' | 'ui'>();
  const language = useLanguage();
  const { progress } = useProgress();
  return (
    <Screen title={say('screens.learn')} back={{ href: `/${language}`, label: say('ui.home') }}>
      <GameStoreProvider of={progressStore}>
        <StoreNotices />
      </GameStoreProvider>
      {progress ? <Hub progress={progress} /> : <HubPlaceholder />}
    </Screen>
  );
}

const COLUMNS = 'mx-auto grid max-w-[40rem] grid-cols-1 gap-x-12 lg:max-w-none lg:grid-cols-2';

function HubPlaceholder(): React.ReactNode {
  return (
    <div className={COLUMNS}>
      <Placeholder className="h-40 rounded-2xl" />
      <Placeholder className="mt-7 h-96 rounded-2xl lg:mt-0" />
    </div>
  );
}

type HubProps = { readonly progress: Progress };

function Hub({ progress }: HubProps): React.ReactNode {
  const say = useSay<'learn'>();
  const language = useLanguage();
  const date = today(new Date(useToday()));
  const toDo = nextToDo(progress, date);
  return (
    <div className={COLUMNS}>
      <div className="min-w-0">
        <NextCard toDo={toDo} />
        <Daily progress={progress} date={date} />
        <WhatYouKnow progress={progress} date={date} />
      </div>
      <div className="min-w-0">
        <LessonGroups progress={progress} next={toDo.lesson} />
        <QuizChoice progress={progress} />
        <HubSection id="other" title={say('learn.otherGame')}>
          <PageLink href={`/${language}/seven-hills/learn`} className={`${ROW} rounded-2xl px-4`}>
            <RowInside
              {...doneMark(say, progress.lessons[OTHER_GAME_LESSON] !== undefined)}
              name={say('learn.sevenHills')}
              note={say('learn.sevenHillsText')}
            />
          </PageLink>
        </HubSection>
        <KeepPractice progress={progress} />
      </div>
    </div>
  );
}

function dayNote(say: Speaker<'learn' | 'quiz'>, { marks, streak }: DailyProgress): string {
  const result = say('learn.dailyDone', { right: countRight(marks), count: marks.length });
  return streak > 1
    ? say('learn.twoNotes', { first: result, second: say('quiz.streak', { count: streak }) })
    : result;
}

type DailyProps = HubProps & { readonly date: string };

/** The five questions of the day, or how they went. */
function Daily({ progress, date }: DailyProps): React.ReactNode {
  const say = useSay<'learn' | 'quiz'>();
  const { last } = progress.daily;
  const isDone = last?.date === date;
  const note = isDone ? dayNote(say, last) : say('quiz.dailyText');
  return (
    <div className="mt-3 rounded-2xl border-2 border-line bg-card px-4 hover:border-edge">
      <HubRow to={dailyScreen(date)} icon={isDone ? 'check' : 'star'} name={say('quiz.daily')} note={note} />
    </div>
  );
}
