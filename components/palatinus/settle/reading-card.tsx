'use client';

/** Who wins with one answer to an open question, and with how many points; then everybody else. */
import { Sign } from '@/components/palatinus/board/piece';
import { Button } from '@/components/ui/button';
import { useSay } from '@/components/ui/speech';
import { playerName } from '@/lib/i18n';
import type { Game, Result } from '@/lib/palatinus';

type Props = {
  readonly game: Pick<Game, 'players'>;
  readonly result: Result;
  readonly title: string;
  readonly answer: string;
  readonly isOwn?: boolean;
  /** Counts the game by this answer from now on. */
  readonly onAdopt?: () => void;
};

export function ReadingCard({ game, result, title, answer, isOwn = false, onAdopt }: Props): React.ReactNode {
  const say = useSay<'settle' | 'words'>();
  const standing = (player: number): string => {
    const seat = game.players[player];
    const points = result.tally[player]?.points ?? 0;
    return seat ? say('settle.standing', { who: playerName(say, seat), points }) : '';
  };
  const others = game.players.flatMap((_, player) =>
    result.winners.includes(player) ? [] : [standing(player)],
  );
  return (
    <div
      className={`flex min-w-0 flex-col rounded-xl border-2 bg-card px-2.5 py-2 leading-snug sm:px-3 sm:py-2.5 ${isOwn ? 'border-ink' : 'border-line'}`}
    >
      <p className="text-muted text-sm">{title}</p>
      <p className="font-bold">{answer}</p>
      {result.winners.map((winner) => (
        <p
          key={winner}
          className="mt-1.5 flex items-center gap-1.5 font-bold min-[22.5rem]:text-lg sm:gap-2 sm:text-xl"
        >
          <Sign people={game.players[winner]?.people ?? 'red'} className="size-6 shrink-0 sm:size-8" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{standing(winner)}</span>
        </p>
      ))}
      <p className="mt-1 mb-auto flex flex-wrap gap-x-3 text-muted text-sm">
        {others.map((other) => (
          <span key={other}>{other}</span>
        ))}
      </p>
      {onAdopt && (
        <Button onClick={onAdopt} className="mt-2 w-full">
          {say('settle.adopt')}
        </Button>
      )}
    </div>
  );
}
