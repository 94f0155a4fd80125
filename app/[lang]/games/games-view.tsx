'use client';

import { GamesScreen } from '@/components/archive/games-screen';
import { Live } from '@/components/ui/live';
import { KEPT_VIEWS } from '../kept-views';

/** All kept games. */
export function GamesView(): React.ReactNode {
  return (
    <>
      <GamesScreen views={KEPT_VIEWS} />
      <Live />
    </>
  );
}
