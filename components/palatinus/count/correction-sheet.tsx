'use client';

/**
 * Corrects a piece from a screen that does not show its story. On wide screens it opens on the left, opposite the
 * board.
 */
import { useState } from 'react';
import { Sign } from '@/components/palatinus/board/piece';
import { Sheet } from '@/components/ui/dialog';
import { useSay } from '@/components/ui/speech';
import { storySentences } from '@/lib/i18n';
import { type FieldName, type Game, parseField, type Result, storyOf } from '@/lib/palatinus';
import { Correction } from './correction';

type Props = {
  readonly game: Game;
  readonly result: Result;
  /** The field on which the piece was entered. */
  readonly at: FieldName;
  /** Fields on which the piece may really stand. */
  readonly belongs?: readonly FieldName[];
  readonly onClose: () => void;
};

export function CorrectionSheet({ game, result, at: entered, belongs, onClose }: Props): React.ReactNode {
  const say = useSay<'pieces' | 'story' | 'walkthrough' | 'words'>();
  const [at, setAt] = useState(entered);
  const story = storyOf(game, result, parseField(at));
  const tell = storySentences(say, game);
  return (
    <Sheet
      title={tell.title(at, story)}
      note={(story && tell.note(story)) || undefined}
      picture={story && <Sign {...story.piece} className="size-11" />}
      side="left"
      onClose={onClose}
    >
      <Correction
        {...{ game, result, at }}
        belongs={at === entered ? belongs : undefined}
        known={undefined}
        isAsked
        onMoved={setAt}
      />
    </Sheet>
  );
}
