'use client';

/**
 * Who stood on a field and what became of it, from the end of the game to the end of the count, or as far as it is
 * counted. After a correction the result is counted again, and the open sheet shows the new story.
 */
import { Sign } from '@/components/palatinus/board/piece';
import { ScreenButton, useScreens } from '@/components/shell/screens';
import { Sheet } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { type StoryLine, storySentences } from '@/lib/i18n';
import { type FieldName, type Game, type HillSoFar, parseField, type Result, storyOf } from '@/lib/palatinus';
import { whatIfScreen } from '@/lib/palatinus/enter';
import { unbroken } from '@/lib/text';
import { Correction } from './correction';

type Props = {
  readonly game: Game;
  readonly result: Result;
  /** What is counted so far, if the rest must not be revealed yet. */
  readonly known?: readonly HillSoFar[] | undefined;
  readonly at: FieldName;
  /** Where there is room: the side opposite the board on which the piece was tapped. */
  readonly side?: 'left' | 'right';
  /**
   * Called when the piece was moved to another field, whose story is then shown. Undefined where corrections are not
   * possible.
   */
  readonly onMoved?: ((to: FieldName) => void) | undefined;
  readonly onClose: () => void;
};

export function StorySheet({ game, result, known, at, side, onMoved, onClose }: Props): React.ReactNode {
  const say = useSay<'pieces' | 'story' | 'walkthrough' | 'words'>();
  const { here } = useScreens();
  const story = storyOf(game, { hills: known ?? result.hills }, parseField(at));
  const tell = storySentences(say, game);
  return (
    <Sheet
      title={tell.title(at, story)}
      note={(story && tell.note(story)) || undefined}
      picture={story && <Sign {...story.piece} className="size-11" />}
      side={side}
      onClose={onClose}
    >
      {story ? (
        <StoryLines lines={tell.story(story, known === undefined)} />
      ) : (
        <p className="py-2">{say('story.nobodyStood')}</p>
      )}
      {onMoved && <Correction {...{ game, result, known, at, onMoved }} />}
      {/* Not while the count is still going on, because it would reveal the result. */}
      {story && known === undefined && (
        <ScreenButton look="quiet" className="-ml-3 px-3!" to={whatIfScreen({ moving: at, from: here })}>
          {say('story.elsewhere')}
          <Icon name="forward" />
        </ScreenButton>
      )}
    </Sheet>
  );
}

/** The events in a line, each next to the letter of its hill. */
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
