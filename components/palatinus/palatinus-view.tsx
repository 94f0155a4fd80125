'use client';

/** All screens of Palatinus as one view. */
import { GameView, LateScreen, type LateScreens } from '@/components/shell/game-view';
import { withMessages } from '@/components/ui/with-messages';
import { fetchPalatinus } from '@/lib/i18n';
import { NOTATION_MARK } from '@/lib/palatinus';
import type { ScreenName } from '@/lib/palatinus/enter';
import { palatinusStore } from './game/store';
import { palatinusWork } from './work/use-work';

const late = (load: () => Promise<React.FunctionComponent>): LateScreens[string] =>
  withMessages(fetchPalatinus, load, LateScreen);

/** In the order in which they are used. */
const LATE_SCREENS: Readonly<Record<ScreenName, LateScreens[string]>> = {
  players: late(async () => (await import('./enter/players-screen')).PlayersScreen),
  tiles: late(async () => (await import('./enter/tiles-screen')).TilesScreen),
  inhabitants: late(async () => (await import('./enter/inhabitants-screen')).InhabitantsScreen),
  score: late(async () => (await import('./count/score-screen')).ScoreScreen),
  copy: late(async () => (await import('./enter/copy-screen')).CopyScreen),
  rulings: late(async () => (await import('./rules/rulings-screen')).RulingsScreen),
  print: late(async () => (await import('./share/print-screen')).PrintScreen),
  ask: late(async () => (await import('./ask/ask-screen')).AskScreen),
  settle: late(async () => (await import('./settle/settle-screen')).SettleScreen),
  'our-count': late(async () => (await import('./our-count/our-count-screen')).OurCountScreen),
  'what-if': late(async () => (await import('./what-if/what-if-screen')).WhatIfScreen),
  learn: late(async () => (await import('./learn/learn-screen')).LearnScreen),
  lesson: late(async () => (await import('./learn/lesson-screen')).LessonScreen),
  quiz: late(async () => (await import('./quiz/quiz-screen')).QuizScreen),
};

/** Parts of the count, which the count itself loads late, too. */
const partsOfCount = {
  preload: () =>
    void import('./count/late-parts').then(
      ({ LATE_PARTS }) => {
        for (const part of LATE_PARTS) part.preload();
      },
      () => undefined,
    ),
};

const PARTS = [partsOfCount, palatinusWork];

type Props = {
  readonly served: ScreenName;
  readonly servedScreen: React.ReactNode;
};

export function PalatinusView(props: Props): React.ReactNode {
  return (
    <GameView
      game="palatinus"
      mark={NOTATION_MARK}
      gameStore={palatinusStore}
      screens={LATE_SCREENS}
      parts={PARTS}
      {...props}
    />
  );
}
