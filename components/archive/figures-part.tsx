'use client';

/** Statistics about the games: who won how often, records, and when people played. */
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useSay } from '@/components/ui/speech';
import { type Figures, figuresOf, type Holder, type Listed } from '@/lib/archive';
import { isolate } from '@/lib/text';
import type { AnyKeptView } from './kept-view';
import { PlayedPlot } from './played-plot';
import { seatNameIn, winnersIn } from './row-words';
import { useWhenPlayed } from './use-when-played';

type Props = {
  readonly views: readonly AnyKeptView[];
  readonly games: readonly Listed[];
  readonly onOpen: (listed: Listed) => void;
};

export function FiguresPart({ views, games, onOpen }: Props): React.ReactNode {
  const say = useSay<'games'>();
  const figures = useMemo(() => figuresOf(games), [games]);
  return (
    <section aria-labelledby="figures" className="min-w-0">
      <h2 id="figures" className="text-xl">
        {say('games.figures')}
      </h2>
      {figures.games === 0 ? (
        <p className="mt-2 text-muted">{say('games.figuresNone')}</p>
      ) : (
        <>
          <p className="mt-1 text-muted">{say('games.finished', { count: figures.games })}</p>
          <Wins players={figures.players} />
          <Records views={views} games={games} onOpen={onOpen} figures={figures} />
          <PlayedPlot months={figures.months} />
        </>
      )}
    </section>
  );
}

const FIRST_PLAYERS = 6;

/** A table with bars for the wins; shared wins are hatched. */
function Wins({ players }: Pick<Figures, 'players'>): React.ReactNode {
  const say = useSay<'games'>();
  const [isWhole, setWhole] = useState(false);
  const most = Math.max(1, ...players.map(({ wins }) => wins));
  const shown = isWhole ? players : players.slice(0, FIRST_PLAYERS);
  if (players.length === 0) return <p className="mt-2 text-muted text-sm">{say('games.unnamed')}</p>;
  return (
    <>
      <table className="mt-3 w-full text-left">
        <caption className="sr-only">{say('games.winsTitle')}</caption>
        <thead className="text-muted text-xs sm:text-sm">
          <tr>
            <th scope="col" className="w-[40%] pb-1 font-normal">
              {say('games.player')}
            </th>
            <th scope="col" className="pb-1 font-normal">
              {say('games.wins')}
            </th>
            <th scope="col" className="w-14 pb-1 text-right font-normal">
              {say('games.played')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, games, wins, shared }) => (
            <tr key={name}>
              <th
                scope="row"
                className="max-w-0 truncate py-1 pr-2 font-bold text-[min(1rem,max(16px,5vw))]"
                title={name}
              >
                {isolate(name)}
              </th>
              <td className="py-1">
                <span className="flex flex-wrap items-center gap-x-2">
                  <Bar share={wins / most} shared={wins === 0 ? 0 : shared / wins} />
                  <span className="tabular-nums">{wins}</span>
                  {shared > 0 && (
                    <span className="text-muted text-sm">{say('games.sharedWins', { count: shared })}</span>
                  )}
                </span>
              </td>
              <td className="py-1 text-right text-muted tabular-nums">{games}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {players.length > shown.length && (
        <Button look="quiet" onClick={() => setWhole(true)}>
          {say('games.morePlayers', { count: players.length })}
        </Button>
      )}
    </>
  );
}

type BarProps = { readonly share: number; readonly shared: number };

/** The number is next to it. All bars have the same scale, so that they can be compared. */
function Bar({ share, shared }: BarProps): React.ReactNode {
  const width = Math.round(share * 100);
  const hatched = Math.round(width * shared);
  return (
    <svg
      viewBox="0 0 100 14"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-3.5 w-[min(3.5rem,15vw)] shrink-0 sm:w-28"
    >
      <defs>
        {/* Slanted, because upright strokes would look like tally marks. */}
        <pattern
          id="shared-win"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="3" height="6" className="fill-terracotta" />
        </pattern>
      </defs>
      <rect width={width - hatched} height="14" className="fill-terracotta" />
      <rect x={width - hatched} width={hatched} height="14" fill="url(#shared-win)" />
    </svg>
  );
}

type RecordsProps = Props & { readonly figures: Figures };

function Records({ views, games, onOpen, figures }: RecordsProps): React.ReactNode {
  const say = useSay<'games' | 'words'>();
  const { closest, captives, bestHills, streak } = figures;
  const gameOf = (id: string): Listed | undefined => games.find((one) => one.id === id);
  const seatOf = ({ id, seat }: Holder): string => {
    const found = gameOf(id)?.summary?.seats[seat];
    return found ? seatNameIn(say, found) : '';
  };
  const hillLine = (holder: Holder, worth: number): Line | undefined => {
    const game = gameOf(holder.id);
    const view = views.find(({ seam }) => seam.document.game === game?.game);
    return view && { text: view.bestHill(say, seatOf(holder), holder.hill ?? '', worth), game };
  };
  const records = [
    closest && {
      title: say('games.closest'),
      lines: [{ text: closestSentence(say, gameOf(closest.id), closest.worth), game: gameOf(closest.id) }],
    },
    streak && {
      title: say('games.streak'),
      lines: streak.names.map((name) => ({
        text: say('games.streakText', { who: isolate(name), count: streak.length }),
        game: undefined,
      })),
    },
    captives && {
      title: say('games.captives'),
      lines: captives.holders.map((holder) => ({
        text: say('games.captivesText', { who: seatOf(holder), count: captives.worth }),
        game: gameOf(holder.id),
      })),
    },
    bestHills.length > 0 && {
      title: say('games.bestHill'),
      lines: bestHills.flatMap(({ holders, worth }) =>
        holders.flatMap((holder) => hillLine(holder, worth) ?? []),
      ),
    },
  ].filter((one) => one !== undefined && one !== false);
  return (
    <dl className="mt-4 grid grid-cols-1 gap-2 min-[26rem]:grid-cols-2">
      {records.map(({ title, lines }) => (
        <div key={title} className="rounded-xl border border-line bg-card px-3 py-2">
          <dt className="text-muted text-sm">{title}</dt>
          {lines.map(({ text, game }) => (
            <dd key={text} className="leading-tight [overflow-wrap:anywhere]">
              {game ? <GameOfRecord text={text} game={game} onOpen={() => onOpen(game)} /> : <b>{text}</b>}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** A record: who holds it, and the game of it, if it was a single one. */
interface Line {
  readonly text: string;
  readonly game: Listed | undefined;
}

type GameOfRecordProps = {
  readonly text: string;
  readonly game: Listed;
  readonly onOpen: () => void;
};

/** The date of the record's game, as a link to it. */
function GameOfRecord({ text, game, onOpen }: GameOfRecordProps): React.ReactNode {
  const when = useWhenPlayed(game);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="-mx-2 flex min-h-touch w-[calc(100%+--spacing(4))] cursor-pointer flex-col justify-center rounded-lg px-2 py-1 text-left hover:bg-sand"
    >
      <b>{text}</b>
      <span className="text-muted text-sm leading-normal underline underline-offset-4">{when}</span>
    </button>
  );
}

type ClosestSay = Parameters<typeof winnersIn>[0] & ReturnType<typeof useSay<'games' | 'words'>>;

function closestSentence(say: ClosestSay, listed: Listed | undefined, worth: number): string {
  if (!listed?.summary) return '';
  const who = winnersIn(say, listed.summary);
  if (listed.summary.winners.length > 1) return say('games.closestShared', { who });
  return worth === 0 ? say('games.closestTie', { who }) : say('games.closestText', { who, count: worth });
}
