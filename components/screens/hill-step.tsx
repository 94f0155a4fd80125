'use client';

/**
 * One hill: its board above, or left where there is room, and what is told of it below or right. On a phone the letters
 * and the board stay in sight while the sentences scroll beneath them.
 *
 *   phone     wide
 *   letters   board | letters
 *   board           | story
 *   story
 */
import { useEffect, useState } from 'react';
import { useSay } from '@/components/shell/speech';
import { IconButton } from '@/components/ui/icon-button';
import { announce } from '@/components/ui/live';
import { HillLetters } from '@/components/walkthrough/hill-letters';
import { HillStory } from '@/components/walkthrough/hill-story';
import type { StepNow } from '@/components/walkthrough/use-step';
import { sentences } from '@/lib/i18n';
import type { Game, HillPositions, Letter, Result } from '@/lib/palatinus';
import { HillBoard } from './hill-board';

type Props = {
  readonly game: Game;
  readonly result: Result;
  readonly positions: readonly HillPositions[];
  readonly letter: Letter;
  readonly goTo: StepNow['goTo'];
  readonly turned: number;
  readonly warning: React.ReactNode;
};

const BOARD =
  'sticky top-[calc(6.75rem+env(safe-area-inset-top))] z-10 -mx-5 h-[38svh] overflow-hidden border-line border-b bg-parchment beside:top-15 beside:row-span-2 beside:mx-0 beside:h-[calc(100svh-8.5rem)] low:top-13.5 low:-mb-14 low:h-[calc(100svh-4.25rem)] beside:border-0';
const LETTERS =
  'sticky top-[calc(3rem+env(safe-area-inset-top))] z-10 -my-3 bg-parchment py-2 beside:static beside:my-0 beside:py-0';

export function HillStep(props: Props): React.ReactNode {
  const { game, result, positions, letter, goTo, turned, warning } = props;
  const say = useSay<'score' | 'walkthrough' | 'words'>();
  const [whole, setWhole] = useState(false);
  const hill = result.hills.find((one) => one.letter === letter);
  const standing = positions.find((one) => one.letter === letter);
  const title = hill && sentences(say, game).hill(hill);
  useEffect(() => {
    if (title) announce(title);
  }, [title]);
  if (!hill || !standing) return null;
  return (
    <div className="beside:grid beside:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] beside:grid-rows-[auto_1fr] flex flex-col gap-3 beside:gap-x-8 low:grid-cols-2 low:gap-x-4">
      <div className={`beside:order-2 ${LETTERS}`}>
        <HillLetters step={letter} goTo={goTo} />
      </div>
      <div className={`beside:order-1 ${BOARD}`}>
        <HillBoard game={game} hill={hill} positions={standing} turned={turned} whole={whole} />
        <div className="absolute right-2 bottom-2 rounded-xl border-2 border-line bg-card">
          <IconButton
            icon={whole ? 'plus' : 'minus'}
            label={say('score.wholeBoard')}
            pressed={whole}
            onClick={() => setWhole(!whole)}
          />
        </div>
      </div>
      <article className="beside:order-3 min-w-0">
        {warning}
        <h2 className="text-xl">{title}</h2>
        <HillStory
          say={say}
          game={game}
          hill={hill}
          level="h3"
          className="mt-2 flex flex-col gap-3 *:rounded-2xl *:border *:border-line *:bg-card *:p-4"
        />
      </article>
    </div>
  );
}
