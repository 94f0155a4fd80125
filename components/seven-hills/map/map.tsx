'use client';

/**
 * The map of Rome: the markers in every area, and a button for each. It is stretched to its container, letters
 * included. Data in, events out.
 */
import { memo, startTransition, useDeferredValue, useMemo, useState } from 'react';
import { ColourSign } from '@/components/boards/sign';
import { usePress } from '@/components/boards/use-press';
import { AREAS, type Area, isCamp } from '@/lib/seven-hills';
import { Ground, Rome, Temple } from './ground';
import { type AreaScene, areaAfterKey, type MapScene } from './scene';

export interface MapControls {
  /** The accessible name of an area. */
  readonly areaLabel: (area: Area) => string;
  /** A tap, Enter or plus. */
  readonly onTap: (area: Area) => void;
  /** A long press, Backspace or minus. */
  readonly onHold?: (area: Area) => void;
  /** Any other key. */
  readonly onKey?: (event: React.KeyboardEvent) => void;
}

type Props = {
  readonly scene: MapScene;
  /** The accessible name of the map, and how to navigate it. */
  readonly label: string;
  /** The highlighted area. */
  readonly focus?: Area | undefined;
  /** Without controls the map is a picture. */
  readonly controls?: MapControls;
  /** A miniature: only the areas. */
  readonly bare?: boolean;
  readonly className?: string;
};

/** Where each area lies on a grid of three columns and twelve rows. */
const PLACES: Readonly<Record<Area | 'campus' | 'capitolium', string>> = {
  campus: 'col-start-1 row-[1/6] ml-[13%]',
  'Consul Legion Camp': '',
  'Waiting Camp': '',
  capitolium: 'col-start-1 row-[6/9] ml-[44%]',
  Aventinus: 'col-start-1 row-[9/13] ml-[16%]',
  Quirinalis: 'col-start-2 row-[1/5]',
  'Forum Romanum': 'col-start-2 row-[5/9]',
  Palatinus: 'col-start-2 row-[9/13]',
  Viminalis: 'col-start-3 row-[1/5]',
  Esquiliae: 'col-start-3 row-[5/9]',
  Caelius: 'col-start-3 row-[9/13]',
};

const GRID =
  'relative grid size-full grid-cols-[1.14fr_1fr_1fr] grid-rows-[repeat(12,minmax(0,1fr))] gap-x-[2cqw] gap-y-[0.7cqh] p-[2cqmin]';
const NAME = 'max-w-full font-bold font-serif leading-none tracking-tight text-[clamp(10px,3cqw,1.5rem)]';
const NOTE = 'max-w-full leading-none text-muted text-[clamp(10px,2.55cqw,1.125rem)]';

export function RomeMap(props: Props): React.ReactNode {
  const { scene, label, focus, controls, bare = false, className = '' } = props;
  const [stop, setStop] = useState<Area>('Forum Romanum');
  const listeners = useListeners(controls, setStop);
  // Invisible, so they may be updated after everything visible.
  const areaLabel = useDeferredValue(controls?.areaLabel);
  const labels = useMemo(
    () => areaLabel && new Map(AREAS.map((area) => [area, areaLabel(area)])),
    [areaLabel],
  );

  const place = (area: Area): React.ReactNode => (
    <MapArea
      key={area}
      area={area}
      drawn={scene.areas[area]}
      players={scene.players}
      isFocused={area === focus}
      isStop={area === stop}
      label={labels?.get(area)}
      bare={bare}
    />
  );

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: either role has a name
    <div
      role={controls ? 'group' : 'img'}
      aria-label={label}
      className={`relative rounded-2xl ${className}`}
      {...(controls && listeners)}
    >
      {/* Out of the flow, so that its size is known at once: in the flow, every tap laid the map out twice, at two
          sizes. */}
      <div className="absolute inset-0 rounded-[inherit] [container-type:size]">
        <Rome lines={linesOf(bare)} />
        <div className={GRID}>
          <div className={`flex min-h-0 flex-col gap-[1cqh] ${PLACES.campus}`}>
            {!bare && (
              <span
                aria-hidden="true"
                className={`${NAME} -mx-[3cqw] shrink-0 whitespace-nowrap py-[0.4cqh] text-center`}
              >
                {scene.campus}
              </span>
            )}
            {AREAS.filter(isCamp).map(place)}
          </div>
          <div
            aria-hidden="true"
            className={`flex min-h-0 flex-col items-center justify-center text-center text-muted ${PLACES.capitolium}`}
          >
            <Temple className="min-h-0 w-[5cqw] shrink" />
            {!bare && (
              <>
                <span className={`${NAME} whitespace-nowrap py-px`}>{scene.capitolium.name}</span>
                <span className={`${NOTE} mt-[0.4cqh] whitespace-nowrap tracking-tight`}>
                  {scene.capitolium.note}
                </span>
              </>
            )}
          </div>
          {AREAS.filter((area) => !isCamp(area)).map(place)}
        </div>
      </div>
    </div>
  );
}

