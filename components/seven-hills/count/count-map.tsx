'use client';

/**
 * The map at a step of the count: what the step compares, with its area in focus. A tap leads to the step that counts
 * that area.
 */
import { areaSentence, sceneOf } from '@/components/seven-hills/game/map-scene';
import { RomeMap } from '@/components/seven-hills/map/map';
import type { MapScene } from '@/components/seven-hills/map/scene';
import { useSay } from '@/components/ui/speech';
import type { CountedEpoch } from '@/lib/i18n';
import { AREAS, type Area, areaOfStep, type CountStep, FORUM, stepOfArea } from '@/lib/seven-hills';
import type { Moment } from '@/lib/seven-hills/enter';
import type { StepProps } from './score-step';

export function CountMap({ count: { table }, walk }: StepProps): React.ReactNode {
  const say = useSay<'sevenEntry' | 'sevenGuide' | 'sevenWords' | 'words'>();
  const { epoch, step, counted, jumpTo } = walk;
  const at: Moment = { epoch, stage: step.part === 'election' ? 'placed' : 'legions' };
  return (
    <RomeMap
      scene={withCounts(sceneOf(say, table, at), counted, step)}
      label={say('sevenGuide.map')}
      focus={areaOfStep(step)}
      className="size-full"
      controls={{
        areaLabel: (area) => areaSentence(say, table, at, area),
        onTap: (area) => {
          const counting = stepOfArea(epoch, area);
          if (counting) jumpTo(counting);
        },
      }}
    />
  );
}

/**
 * What the step compares: strengths on hills, votes in the Forum, knights anywhere; otherwise the markers, and what
 * has changed.
 */
export function withCounts(scene: MapScene, { entered, score }: CountedEpoch, step: CountStep): MapScene {
  const countsAt = (area: Area): readonly number[] | undefined => {
    if (step.part === 'knights') return entered.position[area].map(({ knight }) => knight);
    if (step.part === 'election' && area === FORUM) return score.election.votes;
    return step.part === 'hill' ? score.hills.find(({ hill }) => hill === area)?.strength : undefined;
  };
  const areas = AREAS.map((area) => {
    const drawn = scene.areas[area];
    const counts = countsAt(area);
    const isAboutMarkers = step.part === 'legions' || step.part === 'order';
    return [area, { ...drawn, ...(counts && { counts }), ...(!isAboutMarkers && { changes: [] }) }];
  });
  return { ...scene, areas: Object.fromEntries(areas) as MapScene['areas'] };
}
