'use client';

/** What to tap next on the tiles screen, and the two trays to pick from. */

import { useState } from 'react';
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { tick } from '@/components/ui/haptics';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';
import { useScreenKeys } from '@/components/ui/use-screen-keys';
import { type Place, TOKENS } from '@/lib/palatinus';
import {
  type LetterInTray,
  letterTray,
  type Notebook,
  otherToken,
  type TokenInTray,
  tokenTray,
} from '@/lib/palatinus/enter';
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

/** Why a tapped letter or token of another tile could not be picked here. */
interface Refused {
  readonly why: string;
  readonly at: Notebook;
  readonly place: Place | undefined;
}

export function TilePanel({ entry, prompt, news }: Props): React.ReactNode {
  const say = useSay<'tiles' | 'ui'>();
  const { document: notebook } = useNotebook();
  const { current } = entry;
  const [refused, setRefused] = useState<Refused>();
  const isStillSo = refused?.at === notebook && refused.place === current;
  const refusal = isStillSo ? refused.why : undefined;
  // A warning needs all the room, and the tokens show what was done.
  const told = prompt.mood === 'odd' ? undefined : news;
  const letters = letterTray(notebook, current);
  const tokens = tokenTray(notebook, current);

  function refuse(why: string): void {
    setRefused({ why, at: notebook, place: current });
    announce(why);
  }

  function tapLetter({ letter, status, pickable }: LetterInTray): void {
    if (pickable) entry.tapLetter(letter);
    else if (status === 'elsewhere') refuse(say('tiles.letterLies', { letter }));
  }

  function tapToken({ token, status, pickable }: TokenInTray): void {
    if (pickable) entry.tapToken(token);
    else if (current !== 0 && status === 'elsewhere') refuse(say('tiles.tokenLies', { token }));
  }

  useScreenKeys((key) => {
    const letter = letters.find((other) => other.letter === key.toUpperCase());
    const token = TOKENS.find((other) => String(other) === key);
    // A key does what a tap on the tray does; any other value, and any in the centre, is picked from the list.
    const inTray = current === 0 ? [] : tokens.filter((other) => other.token === token);
    const tapped = inTray.find(({ pickable }) => pickable) ?? inTray[0];
    if (letter) tapLetter(letter);
    else if (tapped) tapToken(tapped);
    else if (token && current !== undefined) entry.tapToken(token);
    return letter !== undefined || token !== undefined;
  });

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
        hint={refusal ?? told ?? prompt.hint}
        onUndo={told && !refusal ? undo : undefined}
        action={prompt.mood === 'odd' ? undefined : <SpringsButton entry={entry} />}
      />
      <LetterTray letters={letters} onTap={tapLetter} />
      <TokenTray
        tokens={tokens}
        other={otherToken(notebook, current)}
        disabled={current === undefined}
        onTap={tapToken}
        onPick={entry.tapToken}
      />
    </>
  );
}
