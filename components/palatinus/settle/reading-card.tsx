'use client';

/** Who wins with one answer to an open question, and with how many points; then the other players. */
import { NameLines } from '@/components/boards/name-lines';
import { Sign } from '@/components/palatinus/board/piece';
import { Button } from '@/components/ui/button';
import { useSay } from '@/components/ui/speech';
import { playerName } from '@/lib/i18n';
import type { Game, Player, Result } from '@/lib/palatinus';

type Props = {
  readonly game: Pick<Game, 'players'>;
  readonly result: Result;
  readonly title: string;
  readonly answer: string;
  readonly isOwn?: boolean;
  /** Adopts this answer for the game. */
  readonly onAdopt?: () => void;
};

export function ReadingCard({ game, result, title, answer, isOwn = false, onAdopt }: Props): React.ReactNode {
  const say = useSay<'settle'>();
  const pointsOf = (index: number): number => result.tally[index]?.points ?? 0;
  return (
    <div
      className={`flex min-w-0 flex-col rounded-xl border-2 bg-card px-2 py-2 leading-snug sm:px-3 sm:py-2.5 ${isOwn ? 'border-ink' : 'border-line'}`}
    >
      <p className="text-muted text-sm">{title}</p>
      <p className="font-bold">{answer}</p>
      {game.players.map(
        (player, index) =>
          result.winners.includes(index) && (
            <p
              key={player.people}
              className="mt-1.5 flex items-center gap-1.5 font-bold text-[min(1.125rem,4vw)] max-[22.5rem]:text-lg sm:gap-2 sm:text-xl"
            >
              <Sign people={player.people} className="size-6 shrink-0 sm:size-8" />
              <PlayerPoints player={player} points={pointsOf(index)} />
            </p>
          ),
      )}
      <p className="mt-1 mb-auto flex flex-wrap gap-x-3 text-muted text-sm">
        {game.players.map(
          (player, index) =>
            !result.winners.includes(index) && (
              <PlayerPoints key={player.people} player={player} points={pointsOf(index)} />
            ),
        )}
      </p>
      {onAdopt && (
        <Button onClick={onAdopt} className="mt-2 w-full">
          {say('settle.adopt')}
        </Button>
      )}
    </div>
  );
}

type PlayerPointsProps = { readonly player: Player; readonly points: number };

/** Where there is little room, the points go on to the next line before the name is cut. */
function PlayerPoints({ player, points }: PlayerPointsProps): React.ReactNode {
  const say = useSay<'words'>();
  return (
    <span className="min-w-0">
      <NameLines name={playerName(say, player)} className="max-h-none! inline-block align-bottom" /> {points}
    </span>
  );
}
