'use client';

/**
 * Who stood on a field, and what became of it, from the end of the game to the end of the count. A correction counts the
 * table anew beneath the open sheet, so that the story is at once the new one.
 */
import { Sign } from '@/components/palatinus/board/piece';
import { Sheet } from '@/components/ui/dialog';
import { useSay } from '@/components/ui/speech';
import { gameSentences, type StoryLine, storySentences } from '@/lib/i18n';
import { type FieldName, type Game, parseField, type Result, storyOf } from '@/lib/palatinus';
import { Correction } from './correction';
import { unbroken } from './piece-line';

type Props = {
  readonly game: Game;
  readonly result: Result;
  readonly at: FieldName;
  /** Whether it is the reader's own table, which alone can be corrected here. */
  readonly mine: boolean;
  readonly onClose: () => void;
};

export function StorySheet({ game, result, at, mine, onClose }: Props): React.ReactNode {
  const say = useSay<'story' | 'walkthrough' | 'words'>();
  const story = storyOf(game, result, parseField(at));
  const tell = storySentences(say, game);
  const owner = story && gameSentences(say, game).owner({ player: story.player, people: story.piece.people });
  return (
    <Sheet
      title={tell.title(at, story)}
      note={owner}
      picture={story && <Sign {...story.piece} className="size-11" />}
      onClose={onClose}
    >
      {story ? <StoryLines lines={tell.story(story)} /> : <p className="py-2">{say('story.nobodyStood')}</p>}
      {mine && <Correction game={game} result={result} at={at} />}
    </Sheet>
  );
}

/** Down a line, as on a way: a hill's letter beside whatever happened there. */
function StoryLines({ lines }: { readonly lines: readonly StoryLine[] }): React.ReactNode {
  const say = useSay<'score'>();
  return (
    <ol className="relative before:absolute before:inset-y-4 before:left-3.5 before:w-px before:bg-line">
      {lines.map(({ letter, text }) => (
        <li key={`${letter} ${text}`} className="relative flex gap-3 py-1.5 leading-snug">
          {letter ? (
            <span className="flex size-7.5 shrink-0 items-center justify-center rounded-full border border-line bg-parchment font-bold text-sm">
              <span className="sr-only">{say('score.hill')} </span>
              {letter}
            </span>
          ) : (
            <span className="flex size-7.5 shrink-0 items-center justify-center">
              <span className="size-2.5 rounded-full bg-edge" />
            </span>
          )}
          <span className="min-w-0 self-center">{unbroken(text)}</span>
        </li>
      ))}
    </ol>
  );
}
