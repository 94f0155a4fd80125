'use client';

/** One hill counted by two readings: two boards with the differences marked, and everybody's influence. */
import { Sign } from '@/components/palatinus/board/piece';
import { StillBoard } from '@/components/palatinus/board/still-board';
import { useSay } from '@/components/ui/speech';
import { gameSentences, playerName, settleSentences } from '@/lib/i18n';
import { type Game, type Hill, type Letter, positions, type Rulings, score, takersOf } from '@/lib/palatinus';
import { drawingOfReading, type Reading } from './reading-drawing';

type Props = {
  readonly game: Game;
  readonly letter: Letter;
  /** The answers that the other reading changes. */
  readonly changed: Partial<Rulings>;
  readonly turned: number;
};

export function BothWays({ game, letter, changed, turned }: Props): React.ReactNode {
  const say = useSay<'pieces' | 'settle' | 'story' | 'walkthrough' | 'words'>();
  const { short } = settleSentences(say, game);
  const other = { ...game, rulings: { ...game.rulings, ...changed } };
  const [mine, theirs] = [readingOf(game, letter), readingOf(other, letter)];
  if (!mine || !theirs) return null;
  const own = Object.fromEntries(
    Object.keys(changed).map((key) => [key, game.rulings[key as keyof Rulings]]),
  ) as Partial<Rulings>;
  return (
    <div className="mt-3 grid gap-x-3 gap-y-5 sm:grid-cols-2">
      <HillByReading
        {...{ letter, turned }}
        game={game}
        reading={mine}
        against={theirs}
        title={say('settle.asYouPlay')}
        answer={short(own)}
      />
      <HillByReading
        {...{ letter, turned }}
        game={other}
        reading={theirs}
        against={mine}
        title={say('settle.otherReading')}
        answer={short(changed)}
      />
    </div>
  );
}

function readingOf(game: Game, letter: Letter): Reading | undefined {
  const hill = score(game).hills.find((one) => one.letter === letter);
  const there = positions(game).find((one) => one.letter === letter);
  return hill && there && { hill, positions: there };
}

type HillProps = {
  readonly game: Game;
  readonly letter: Letter;
  readonly reading: Reading;
  readonly against: Reading;
  readonly turned: number;
  readonly title: string;
  readonly answer: string;
};

function HillByReading(props: HillProps): React.ReactNode {
  const { game, letter, reading, against, turned, title, answer } = props;
  const say = useSay<'pieces' | 'settle' | 'walkthrough' | 'words'>();
  const sentences = gameSentences(say, game);
  const { hill } = reading;
  const { shows, ...drawing } = drawingOfReading(game, reading, against);
  const inQuestion = hill.captures.filter(({ ruling }) => ruling !== undefined).map(sentences.capture);
  const told = shows === 'captures' ? inQuestion.join(' ') : sentences.control(hill);
  const counted = shows === 'captures' ? told : sentences.totals(hill);
  return (
    <figure className="min-w-0">
      <figcaption className="leading-snug">
        <span className="text-muted text-sm">{title}</span>
        <br />
        <b>{answer}</b>
      </figcaption>
      <StillBoard
        {...drawing}
        names
        turned={turned}
        frame={game.board.tiles[letter].place}
        label={say('settle.boardOf', { letter, reading: answer, totals: counted })}
        className="mt-1 aspect-square w-full"
      />
      {shows === 'influence' && <Totals game={game} hill={hill} otherwise={against.hill} />}
      <p className="mt-1 text-sm leading-snug">{told}</p>
    </figure>
  );
}

const MARKED = 'text-terracotta underline decoration-2 underline-offset-2';

type TotalsProps = {
  readonly game: Pick<Game, 'players'>;
  readonly hill: Pick<Hill, 'totals' | 'outcome'>;
  readonly otherwise: Pick<Hill, 'totals'>;
};

/**
 * Everybody's influence on the hill. Its taker is framed, as in the count; what the other reading changes is
 * underlined.
 */
function Totals({ game, hill: { totals, outcome }, otherwise }: TotalsProps): React.ReactNode {
  const say = useSay<'words'>();
  const takers = takersOf(outcome, game.players);
  return (
    <ul className="mt-1.5 flex flex-wrap gap-1">
      {game.players.map((player, index) => (
        <li
          key={player.people}
          className={`flex items-center gap-1 rounded-lg border-2 px-1 py-0.5 ${takers.includes(player) ? 'border-ink bg-card' : 'border-transparent'}`}
        >
          <Sign people={player.people} className="size-5" />
          <span className="sr-only">{playerName(say, player)} </span>
          <b className={totals[index] === otherwise.totals[index] ? '' : MARKED}>{totals[index]}</b>
        </li>
      ))}
    </ul>
  );
}
