/** The content of the map, computed by the caller: the map itself knows neither rules nor languages. */

import type { Colour } from '@/components/boards/sign';
import type { Area, ByArea } from '@/lib/seven-hills';

/** The content of an area; arrays are in the order of the players. */
export interface AreaScene {
  readonly name: string;
  /** A few words below the name: "opens in epoch IV", "7 / 4". */
  readonly note?: string | undefined;
  readonly counts: readonly number[];
  /** The difference to the epoch before, in words: "+1"; empty if nothing has changed or is compared. */
  readonly changes: readonly string[];
  /** A closed hill is faint with a dashed edge; a newly opened one has a strong edge. */
  readonly state: 'open' | 'closed' | 'new';
}

export interface MapScene {
  /** The players' colours. */
  readonly players: readonly Colour[];
  readonly areas: ByArea<AreaScene>;
  /** Names of places on the map that hold no markers. */
  readonly campus: string;
  readonly capitolium: { readonly name: string; readonly note: string };
}

/** The areas in a grid, for the arrow keys: rows from north to south, each from west to east. */
const ROWS: readonly (readonly Area[])[] = [
  ['Consul Legion Camp', 'Quirinalis', 'Viminalis'],
  ['Waiting Camp', 'Forum Romanum', 'Esquiliae'],
  ['Aventinus', 'Palatinus', 'Caelius'],
];

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where an arrow key leads from an area; undefined for other keys and at the edge. */
export function areaAfterKey(area: Area, key: string): Area | undefined {
  const [down, right] = STEPS[key] ?? [0, 0];
  const row = ROWS.findIndex((areas) => areas.includes(area));
  const column = ROWS[row]?.indexOf(area) ?? 0;
  const next = ROWS[row + down]?.[column + right];
  return next === area ? undefined : next;
}
