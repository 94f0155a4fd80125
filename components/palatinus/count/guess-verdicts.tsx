'use client';

/**
 * How the guesses turned out: at each hill who was right, and at the tally who wins the prize for the best guesses.
 */
import { Sign } from '@/components/palatinus/board/piece';
import { useGuesses } from '@/components/palatinus/game/use-guesses';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { enumerate, playerName } from '@/lib/i18n';
import {
  bestGuessers,
  type Game,
  guessersOf,
  type Hill,
  judgeGuess,
  type Player,
  type Result,
} from '@/lib/palatinus';

type HillProps = { readonly game: Game; readonly hill: Hill };

/** Renders nothing if nobody guessed. */
export function GuessesOfHill({ game, hill }: HillProps): React.ReactNode {
  const say = useSay<'guess' | 'words'>();
  const { current } = useGuesses(game);
  const given = Object.entries(current[hill.letter] ?? {});
  if (given.length === 0) return null;
  const namesOf = (...verdicts: readonly string[]): string[] =>
    given
      .filter(([, guess]) => verdicts.includes(judgeGuess(guess, hill)))
      .flatMap(([index]) => {
        const player = game.players[Number(index)];
        return player ? [playerName(say, player)] : [];
      });
  const [right, exact] = [namesOf('right', 'exact'), namesOf('exact')];
  return (
    <p className="mt-1.5 flex items-center gap-2 rounded-2xl border border-laurel bg-laurel-wash px-3 py-1.5 text-sm leading-snug">
      <Icon name="cup" className="text-laurel" />
      <span>
        {right.length === 0 ? say('guess.nobody') : say('guess.right', { who: enumerate(say, right) })}{' '}
        {exact.length > 0 && say('guess.exact', { who: enumerate(say, exact) })}
      </span>
    </p>
  );
}

type PrizeProps = { readonly game: Game; readonly result: Result };

export function GuessPrize({ game, result }: PrizeProps): React.ReactNode {
  const say = useSay<'guess' | 'words'>();
  const { guesses } = useGuesses(game);
  const guessers = guessersOf(guesses, result);
  const best = bestGuessers(guessers).map(({ player }) => player);
  if (guessers.length === 0) return null;
  const named = (index: number): { readonly player: Player; readonly name: string } => {
    const player = game.players[index] as Player;
    return { player, name: playerName(say, player) };
  };
  return (
    <section
      aria-labelledby="prize"
      className="mt-4 rounded-2xl border border-laurel bg-laurel-wash px-4 py-3"
    >
      <h3 id="prize" className="flex items-center gap-2 text-lg leading-snug">
        <Icon name="cup" className="size-6 text-laurel" />
        {best.length === 0
          ? say('guess.noPrize')
          : say('guess.prize', {
              count: best.length,
              who: enumerate(
                say,
                best.map((player) => named(player).name),
              ),
            })}
      </h3>
      <ul className="mt-1.5 flex flex-col gap-1 text-sm">
        {guessers.map(({ player, guessed, right, exact, worth }) => (
          <li key={player} className="flex items-center gap-2">
            <Sign people={named(player).player.people} className="size-5" />
            <bdi className="min-w-0 grow truncate">{named(player).name}</bdi>
            <span className="text-right">
              {say('guess.made', { right, guessed })}
              {exact > 0 && `, ${say('guess.exactly', { exact })}`}
            </span>
            <b className="min-w-[4.5rem] text-right">{say('guess.worth', { count: worth })}</b>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-muted text-xs">{say('guess.how')}</p>
    </section>
  );
}
