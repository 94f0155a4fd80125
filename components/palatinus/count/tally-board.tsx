'use client';

/** The board as it stood when the game ended, beneath the tally: whoever is tapped, its story is told. */
import { useState } from 'react';
import { HexBoard } from '@/components/palatinus/board/board';
import { fieldLabel } from '@/components/palatinus/board/field-label';
import { sceneOf } from '@/components/palatinus/board/scene';
import { useSay } from '@/components/shell/speech';
import type { FieldName, Game, Result } from '@/lib/palatinus';
import { fieldNameAt } from '@/lib/palatinus/enter';
import { StorySheet } from './count-parts';

type Props = {
  readonly game: Game;
  readonly result: Result;
  readonly turned: number;
  /** Whether it is the reader's own table, which alone can be corrected here. */
  readonly mine: boolean;
};

export function TallyBoard({ game, result, turned, mine }: Props): React.ReactNode {
  const say = useSay<'field' | 'tally' | 'words'>();
  const [asked, setAsked] = useState<FieldName>();
  const scene = sceneOf(game.board, game.position);

  return (
    <section aria-labelledby="board" className="mt-8">
      <h3 id="board" className="text-xl">
        {say('tally.board')}
      </h3>
      <p className="mt-1 text-muted">{say('tally.tapAnybody')}</p>
      <HexBoard
        scene={scene}
        label={say('tally.board')}
        turned={turned}
        names
        className="-mx-3 mt-2 w-[calc(100%+1.5rem)]"
        controls={{
          fieldLabel: (spot) => fieldLabel(say, scene, spot),
          onField: (spot) => setAsked(fieldNameAt(scene, spot)),
        }}
      />
      {asked && <StorySheet {...{ game, result, mine }} at={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}
