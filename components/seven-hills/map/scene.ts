/** What the map shows, worked out by whoever shows it: the map itself knows no rules and no language. */

import type { Colour } from '@/components/boards/sign';
import type { Area, ByArea } from '@/lib/seven-hills';

/** What stands in an area, for each player in order. */
export interface AreaScene {
  readonly name: string;
  /** A few words below the name: "opens in epoch IV", "7 / 4". */
  readonly note?: string | undefined;
  readonly counts: readonly number[];
  /** How many more than in the epoch before, or fewer, in words: "+1"; empty where nothing has changed or is compared. */
  readonly changes: readonly string[];
  /** A hill that is closed is faint and has a broken edge; one that has just opened has a strong one. */
  readonly state: 'open' | 'closed' | 'new';
}

export interface MapScene {
  /** The players' colours. */
  readonly players: readonly Colour[];
  readonly areas: ByArea<AreaScene>;
  /** Names of what is on the map but holds nothing. */
  readonly campus: string;
  readonly capitolium: { readonly name: string; readonly note: string };
}

/** The areas as they lie, for the arrow keys: rows from the north down, each from the west. */
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

/** Where an arrow key leads from an area; undefined for another key, and at the edge. */
export function areaAfterKey(area: Area, key: string): Area | undefined {
  const [down, right] = STEPS[key] ?? [0, 0];
  const row = ROWS.findIndex((areas) => areas.includes(area));
  const column = ROWS[row]?.indexOf(area) ?? 0;
  const next = ROWS[row + down]?.[column + right];
  return next === area ? undefined : next;
}
