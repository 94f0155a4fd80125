'use client';

/** What to tap next on the tiles screen, and the two trays to tap it in. */

import { useState } from 'react';
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { tick } from '@/components/ui/haptics';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';
import type { Letter } from '@/lib/palatinus';
import { letterTray, type Notebook, otherToken, tokenTray } from '@/lib/palatinus/enter';
import { SpringsButton, TilePrompt } from './tile-prompt';
import { LetterTray, TokenTray } from './tile-trays';
import type { Prompt } from './tiles-words';
import type { TileEntry } from './use-tile-entry';

type Props = {
  readonly entry: TileEntry;
  readonly prompt: Prompt;
  /** What the latest tap did that may not have been meant. */
  readonly news: string | undefined;
};

export function TilePanel({ entry, prompt, news }: Props): React.ReactNode {
  const say = useSay<'tiles' | 'ui'>();
  const { document: notebook } = useNotebook();
  const { current } = entry;
  const [refused, setRefused] = useState<{ readonly letter: Letter; readonly at: Notebook }>();
  const refusal = refused?.at === notebook ? say('tiles.letterLies', { letter: refused.letter }) : undefined;

  function undo(): void {
    notebookStore().undo();
    tick();
    announce(say('ui.undone'));
    entry.followUndo();
  }

  return (
    <>
      <TilePrompt
        {...prompt}
        hint={refusal ?? news ?? prompt.hint}
        onUndo={news && !refusal ? undo : undefined}
        action={<SpringsButton entry={entry} />}
      />
      <LetterTray
        letters={letterTray(notebook, current)}
        onPick={entry.tapLetter}
        onRefused={(letter) => {
          setRefused({ letter, at: notebook });
          announce(say('tiles.letterLies', { letter }));
        }}
      />
      <TokenTray
        tokens={tokenTray(notebook, current)}
        other={otherToken(notebook, current)}
        disabled={current === undefined}
        onPick={entry.tapToken}
      />
    </>
  );
}
