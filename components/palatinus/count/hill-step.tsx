'use client';

/**
 * One step of a hill: its board above, or left where there is room, and its words below or right. On a phone
 * the letters and the board stay in sight while the sentences scroll beneath them.
 *
 *   phone     wide
 *   letters   board | letters
 *   board           | words
 *   words
 */
import { useMemo, useState } from 'react';
import { HexBoard } from '@/components/palatinus/board/board';
import { fieldLabel } from '@/components/palatinus/board/field-label';
import { isGone } from '@/components/palatinus/board/marks';
import { IconButton } from '@/components/ui/icon';
import { Placeholder } from '@/components/ui/placeholder';
import { useSay } from '@/components/ui/speech';
import {
  type CountStep,
  type FieldName,
  type Game,
  type Hill,
  type HillPositions,
  makeStep,
  type Spot,
} from '@/lib/palatinus';
import { fieldNameAt } from '@/lib/palatinus/enter';
import { drawingOf } from './hill-drawing';
import { HillLetters } from './hill-letters';
import { HillWords } from './hill-words';
import type { StepInView } from './use-step';

type Props = {
  readonly game: Game;
  readonly hills: readonly Hill[];
  readonly hill: Hill;
  readonly positions: HillPositions;
  readonly step: CountStep;
  readonly steps: readonly CountStep[];
  readonly goTo: StepInView['goTo'];
  readonly turned: number;
  readonly warning: React.ReactNode;
  /** A field was touched of which this step has nothing to tell, or nothing more. */
  readonly onAsk: (at: FieldName) => void;
};

/** The board is as high as it may be with a heading and the first lines still in sight beneath it. */
const GRID =
  '[--board:clamp(9.5rem,100svh-28rem,38svh)] beside:grid beside:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] beside:grid-rows-[auto_1fr] flex flex-col gap-2 beside:gap-x-8 beside:gap-y-3 low:grid-cols-2 low:gap-x-4';
const BOARD =
  'sticky top-[calc(6.75rem+env(safe-area-inset-top))] z-10 -mx-(--gutter) h-(--board) overflow-hidden border-line border-b bg-parchment beside:top-15 beside:row-span-2 beside:mx-0 beside:h-[calc(100svh-9rem)] low:top-13.5 low:-mb-14 low:h-[calc(100svh-4.25rem)] beside:border-0';
const LETTERS =
  'sticky top-[calc(3rem+env(safe-area-inset-top))] z-10 -my-3 bg-parchment py-2 beside:mb-0 beside:pt-3 beside:pb-1';

export function HillStep(props: Props): React.ReactNode {
  const { game, hills, hill, positions, step, steps, goTo, turned, warning, onAsk } = props;
  const say = useSay<'score'>();
  const [whole, setWhole] = useState(false);
  // Chosen at one step, nobody is at the next. By its name, for after a correction the steps are new ones.
  const [choice, setChoice] = useState<{ readonly step: string; readonly at: FieldName }>();
  const isCounted = (at: FieldName): boolean =>
    step.part === 'influence' && hill.influence.some((one) => one.at === at);
  const chosen = choice && choice.step === makeStep(step) && isCounted(choice.at) ? choice.at : undefined;

  const choose = (at: FieldName): void => setChoice(at === chosen ? undefined : { step: makeStep(step), at });
  const touch = (at: FieldName): void => {
    if (isCounted(at) && at !== chosen) choose(at);
    else onAsk(at);
  };

  return (
    <div className={GRID}>
      <div className={`beside:order-2 ${LETTERS}`}>
        <HillLetters players={game.players} hills={hills} step={step} steps={steps} goTo={goTo} />
      </div>
      <div className={`beside:order-1 ${BOARD}`}>
        <HillBoard
          game={game}
          hill={hill}
          positions={positions}
          step={step}
          chosen={chosen}
          turned={turned}
          whole={whole}
          onField={touch}
        />
        <div className="absolute right-2 bottom-2 rounded-xl border-2 border-line bg-card">
          <IconButton
            icon={whole ? 'near' : 'whole'}
            label={say('score.wholeBoard')}
            pressed={whole}
            onClick={() => setWhole(!whole)}
          />
        </div>
      </div>
      <article className="beside:order-3 min-w-0">
        {warning}
        <HillWords game={game} hill={hill} step={step} chosen={chosen} onChoose={choose} onAsk={onAsk} />
      </article>
    </div>
  );
}

/** The shape of a step until the device has been read. */
export function HillStepPlaceholder(): React.ReactNode {
  return (
    <div className={GRID}>
      <div className={`beside:order-2 ${LETTERS}`}>
        <Placeholder className="-mx-3 h-touch rounded-full sm:mx-0" />
      </div>
      <div className={`beside:order-1 p-2 ${BOARD}`}>
        <Placeholder className="size-full" />
      </div>
      <div className="beside:order-3 flex flex-col gap-2">
        <Placeholder className="h-6 w-2/3" />
        <Placeholder className="h-32" />
      </div>
    </div>
  );
}

type HillBoardProps = {
  readonly game: Game;
  readonly hill: Hill;
  readonly positions: HillPositions;
  readonly step: CountStep;
  /** Whose influence is shown alone. */
  readonly chosen: FieldName | undefined;
  readonly turned: number;
  readonly whole: boolean;
  readonly onField: (at: FieldName) => void;
};

/** The board at a step of a hill, near by or whole. A field that is touched is reported by its name. */
function HillBoard(props: HillBoardProps): React.ReactNode {
  const { game, hill, positions, step, chosen, turned, whole, onField } = props;
  const say = useSay<'score' | 'field' | 'words'>();
  const { board } = game;
  const drawing = useMemo(
    () => drawingOf(game, hill, positions, step, chosen),
    [game, hill, positions, step, chosen],
  );
  const { scene, marks } = drawing;

  function labelOf(spot: Spot): string {
    const mark = marks.find((one) => one.at === spot && (isGone(one) || one.look === 'sum'));
    return [
      fieldLabel(say, scene, spot),
      ...(mark && isGone(mark) ? [say(mark.look === 'fled' ? 'score.flees' : 'score.gone')] : []),
      ...(mark?.look === 'sum' ? [say('score.earns', { points: mark.text ?? '' })] : []),
    ].join(', ');
  }

  return (
    <HexBoard
      {...drawing}
      label={say('score.board', { letter: hill.letter })}
      turned={turned}
      names
      {...(!whole && { frame: board.tiles[hill.letter].place })}
      className="size-full"
      controls={{
        fieldLabel: labelOf,
        onField: (spot) => {
          const at = fieldNameAt(scene, spot);
          if (at) onField(at);
        },
      }}
    />
  );
}
