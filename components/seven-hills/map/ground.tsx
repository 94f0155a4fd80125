/**
 * The background of the map, beneath the names and numbers. Each drawing is stretched to its container; lines keep
 * their width. Layers of the whole: land, the Tiber with its island, the wall, roads; then the ground of each area: a
 * hill with hachures around it, the Forum with its pavement, a camp with its gates.
 */

import { memo } from 'react';
import { type Area, isCamp, isHill } from '@/lib/seven-hills';

const STRETCHED = { viewBox: '0 0 100 100', preserveAspectRatio: 'none' } as const;
const LINE = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

const TIBER = 'M3-2C1 10 5 22 3 33C2 40 5 43 10 47C17 53 17 58 13 64C8 70 2 74 3 84C4 92 3 96 4 103';
const WALL =
  'M18 66C17 60 15 53 20 47C29 43 36 40 36 30C36 20 35 8 40 2L97 2C99 2 99 4 99 6L99 97L10 98.5C8 98 9 90 8 80';
const ROADS = [
  'M50 50C54 40 66 34 67 2',
  'M50 50C60 64 78 66 99 66',
  'M50 50C40 60 34 66 34 98',
  'M50 50C60 60 66 76 67 98',
];

/** The bottom layer. `lines` is the relative line width, 1 for a normal map. */
export const Rome = memo(function Rome({ lines }: { readonly lines: number }): React.ReactNode {
  return (
    <svg {...STRETCHED} aria-hidden="true" className="absolute inset-0 size-full rounded-[inherit]">
      <rect width="100" height="100" className="fill-field/45" />
      {ROADS.map((road) => (
        <path
          key={road}
          d={road}
          {...LINE}
          strokeWidth={3 * lines}
          strokeDasharray={`${7 * lines} ${3 * lines}`}
          className="stroke-sand"
        />
      ))}
      <path d={TIBER} {...LINE} strokeWidth={22 * lines} strokeLinecap="round" className="stroke-spring" />
      <path
        d={TIBER}
        {...LINE}
        strokeWidth={1.5 * lines}
        strokeDasharray={`${14 * lines} ${9 * lines}`}
        className="stroke-spring-rim/60"
      />
      <ellipse cx="14.5" cy="57" rx="1.3" ry="3.2" className="fill-field stroke-field-edge" {...LINE} />
      <path d={WALL} {...LINE} strokeWidth={3 * lines} className="stroke-terracotta/55" />
      <path
        d={WALL}
        {...LINE}
        strokeWidth={7 * lines}
        strokeDasharray={`${3 * lines} ${7 * lines}`}
        className="stroke-terracotta/40"
      />
    </svg>
  );
});

/** The outlines of the hills; all are different. */
const HILL_SHAPES: Readonly<Record<string, string>> = {
  Aventinus:
    'M7 16C18 3 40 1 62 3C86 3 97 10 97 34C99 58 98 84 86 95C66 99 30 99 12 94C2 86 1 60 3 40C3 28 4 21 7 16Z',
  Palatinus:
    'M12 8C30 1 66 2 86 6C97 12 99 30 98 52C98 76 95 92 80 97C58 99 36 99 18 95C4 90 1 70 2 48C2 28 3 14 12 8Z',
  Quirinalis:
    'M4 22C8 6 30 2 54 2C80 1 96 8 97 28C99 50 97 74 90 90C74 99 44 98 20 97C6 94 2 76 3 56C2 42 2 32 4 22Z',
  Caelius:
    'M9 12C26 2 54 3 78 3C94 6 98 22 98 44C99 68 96 88 82 96C60 99 32 98 14 93C3 84 1 62 2 42C3 28 3 18 9 12Z',
  Esquiliae:
    'M6 18C16 4 42 2 66 3C90 4 98 16 98 38C99 62 98 82 88 93C68 99 34 98 12 95C2 88 2 64 3 44C3 32 3 24 6 18Z',
  Viminalis:
    'M10 10C30 2 58 1 80 4C95 8 98 26 97 48C98 72 94 90 78 96C56 98 28 99 13 93C3 84 2 60 3 40C3 26 4 16 10 10Z',
};
const FORUM_SHAPE = 'M4 3H96Q98 3 98 5V95Q98 97 96 97H4Q2 97 2 95V5Q2 3 4 3Z';
const FORUM_PAVEMENT = 'M7 7H93V93H7Z';
/** A Roman camp: a square with rounded corners and four gates. */
const CAMP_SHAPE = 'M46 3H10Q3 3 3 16V40M3 60V84Q3 97 10 97H46M54 97H90Q97 97 97 84V60M97 40V16Q97 3 90 3H54';
const CAMP_FLOOR = 'M10 3H90Q97 3 97 16V84Q97 97 90 97H10Q3 97 3 84V16Q3 3 10 3Z';

type Props = {
  readonly area: Area;
  readonly state: 'open' | 'closed' | 'new';
  readonly isFocused: boolean;
  /** As in `Rome`. */
  readonly lines: number;
};

/** The ground of one area. */
export function Ground({ area, state, isFocused, lines }: Props): React.ReactNode {
  const edge = isFocused ? 'stroke-river' : state === 'new' ? 'stroke-terracotta' : 'stroke-hill-edge/70';
  const width = (isFocused ? 3.5 : state === 'new' ? 2.5 : 1.5) * (lines === 1 ? 1 : 0.7);
  const floor = state === 'closed' ? 'fill-parchment' : isFocused ? 'fill-river-wash' : 'fill-card';
  if (isCamp(area))
    return (
      <Drawing>
        <path d={CAMP_FLOOR} className={floor} />
        <path d={isFocused ? CAMP_FLOOR : CAMP_SHAPE} {...LINE} strokeWidth={width + 0.5} className={edge} />
      </Drawing>
    );
  if (!isHill(area))
    return (
      <Drawing>
        <path d={FORUM_SHAPE} className={floor} />
        <path d={FORUM_PAVEMENT} {...LINE} strokeWidth="1" strokeDasharray="4 3" className="stroke-edge/60" />
        <path d={FORUM_SHAPE} {...LINE} strokeWidth={width + 0.5} className={edge} />
      </Drawing>
    );
  const shape = HILL_SHAPES[area];
  return (
    <Drawing>
      <path
        d={shape}
        {...LINE}
        strokeWidth={9 * lines}
        strokeDasharray={`${1.2 * lines} ${3.4 * lines}`}
        className="stroke-hill-edge/60"
      />
      <path d={shape} className={floor} />
      <path
        d={shape}
        {...LINE}
        strokeWidth={width}
        strokeDasharray={state === 'closed' && !isFocused ? '5 4' : undefined}
        className={edge}
      />
    </Drawing>
  );
}

function Drawing({ children }: { readonly children: React.ReactNode }): React.ReactNode {
  return (
    <svg {...STRETCHED} aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      {children}
    </svg>
  );
}

/** The temple on the Capitolium, around 0, 0. */
export function Temple({ className }: { readonly className: string }): React.ReactNode {
  return (
    <svg viewBox="0 0 24 18" aria-hidden="true" className={className}>
      <path
        d="M2 7 12 2l10 5zM3 16.5h18M4.5 9v6M9.5 9v6M14.5 9v6M19.5 9v6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
