'use client';

/** All screens of Palatinus as one view. */
import { GameView, LateScreen, type LateScreens } from '@/components/shell/game-view';
import { preloadable } from '@/components/ui/preloadable';
import { withMessages } from '@/components/ui/with-messages';
import { fetchLearn, fetchOwnCount, fetchRules, fetchSettle, fetchWhatIf } from '@/lib/i18n';
import { NOTATION_MARK } from '@/lib/palatinus';
import type { ScreenName } from '@/lib/palatinus/enter';
import { LATE_PARTS } from './count/late-parts';
import { palatinusStore } from './game/store';
import { palatinusWork } from './work/use-work';

/** In the order of the way through. */
const LATE_SCREENS: Readonly<Record<ScreenName, LateScreens[string]>> = {
  players: preloadable(async () => (await import('./enter/players-screen')).PlayersScreen, LateScreen),
  tiles: preloadable(async () => (await import('./enter/tiles-screen')).TilesScreen, LateScreen),
  inhabitants: preloadable(
    async () => (await import('./enter/inhabitants-screen')).InhabitantsScreen,
    LateScreen,
  ),
  score: preloadable(async () => (await import('./count/score-screen')).ScoreScreen, LateScreen),
  copy: preloadable(async () => (await import('./enter/copy-screen')).CopyScreen, LateScreen),
  rulings: withMessages(
    fetchRules,
    async () => (await import('./rules/rulings-screen')).RulingsScreen,
    LateScreen,
  ),
  print: preloadable(async () => (await import('./share/print-screen')).PrintScreen, LateScreen),
  ask: preloadable(async () => (await import('./ask/ask-screen')).AskScreen, LateScreen),
  settle: withMessages(
    fetchSettle,
    async () => (await import('./settle/settle-screen')).SettleScreen,
    LateScreen,
  ),
  'our-count': withMessages(
    fetchOwnCount,
    async () => (await import('./our-count/our-count-screen')).OurCountScreen,
    LateScreen,
  ),
  'what-if': withMessages(
    fetchWhatIf,
    async () => (await import('./what-if/what-if-screen')).WhatIfScreen,
    LateScreen,
  ),
  learn: withMessages(fetchLearn, async () => (await import('./learn/learn-screen')).LearnScreen, LateScreen),
  lesson: withMessages(
    fetchLearn,
    async () => (await import('./learn/lesson-screen')).LessonScreen,
    LateScreen,
  ),
  quiz: withMessages(fetchLearn, async () => (await import('./quiz/quiz-screen')).QuizScreen, LateScreen),
};

const PARTS = [...LATE_PARTS, palatinusWork];

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
