'use client';

/**
 * Before a hill is counted, each player guesses who takes it. One tap per player, then it is the next player's turn;
 * who wants to can also guess the influence. A player who has not guessed when the count begins has no guess.
 */
import { useEffect, useState } from 'react';
import { NameLines, typeFor } from '@/components/boards/name-lines';
import { Sign } from '@/components/palatinus/board/piece';
import { type GuessesInUse, useGuesses } from '@/components/palatinus/game/use-guesses';
import { Button, buttonClass } from '@/components/ui/button';
import { focusContent } from '@/components/ui/focus-content';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';
import { playerName } from '@/lib/i18n';
import { type Game, type Guess, type Hill, isInfluence, type Player } from '@/lib/palatinus';

type Props = {
  readonly game: Game;
  readonly hill: Pick<Hill, 'letter' | 'token'>;
  /** Goes on counting without guesses. */
  readonly onStop: () => void;
};

export function GuessPanel({ game, hill, onStop }: Props): React.ReactNode {
  const say = useSay<'guess' | 'score' | 'words'>();
  const { letter, token } = hill;
  const { current, guess } = useGuesses(game);
  const given = current[letter] ?? {};
  const [wanted, setWanted] = useState<number>();
  const guesser = wanted ?? game.players.findIndex((_, player) => !given[player]);
  const asked = game.players[guesser];
  const title = say('score.whoTakesHill', { letter, token });
  useEffect(() => announce(title), [title]);

  function pick(taker: Guess['taker']): void {
    guess(letter, guesser, { ...given[guesser], taker });
    setWanted(undefined);
  }

  function stop(): void {
    onStop();
    focusContent();
  }

  return (
    <section aria-labelledby="guess">
      <div className="flex items-center gap-2.5">
        <h2 id="guess" className="min-w-0 grow text-lg leading-tight short:text-base short:leading-tight">
          {title}
        </h2>
        <Button look="quiet" className="-mr-3 -my-1 shrink-0 px-3 text-sm" onClick={stop}>
          {say('guess.stop')}
        </Button>
      </div>
      <fieldset className="mt-1 min-w-0">
        <legend aria-live="polite" className="wrap-anywhere max-w-full font-bold text-sm">
          {asked ? say('guess.ask', { who: playerName(say, asked) }) : say('guess.all')}
        </legend>
        {asked && <Takers players={game.players} taker={given[guesser]?.taker} onPick={pick} />}
      </fieldset>
      {/* Until there is a guess there are no inputs for this label; it keeps its room, so that nothing moves under
          a thumb. */}
      <p
        className={`mt-1.5 pr-2 text-right text-muted text-xs ${Object.keys(given).length > 0 ? '' : 'invisible'}`}
      >
        {say('guess.influence')}
      </p>
      <ul
        aria-label={say('guess.guesses')}
        className="divide-y divide-line rounded-2xl border border-line bg-card px-1"
      >
        {game.players.map((player, index) => (
          <GuessRow
            key={player.people}
            {...{ game, player, letter, guess }}
            index={index}
            given={given[index]}
            isAsked={index === guesser}
            onAsk={() => setWanted(index)}
          />
        ))}
      </ul>
    </section>
  );
}

type TakersProps = {
  readonly players: readonly Player[];
  readonly taker: Guess['taker'] | undefined;
  readonly onPick: (taker: Guess['taker']) => void;
};

/** `names`: the share of a column that is left for a name, next to edges, gap and sign, in percent. */
const ONE_ROW = { taker: 'flex-col gap-0.5! px-0.5! py-1!', names: 82 };
const TWO_ROWS = {
  taker: 'justify-start! gap-1! px-1.5! max-[22.5rem]:px-1! text-left',
  names: 60,
};
/** With more buttons in a row, their names do not fit on a phone. */
const MOST_IN_ROW = 3;

/** A button for each player and one for "nobody", which means a tie or no influence at all. */
function Takers({ players, taker, onPick }: TakersProps): React.ReactNode {
  const say = useSay<'guess' | 'words'>();
  const names = players.map((player) => playerName(say, player));
  const takers = [...names, say('guess.noTaker')];
  const isOneRow = takers.length <= MOST_IN_ROW;
  const columns = isOneRow ? takers.length : Math.ceil(takers.length / 2);
  const look = isOneRow ? ONE_ROW : TWO_ROWS;
  const takerLook = `min-w-0 text-[min(0.75rem,3vw)] sm:text-sm ${look.taker}`;
  const type = typeFor(takers, look.names / columns);
  return (
    <div
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      className="@container mt-1 grid gap-1.5"
    >
      {players.map((player, index) => (
        <button
          key={player.people}
          type="button"
          aria-pressed={taker === index}
          onClick={() => onPick(index)}
          className={buttonClass('plain', takerLook, { pressed: taker === index })}
        >
          <Sign people={player.people} className="size-7 shrink-0 max-[22.5rem]:size-6" />
          <NameLines name={names[index] ?? ''} type={type} className="tracking-tight" />
        </button>
      ))}
      <button
        type="button"
        aria-pressed={taker === 'nobody'}
        onClick={() => onPick('nobody')}
        className={buttonClass('plain', takerLook, { pressed: taker === 'nobody' })}
      >
        <span aria-hidden="true" className="w-7 shrink-0 text-center text-xl leading-7">
          =
        </span>
        <NameLines name={say('guess.noTaker')} type={type} className="tracking-tight" />
      </button>
    </div>
  );
}

type RowProps = Pick<Props, 'game'> &
  Pick<GuessesInUse, 'guess'> & {
    readonly player: Player;
    readonly index: number;
    readonly letter: Hill['letter'];
    readonly given: Guess | undefined;
    readonly isAsked: boolean;
    readonly onAsk: () => void;
  };

/** What a player guesses; a tap lets them guess again. */
function GuessRow({ game, player, index, letter, given, guess, isAsked, onAsk }: RowProps): React.ReactNode {
  const say = useSay<'guess' | 'words'>();
  const who = playerName(say, player);
  const taker = given && given.taker !== 'nobody' ? game.players[given.taker] : undefined;

  function type(text: string): void {
    if (!given) return;
    const influence = text === '' ? undefined : Number(text);
    const { influence: _, ...rest } = given;
    if (influence === undefined) guess(letter, index, rest);
    else if (isInfluence(influence)) guess(letter, index, { ...rest, influence });
  }

  return (
    <li className={`flex items-center gap-2 px-2 ${isAsked ? 'font-bold' : ''}`}>
      <button
        type="button"
        onClick={onAsk}
        className="flex min-h-touch min-w-0 grow cursor-pointer items-center gap-2 text-left"
      >
        <Sign people={player.people} className="size-5" />
        <bdi className="min-w-0 truncate">{who}</bdi>
        <Icon name="forward" className="size-3.5 text-edge" />
        {taker && <Sign people={taker.people} className="size-5" />}
        <span className="min-w-0 truncate text-sm">
          {given ? (taker ? playerName(say, taker) : say('guess.noTaker')) : say('guess.none')}
        </span>
      </button>
      {given && (
        <input
          inputMode="numeric"
          maxLength={3}
          value={given.influence ?? ''}
          aria-label={say('guess.influenceOf', { who })}
          onChange={({ currentTarget }) => type(currentTarget.value.replaceAll(/\D/g, ''))}
          className="my-0.5 min-h-touch w-14 rounded-lg border-2 border-edge bg-card text-center text-base text-ink"
        />
      )}
    </li>
  );
}