/** The relative line width, 1 for a normal map. */
function linesOf(bare: boolean): number {
  return bare ? 0.35 : 1;
}

/** Taps and keys are handled once, at the root, so that an area only needs data as props. */
function useListeners(
  controls: MapControls | undefined,
  onStop: (area: Area) => void,
): React.DOMAttributes<HTMLElement> {
  const { wasHeld, handlers } = usePress(
    controls?.onHold &&
      ((target) => {
        const area = areaOf(target);
        if (area) controls.onHold?.(area);
      }),
  );

  function onKeyDown(event: React.KeyboardEvent<HTMLElement>): void {
    const area = areaOf(event.target);
    if (!controls || !area || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = areaAfterKey(area, event.key);
    if (next) event.currentTarget.querySelector<HTMLElement>(`[data-area="${next}"]`)?.focus();
    else if (event.key === '+') controls.onTap(area);
    else if (['Backspace', 'Delete', '-'].includes(event.key)) controls.onHold?.(area);
    else if (!event.key.startsWith('Arrow')) {
      controls.onKey?.(event);
      return;
    }
    event.preventDefault();
  }

  return {
    ...handlers,
    onClick: ({ target }) => {
      const area = areaOf(target);
      if (area && !wasHeld()) controls?.onTap(area);
    },
    onKeyDown,
    onFocus: ({ target }) => {
      const area = areaOf(target);
      // Deferred: the tap comes first; where Tab returns to can be updated later.
      if (area) startTransition(() => onStop(area));
    },
  };
}

/** The area of a button. */
function areaOf(target: EventTarget): Area | undefined {
  const { area } = target instanceof HTMLElement ? target.dataset : {};
  return AREAS.find((known) => known === area);
}

type AreaProps = {
  readonly area: Area;
  readonly drawn: AreaScene;
  readonly players: MapScene['players'];
  readonly isFocused: boolean;
  /** Whether it is the tab stop. */
  readonly isStop: boolean;
  /** The accessible name of the button; without it the area is no button. */
  readonly label: string | undefined;
  readonly bare: boolean;
};

/** A tap changes one area. The others get new props with the same content and do not re-render. */
const MapArea = memo(
  function MapArea({ area, drawn, players, isFocused, isStop, label, bare }: AreaProps): React.ReactNode {
    const inside = (
      <>
        <Ground area={area} state={drawn.state} isFocused={isFocused} lines={linesOf(bare)} />
        {!bare && <AreaInside area={area} drawn={drawn} players={players} />}
      </>
    );
    const classes = `relative flex min-h-0 min-w-0 flex-col items-center justify-center ${PLACES[area]} ${isCamp(area) ? `grow basis-0 ${bare ? '' : 'min-h-touch'}` : ''}`;
    if (label === undefined) return <div className={classes}>{inside}</div>;
    return (
      <button
        type="button"
        data-area={area}
        aria-label={label}
        tabIndex={isStop ? 0 : -1}
        className={`${classes} cursor-pointer rounded-2xl *:pointer-events-none data-pressed:opacity-65`}
      >
        {inside}
      </button>
    );
  },
  (one, other) => JSON.stringify(one) === JSON.stringify(other),
);

type InsideProps = Pick<AreaProps, 'area' | 'drawn' | 'players'>;

/** Name, note and everybody's markers. On a hill every player has a fixed place, even without markers. */
function AreaInside({ area, drawn, players }: InsideProps): React.ReactNode {
  const { name, note, counts, changes, state } = drawn;
  const isNarrow = isCamp(area);
  return (
    <span
      aria-hidden="true"
      className={`relative flex w-full min-w-0 flex-col items-center px-[1cqw] ${isNarrow ? 'gap-[0.5cqh]' : 'gap-[1cqh]'}`}
    >
      <span
        className={`${isNarrow ? `${NOTE} truncate tracking-tight` : `${NAME} max-w-full text-center`} ${state === 'closed' ? 'text-muted' : 'text-ink'} py-px`}
      >
        {name}
      </span>
      {note && (
        <span className={`${NOTE} ${state === 'new' ? 'font-bold text-terracotta' : ''}`}>{note}</span>
      )}
      <span
        className={
          isNarrow
            ? 'flex flex-wrap justify-center gap-x-[1.4cqw]'
            : 'grid grid-cols-2 gap-x-[1.2cqw] gap-y-[0.6cqh]'
        }
      >
        {players.map((colour, player) => {
          const [count = 0, change = ''] = [counts[player], changes[player]];
          if (count === 0 && change === '' && isNarrow) return null;
          return (
            <span
              key={colour}
              className="inline-flex items-center gap-[0.4cqw] font-bold leading-none tracking-tight text-[clamp(11px,3.3cqw,1.625rem)]"
            >
              <ColourSign colour={colour} className={`size-[1.15em] ${count === 0 ? 'opacity-25' : ''}`} />
              {(count > 0 || change) && <span>{count}</span>}
              {change && <span className="rounded-sm bg-sand px-[0.15em] text-[0.8em]">{change}</span>}
            </span>
          );
        })}
      </span>
    </span>
  );
}
