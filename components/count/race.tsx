'use client';

/**
 * The score race: how everybody's points grew from stage to stage. A row links to the count of its stage, and its
 * label has everybody's points for screen readers; the lines and names are visual only.
 */
import { type Colour, ColourSign } from '@/components/boards/sign';
import { Icon } from '@/components/ui/icon';
import { withMinus } from '@/lib/text';
import { drawRace, NAME_HEIGHT, type RaceDrawing, type RacePoint, SCALE_HEIGHT } from './race-drawing';

/** The name and the sign at the end of a line. */
export interface Racer {
  readonly who: string;
  readonly colour: Colour;
}

export interface Stage {
  /** A short text at the left edge. */
  readonly label: string;
  /** Everybody's points, and the target of the row, in words. */
  readonly sentence: string;
  /** The points after this stage, one number for each player. */
  readonly points: readonly number[];
  readonly onGo: () => void;
}

type Props = {
  readonly title: string;
  readonly note?: string | undefined;
  readonly racers: readonly Racer[];
  readonly stages: readonly Stage[];
  readonly winners: readonly number[];
};

export function Race({ title, note, racers, stages, winners }: Props): React.ReactNode {
  const drawing = drawRace(stages);
  // Room for the longest name next to the lines.
  const names = `clamp(6rem, ${4 + 0.6 * Math.max(...racers.map(({ who }) => who.length))}rem, 44cqw)`;
  return (
    <section aria-labelledby="race" className="break-inside-avoid">
      <h3 id="race" className="text-xl">
        {title}
      </h3>
      {note && <p className="mt-1 text-muted">{note}</p>}
      <div
        className="@container relative mt-2 overflow-hidden rounded-2xl border border-line bg-card px-2 sm:px-4"
        style={{ paddingTop: `${SCALE_HEIGHT}rem`, paddingBottom: '0.5rem' }}
      >
        <Stages stages={stages} />
        <div style={{ height: `${racers.length * NAME_HEIGHT}rem` }} />
        <div
          aria-hidden="true"
          className="pointer-events-none absolute top-0 right-(--names) left-16 sm:left-20"
          style={{ height: `${drawing.height}rem`, '--names': names } as React.CSSProperties}
        >
          <Lines drawing={drawing} racers={racers} winners={winners} />
          <Names drawing={drawing} racers={racers} winners={winners} />
        </div>
      </div>
    </section>
  );
}

/** A row for each stage, as wide as the drawing on top of it. */
function Stages({ stages }: Pick<Props, 'stages'>): React.ReactNode {
  return (
    <ol className="border-line border-b">
      {stages.map(({ label, sentence, onGo }) => (
        <li key={label}>
          <button
            type="button"
            aria-label={sentence}
            onClick={onGo}
            className="flex h-[2.75rem] w-full cursor-pointer items-center gap-1 border-line border-t pl-2 font-bold hover:bg-sand"
          >
            {label}
            <Icon name="forward" className="size-3.5 text-edge" />
          </button>
        </li>
      ))}
    </ol>
  );
}

type DrawnProps = {
  readonly drawing: RaceDrawing;
  readonly racers: readonly Racer[];
  readonly winners: readonly number[];
};

const STROKES: Readonly<Record<Colour, string>> = {
  red: 'stroke-trace-red',
  purple: 'stroke-trace-purple',
  green: 'stroke-trace-green',
  yellow: 'stroke-trace-yellow',
  blue: 'stroke-trace-blue',
};

/** Stretched to the available width; the stroke width is not scaled. */
function Lines({ drawing: { height, lines, scale }, racers, winners }: DrawnProps): React.ReactNode {
  return (
    <svg
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      className="absolute size-full overflow-visible"
      aria-hidden="true"
    >
      {scale.map(({ points, x }) => (
        <line
          key={points}
          x1={x}
          x2={x}
          y1={SCALE_HEIGHT}
          y2={height - racers.length * NAME_HEIGHT}
          vectorEffect="non-scaling-stroke"
          strokeDasharray="2 4"
          className="stroke-line"
        />
      ))}
      {lines.map(({ player, marks, end }) => (
        <polyline
          key={player}
          points={[...marks, end].map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          strokeWidth={winners.includes(player) ? 4 : 2.5}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className={STROKES[racers[player]?.colour ?? 'red']}
        />
      ))}
    </svg>
  );
}

const at = ({ x, y }: RacePoint): React.CSSProperties => ({ left: `${x}%`, top: `${y}rem` });

/** The shapes on the lines, the numbers above and the names below, which must not be stretched. */
function Names({ drawing: { lines, scale }, racers, winners }: DrawnProps): React.ReactNode {
  return (
    <>
      {scale.map(({ points, x }) => (
        <span
          key={points}
          style={{ left: `${x}%` }}
          className="absolute top-1.5 -translate-x-1/2 text-muted text-xs leading-none"
        >
          {withMinus(points)}
        </span>
      ))}
      {lines.map(({ player, points, marks, end }) => {
        const racer = racers[player];
        if (!racer) return null;
        return (
          <div key={player} className={winners.includes(player) ? 'font-bold' : ''}>
            {marks.map((mark) => (
              <div key={mark.y} style={at(mark)} className="absolute -translate-1/2">
                <ColourSign colour={racer.colour} className="size-4.5" />
              </div>
            ))}
            <p
              style={at(end)}
              className="absolute right-[calc(0.5rem-var(--names))] -ml-3 flex -translate-y-1/2 items-center gap-1 text-[min(0.875rem,3.6vw)] leading-none"
            >
              <ColourSign colour={racer.colour} className="size-6" />
              <bdi title={racer.who} className="min-w-0 truncate leading-normal">
                {racer.who}
              </bdi>
              <span>{withMinus(points)}</span>
            </p>
          </div>
        );
      })}
    </>
  );
}
