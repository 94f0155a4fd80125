'use client';

/** What a step of the lesson shows: the map with the area in question, and who stands there, class by class. */
import { ColourSign } from '@/components/boards/sign';
import { withCounts } from '@/components/seven-hills/count/count-map';
import { areaSentence, sceneOf } from '@/components/seven-hills/game/map-scene';
import { ClassPicture } from '@/components/seven-hills/map/class-picture';
import { RomeMap } from '@/components/seven-hills/map/map';
import { MarkersOf, standing } from '@/components/seven-hills/rules/rule-picture';
import { useSay } from '@/components/ui/speech';
import { areaName, namesOf } from '@/lib/i18n';
import { AREAS, type Area, CLASSES, type EpochOfGame, FORUM, type Markers } from '@/lib/seven-hills';
import { EMPTY_NOTEBOOK, type Moment, openGame } from '@/lib/seven-hills/enter';
import type { LessonStep } from '@/lib/seven-hills/learn';

type StepProps = { readonly step: LessonStep };

const entered = ({ game, epoch }: LessonStep): EpochOfGame => game.epochs[epoch - 1] as EpochOfGame;

/** Before the answer, the markers; after it, what the count makes of them. */
export function StepMap({ step, isAnswered }: StepProps & { readonly isAnswered: boolean }): React.ReactNode {
  const say = useSay<'sevenEntry' | 'sevenLearn' | 'sevenWords' | 'words'>();
  const { game, epoch, counted, score } = step;
  const { table } = openGame(EMPTY_NOTEBOOK, game);
  const at: Moment = { epoch, stage: counted.part === 'election' ? 'placed' : 'legions' };
  const scene = sceneOf(say, table, at);
  const shown = withCounts(
    scene,
    { entered: entered(step), score },
    isAnswered ? counted : { part: 'penalties' },
  );
  const focus = focusOf(step);
  const stands = AREAS.filter((area) => markersIn(step, area).some(hasMarkers));
  return (
    <RomeMap
      scene={shown}
      label={[say('sevenLearn.map'), ...stands.map((area) => areaSentence(say, table, at, area))].join(' ')}
      {...(focus && { focus })}
      className="size-full"
    />
  );
}

function focusOf({ counted }: LessonStep): Area | undefined {
  if (counted.part === 'hill') return counted.hill;
  return counted.part === 'election' ? FORUM : undefined;
}

function markersIn(step: LessonStep, area: Area): readonly Markers[] {
  const { forumAtElection, position } = entered(step);
  return step.counted.part === 'election' && area === FORUM ? forumAtElection : position[area];
}

function hasMarkers(markers: Markers): boolean {
  return CLASSES.some((of) => (markers[of] ?? 0) > 0);
}

/** The map shows the numbers; this shows the classes and, if it matters, the playing order. */
export function WhoStands({ step }: StepProps): React.ReactNode {
  const say = useSay<'sevenLearn' | 'sevenWords' | 'words'>();
  const { game, idea, ask } = step;
  const names = namesOf(say, game.players);
  const focus = focusOf(step);
  // If the whole board counts, the question is about one player with markers in several areas.
  const isShown = (player: number, markers: readonly unknown[]): boolean =>
    focus !== undefined || (markers.length > 0 && 'player' in ask && ask.player === player);
  const rows = (focus ? [focus] : AREAS).flatMap((area) =>
    game.players.map((player, index) => ({
      player,
      index,
      key: `${area} ${index}`,
      who: names.one(index),
      where: areaName(say, area),
      markers: standing(say, markersIn(step, area)[index]),
    })),
  );
  return (
    <>
      <ul
        aria-label={say('sevenLearn.standing')}
        className="mt-2 divide-y divide-line rounded-2xl border border-line bg-card px-3"
      >
        {rows
          .filter(({ index, markers }) => isShown(index, markers))
          .map(({ key, player, who, where, markers }) => (
            <li key={key} className="flex min-h-8 items-center gap-2 text-sm short:min-h-6.5">
              <ColourSign colour={player.colour} className="size-5" />
              <span
                className={`${focus ? 'w-20' : 'w-32'} shrink-0 font-bold leading-tight ${focus ? 'truncate' : 'py-0.5'}`}
              >
                {focus ? who : where}
                {!focus && <span className="sr-only">, {who}</span>}
              </span>
              <MarkersOf markers={markers} />
              {markers.length === 0 && <span className="text-muted">{say('sevenLearn.nothing')}</span>}
            </li>
          ))}
      </ul>
      {idea === 'equal-votes' && (
        <p className="mt-1.5 text-sm">
          {say('sevenLearn.order', { list: entered(step).order.map(names.one).join(', ') })}
        </p>
      )}
    </>
  );
}

/** The meaning of the class pictures, for people who see them for the first time. */
export function ClassLegend(): React.ReactNode {
  const say = useSay<'sevenWords'>();
  return (
    <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-muted text-xs short:mt-1.5 short:gap-x-2 short:text-[0.6875rem]">
      {CLASSES.map((of) => (
        <li key={of} className="flex items-center gap-1">
          <ClassPicture of={of} className="size-5 text-ink short:size-4" />
          {say(`sevenWords.${of}`)}
        </li>
      ))}
    </ul>
  );
}
