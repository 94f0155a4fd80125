'use client';

import { GamesScreen } from '@/components/archive/games-screen';
import { palatinusKeptView } from '@/components/palatinus/kept-game';
import { sevenHillsKeptView } from '@/components/seven-hills/kept-game';
import { Live } from '@/components/ui/live';

/** Here and nowhere else, so that the list is always the same one. */
const VIEWS = [palatinusKeptView, sevenHillsKeptView] as const;

/** The games of this house that were kept. */
export function GamesView(): React.ReactNode {
  return (
    <>
      <GamesScreen views={VIEWS} />
      <Live />
    </>
  );
}
