'use client';

/**
 * Who stood on a field, and what became of it, from the end of the game to the end of the count. A correction counts the
 * table anew beneath the open sheet, so that the story is at once the new one.
 */
import { Sign } from '@/components/palatinus/board/sign';
import { useSay } from '@/components/shell/speech';
import { Sheet } from '@/components/ui/sheet';
import { sentences, storySentences } from '@/lib/i18n';
import { type FieldName, type Game, parseField, type Result, storyOf } from '@/lib/palatinus';
import { Correction } from './correction';
import { StoryLines } from './story-lines';

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
  const owner = story && sentences(say, game).owner({ player: story.player, people: story.piece.people });
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
