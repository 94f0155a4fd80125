import { Sign } from '@/components/pieces/sign';
import { playerName, type Speaker, sentences } from '@/lib/i18n';
import { type Game, gainsOf, type Result } from '@/lib/palatinus';
import { CountRow, HillRow } from './tally-rows';

type Props = {
  readonly say: Speaker<'score' | 'walkthrough' | 'words'>;
  readonly game: Pick<Game, 'players' | 'rulings'>;
  readonly result: Result;
  /** One below the heading that stands above it. */
  readonly level: 'h2' | 'h3';
};

/** The winners in a sentence, then the table: what each hill brought to whom, captives, discs, points. */
export function Tally({ say, game, result, level }: Props): React.ReactNode {
  const { hills, tally, winners } = result;
  const Heading = level;
  const tell = sentences(say, game);
  const gains = gainsOf(result);
  const discs = gains.filter(({ what, at }) => what === 'disc' && at !== undefined);
  return (
    <div className="min-w-0">
      <Heading className="text-center text-2xl leading-snug sm:text-3xl">{tell.winners(result)}</Heading>
      <p className="mt-2 text-center text-muted">{tell.decision(result)}</p>
      <div className="relative mt-5 overflow-x-auto rounded-2xl border border-line bg-card px-2 py-4 sm:px-5">
        <table className="w-full min-w-[15rem] table-fixed text-center text-xs sm:text-base">
          <caption className="sr-only">{say('walkthrough.tally')}</caption>
          <thead>
            <tr>
              <td className="w-[24%]" />
              {game.players.map((player) => (
                <th
                  key={player.people}
                  scope="col"
                  className="pb-2 align-top text-[0.6875rem] min-[22.5rem]:text-xs sm:text-base [overflow-wrap:anywhere]"
                >
                  <Sign people={player.people} className="mx-auto mb-1 size-8 sm:size-9" />
                  {playerName(say, player)}
                  <span className="sr-only">, {say(`words.${player.people}`)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hills.map((hill) => (
              <HillRow
                key={hill.letter}
                say={say}
                letter={hill.letter}
                gains={gains.filter(({ hill: from, at }) => from === hill.letter && at === undefined)}
                tally={tally}
              />
            ))}
          </tbody>
          <tbody className="border-line border-t text-base [&_th]:font-normal">
            <CountRow title={say('score.captives')} counts={tally.map(({ captured }) => captured)} />
            <CountRow
              title={say('score.discs')}
              counts={tally.map(({ player }) => discs.filter((gain) => gain.player === player).length)}
            />
          </tbody>
          <tfoot className="border-ink border-t-2 text-lg sm:text-2xl">
            <CountRow
              title={say('score.points')}
              counts={tally.map(({ points }) => points)}
              raised={winners}
            />
          </tfoot>
        </table>
      </div>
    </div>
  );
}
