'use client';

/**
 * The score race: how everybody's points grew from hill to hill. A row leads to the count of its hill, and says the
 * points of everybody to those who listen; lines and names are for those who look.
 */
import { Sign } from '@/components/palatinus/board/piece';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { closestHillsSentence, playerName, raceStageSentence } from '@/lib/i18n';
import {
  type ByPeople,
  closestHills,
  type Letter,
  type Player,
  type RaceStage,
  type Result,
  raceOf,
} from '@/lib/palatinus';
import { drawRace, NAME_HEIGHT, type RaceDrawing, type RacePoint, SCALE_HEIGHT } from './race-drawing';

type Props = {
  readonly players: readonly Player[];
  readonly result: Result;
  readonly onHill: (letter: Letter) => void;
};

export function Race({ players, result, onHill }: Props): React.ReactNode {
  const say = useSay<'tally'>();
  const race = raceOf(result);
  const closest = closestHillsSentence(say, closestHills(result));
  const drawing = drawRace(race);
  return (
    <section aria-labelledby="race" className="mt-6 huge:mt-0">
      <h3 id="race" className="text-xl">
        {say('tally.race')}
      </h3>
      {closest && <p className="mt-1 text-muted">{closest}</p>}
      <div
        className="@container relative mt-2 overflow-hidden rounded-2xl border border-line bg-card px-2 sm:px-4"
        style={{ paddingTop: `${SCALE_HEIGHT}rem`, paddingBottom: '0.5rem' }}
      >
        <Stages race={race} players={players} onHill={onHill} />
        <div style={{ height: `${players.length * NAME_HEIGHT}rem` }} />
        <div
          aria-hidden="true"
          className="pointer-events-none absolute top-0 right-(--names) left-16 [--names:clamp(6rem,33cqw,11rem)] sm:left-20"
          style={{ height: `${drawing.height}rem` }}
        >
          <Lines drawing={drawing} players={players} winners={result.winners} />
          <Names drawing={drawing} players={players} winners={result.winners} />
        </div>
      </div>
    </section>
  );
}

type StagesProps = Omit<Props, 'result'> & { readonly race: readonly RaceStage[] };

/** A row for each hill, as wide as the drawing, which lies over it. */
function Stages({ race, players, onHill }: StagesProps): React.ReactNode {
  const say = useSay<'tally' | 'words'>();
  return (
    <ol className="border-line border-b">
      {race.map((stage) => (
        <li key={stage.letter}>
          <button
            type="button"
            aria-label={raceStageSentence(say, players, stage)}
            onClick={() => onHill(stage.letter)}
            className="flex h-touch w-full cursor-pointer items-center gap-1 border-line border-t pl-2 font-bold hover:bg-sand"
          >
            {stage.letter}
            <Icon name="forward" className="size-3.5 text-edge" />
          </button>
        </li>
      ))}
    </ol>
  );
}

type DrawnProps = {
  readonly drawing: RaceDrawing;
  readonly players: readonly Player[];
  readonly winners: readonly number[];
};

const STROKES: ByPeople<string> = {
  red: 'stroke-trace-red',
  purple: 'stroke-trace-purple',
  green: 'stroke-trace-green',
  yellow: 'stroke-trace-yellow',
  blue: 'stroke-trace-blue',
};

/** Stretched to the width it has, which the thickness of the lines does not follow. */
function Lines({ drawing: { height, lines, scale }, players, winners }: DrawnProps): React.ReactNode {
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
          y2={height - players.length * NAME_HEIGHT}
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
          className={STROKES[players[player]?.people ?? 'red']}
        />
      ))}
    </svg>
  );
}

const at = ({ x, y }: RacePoint): React.CSSProperties => ({ left: `${x}%`, top: `${y}rem` });

/** The shapes on the lines, the numbers above and the names below, none of which may be stretched. */
function Names({ drawing: { lines, scale }, players, winners }: DrawnProps): React.ReactNode {
  const say = useSay<'words'>();
  return (
    <>
      {scale.map(({ points, x }) => (
        <span
          key={points}
          style={{ left: `${x}%` }}
          className="absolute top-1.5 -translate-x-1/2 text-muted text-xs leading-none"
        >
          {points}
        </span>
      ))}
      {lines.map(({ player, points, marks, end }) => {
        const seat = players[player];
        if (!seat) return null;
        return (
          <div key={player} className={winners.includes(player) ? 'font-bold' : ''}>
            {marks.map((mark) => (
              <div key={mark.y} style={at(mark)} className="absolute -translate-1/2">
                <Sign people={seat.people} className="size-4.5" />
              </div>
            ))}
            <p
              style={at(end)}
              className="absolute right-[calc(0.5rem-var(--names))] -ml-3 flex -translate-y-1/2 items-center gap-1 text-sm leading-none"
            >
              <Sign people={seat.people} className="size-6" />
              <bdi title={playerName(say, seat)} className="min-w-0 truncate leading-normal">
                {playerName(say, seat)}
              </bdi>
              <span>{points}</span>
            </p>
          </div>
        );
      })}
    </>
  );
}
