'use client';

/**
 * The map of Rome: what stands in every area, and a place to tap for each. It is stretched to the room it is given, and
 * its letters with it. Data in, events out.
 */
import { useRef, useState } from 'react';
import { ColourSign } from '@/components/boards/sign';
import { usePress } from '@/components/boards/use-press';
import { AREAS, type Area, isCamp } from '@/lib/seven-hills';
import { Ground, Rome, Temple } from './ground';
import { type AreaScene, areaAfterKey, type MapScene } from './scene';

export interface MapControls {
  /** What an area says to those who listen. */
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
  /** What the map is and how it is walked, for those who listen. */
  readonly label: string;
  /** The area that is spoken of. */
  readonly focus?: Area | undefined;
  /** Without them the map is a picture. */
  readonly controls?: MapControls;
  /** A miniature: the areas alone. */
  readonly bare?: boolean;
  readonly className?: string;
};

/** Where each area lies on a grid of three columns and twelve rows. */
const PLACES: Readonly<Record<Area | 'campus' | 'capitolium', string>> = {
  campus: 'col-start-1 row-[1/6] ml-[13%]',
  'Consul Legion Camp': '',
  'Waiting Camp': '',
  capitolium: 'col-start-1 row-[6/9] ml-[42%]',
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
  const lines = bare ? 0.35 : 1;
  const [stop, setStop] = useState<Area>('Forum Romanum');
  const buttons = useRef<Partial<Record<Area, HTMLElement | null>>>({});
  const { wasHeld, handlers } = usePress(controls?.onHold && ((target) => controls.onHold?.(areaOf(target))));

  function onKeyDown(event: React.KeyboardEvent, area: Area): void {
    if (!controls || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = areaAfterKey(area, event.key);
    if (next) buttons.current[next]?.focus();
    else if (event.key === '+') controls.onTap(area);
    else if (['Backspace', 'Delete', '-'].includes(event.key)) controls.onHold?.(area);
    else if (!event.key.startsWith('Arrow')) {
      controls.onKey?.(event);
      return;
    }
    event.preventDefault();
  }

  const place = (area: Area): React.ReactNode => {
    const drawn = scene.areas[area];
    const inside = (
      <>
        <Ground area={area} state={drawn.state} isFocused={area === focus} lines={lines} />
        {!bare && <AreaInside area={area} drawn={drawn} scene={scene} />}
      </>
    );
    const classes = `relative flex min-h-0 min-w-0 flex-col items-center justify-center ${PLACES[area]} ${isCamp(area) ? `grow basis-0 ${bare ? '' : 'min-h-touch'}` : ''}`;
    if (!controls)
      return (
        <div key={area} className={classes}>
          {inside}
        </div>
      );
    return (
      <button
        key={area}
        ref={(button) => {
          buttons.current[area] = button;
        }}
        type="button"
        data-area={area}
        aria-label={controls.areaLabel(area)}
        tabIndex={area === stop ? 0 : -1}
        onFocus={() => setStop(area)}
        onKeyDown={(event) => onKeyDown(event, area)}
        onClick={() => {
          if (!wasHeld()) controls.onTap(area);
        }}
        {...handlers}
        className={`${classes} cursor-pointer rounded-2xl *:pointer-events-none data-pressed:opacity-65`}
      >
        {inside}
      </button>
    );
  };

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: either role has a name
    <div role={controls ? 'group' : 'img'} aria-label={label} className={`relative rounded-2xl ${className}`}>
      {/* Out of the flow, so that its size is settled at once: in the flow every tap laid the map out twice, at two sizes. */}
      <div className="absolute inset-0 rounded-[inherit] [container-type:size]">
        <Rome lines={lines} />
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
                <span className={`${NOTE} mt-[0.4cqh]`}>{scene.capitolium.note}</span>
              </>
            )}
          </div>
          {AREAS.filter((area) => !isCamp(area)).map(place)}
        </div>
      </div>
    </div>
  );
}

/** The area of a button. */
function areaOf(target: EventTarget): Area {
  const { area } = target instanceof HTMLElement ? target.dataset : {};
  return AREAS.find((known) => known === area) ?? 'Forum Romanum';
}

type InsideProps = { readonly area: Area; readonly drawn: AreaScene; readonly scene: MapScene };

/** Name, note and everybody's markers. On a hill every player has a place of their own, also with nothing there. */
function AreaInside({ area, drawn, scene }: InsideProps): React.ReactNode {
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
        {scene.players.map((colour, player) => {
          const [count = 0, by = 0] = [counts[player], changes[player]];
          if (count === 0 && by === 0 && isNarrow) return null;
          return (
            <span
              key={colour}
              className="inline-flex items-center gap-[0.4cqw] font-bold leading-none tracking-tight text-[clamp(11px,3.3cqw,1.625rem)]"
            >
              <ColourSign colour={colour} className={`size-[1.15em] ${count === 0 ? 'opacity-25' : ''}`} />
              {(count > 0 || by !== 0) && <span>{count}</span>}
              {by !== 0 && (
                <span className="rounded-sm bg-sand px-[0.15em] text-[0.8em]">{scene.change(by)}</span>
              )}
            </span>
          );
        })}
      </span>
    </span>
  );
}
