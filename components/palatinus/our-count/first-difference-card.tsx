'use client';

/** The first place at which the players and the rules differ, with what the rules count there, piece by piece. */
import { useMemo, useState } from 'react';
import { StillBoard } from '@/components/palatinus/board/still-board';
import { drawingOf } from '@/components/palatinus/count/hill-drawing';
import { InfluenceRows, InfluenceTotals } from '@/components/palatinus/count/influence';
import { StorySheet } from '@/components/palatinus/count/late-parts';
import { ScreenLink } from '@/components/shell/screens';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { gainSentence, ownCountSentences, playerName } from '@/lib/i18n';
import {
  type FieldName,
  type Gain,
  type Game,
  type Hill,
  hillSoFar,
  positions,
  type Result,
} from '@/lib/palatinus';
import type { FirstDifference } from '@/lib/palatinus/settle';

type Props = {
  readonly game: Game;
  readonly result: Result;
  /** All differences at that place; at least one. */
  readonly first: readonly FirstDifference[];
  readonly turned: number;
};

export function FirstDifferenceCard({ game, result, first, turned }: Props): React.ReactNode {
  const say = useSay<'misreadings' | 'numbers' | 'pieces' | 'rulings' | 'words'>();
  const seatOf = (player: number): string => {
    const seat = game.players[player];
    return seat ? playerName(say, seat) : '';
  };
  const [place] = first;
  const hill = result.hills.find(({ letter }) => place && 'hill' in place && letter === place.hill);
  return (
    <section aria-labelledby="first" className="rounded-2xl border border-line bg-card px-4 py-3">
      <h2 id="first" className="text-xl">
        {say('numbers.first')}
      </h2>
      <p className="mt-1 font-bold leading-snug">{ownCountSentences(say, game).firstDifferences(first)}</p>
      {hill ? (
        <HillCount {...{ game, result, first, turned, hill }} />
      ) : (
        first.map(
          (one) =>
            'player' in one && (
              <Gains
                key={one.player}
                players={game.players}
                title={say('numbers.gainsOf', { who: seatOf(one.player) })}
                gains={one.gains}
                sum={Number(one.ours)}
              />
            ),
        )
      )}
    </section>
  );
}

function HillCount({ game, result, first, turned, hill }: Props & { readonly hill: Hill }): React.ReactNode {
  const say = useSay<'numbers'>();
  const [chosen, setChosen] = useState<FieldName>();
  const [asked, setAsked] = useState<FieldName>();
  const { letter } = hill;
  const pieces = hill.influence.filter(({ at }) =>
    first.some((one) => one.pieces.some((piece) => piece.at === at)),
  );
  const shown = pieces.some(({ at }) => at === chosen) ? chosen : undefined;
  const drawing = useMemo(() => {
    const step = { part: 'influence', letter } as const;
    const [here] = positions(game).filter((other) => other.letter === letter);
    return here && drawingOf(game, hillSoFar(hill, step), here, step, shown);
  }, [game, hill, letter, shown]);
  return (
    <>
      <div className="mt-2 sm:flex sm:items-start sm:gap-5">
        {drawing && (
          <StillBoard
            {...drawing}
            names
            label={say('numbers.board', { letter })}
            turned={turned}
            frame={game.board.tiles[letter].place}
            className="mx-auto mb-2 w-56 shrink-0 rounded-xl"
          />
        )}
        <div className="min-w-0 grow">
          {pieces.length === 0 && <p>{say('numbers.nothingHere')}</p>}
          <InfluenceRows
            game={game}
            hill={{ ...hill, influence: pieces }}
            chosen={shown}
            onChoose={(at) => setChosen(at === chosen ? undefined : at)}
            onAsk={setAsked}
          />
          {first.some(({ what }) => what === 'hill') && <InfluenceTotals game={game} hill={hill} />}
        </div>
      </div>
      <ScreenLink
        to={`score?step=${letter}`}
        remembersHere
        className="mt-1 inline-flex min-h-touch items-center gap-1 font-bold text-terracotta underline underline-offset-4"
      >
        {say('numbers.showHill', { letter })}
        <Icon name="forward" className="size-4" />
      </ScreenLink>
      {asked && <StorySheet {...{ game, result }} at={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

type GainsProps = {
  readonly players: Game['players'];
  /** The player whose gains these are. */
  readonly title: string;
  readonly gains: readonly Gain[];
  readonly sum: number;
};

/** Everything the player gained by the rules, with its sum. */
function Gains({ players, title, gains, sum }: GainsProps): React.ReactNode {
  const say = useSay<'pieces' | 'tally' | 'words'>();
  return (
    <ul aria-label={title} className="mt-1 divide-y divide-line">
      <li aria-hidden="true" className="pt-2 font-bold [overflow-wrap:anywhere]">
        {title}
      </li>
      {gains.map((gain, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a captive may be several discs to one player
        <li key={index} className="flex justify-between gap-4 py-1.5">
          <span className="min-w-0 [overflow-wrap:anywhere]">{gainSentence(say, players, gain)}</span>
          <b>{gain.points}</b>
        </li>
      ))}
      {gains.length === 0 && <li className="py-1.5">{say('tally.nothing')}</li>}
      <li className="flex justify-between gap-4 py-1.5 font-bold">
        {say('tally.sum')}
        <b>{sum}</b>
      </li>
    </ul>
  );
}
