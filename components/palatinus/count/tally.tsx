import { Sign } from '@/components/palatinus/board/piece';
import { gameSentences, playerName, type Speaker } from '@/lib/i18n';
import { type Game, type Letter, type Result, tallyTable } from '@/lib/palatinus';
import { CountRow, HillRow, PointsRow } from './tally-rows';

type Props = {
  readonly say: Speaker<'score' | 'tally' | 'walkthrough' | 'words'>;
  readonly game: Pick<Game, 'players' | 'rulings'>;
  readonly result: Result;
  /** One below the heading that stands above it. */
  readonly level: 'h2' | 'h3';
  /** Where the count of a hill can be gone to, and points asked about. */
  readonly onHill?: (letter: Letter) => void;
  readonly onPoints?: (player: number) => void;
};

/** The winners in a sentence, then the table: what each hill brought to whom, captives, discs, points. */
export function Tally({ say, game, result, level, onHill, onPoints }: Props): React.ReactNode {
  const { hills, captives, captiveDiscs, points } = tallyTable(result);
  const Heading = level;
  const tell = gameSentences(say, game);
  const names = game.players.map((player) => playerName(say, player));
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
              {game.players.map(({ people }, player) => (
                <th
                  key={people}
                  scope="col"
                  className="px-0.5 pb-2 align-top text-[0.6875rem] min-[22.5rem]:text-xs sm:text-base"
                >
                  <Sign people={people} className="mx-auto mb-1 size-8 sm:size-9" />
                  <span className="line-clamp-2 hyphens-auto [overflow-wrap:anywhere]">{names[player]}</span>
                  <span className="sr-only">, {say(`words.${people}`)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hills.map((row) => (
              <HillRow key={row.letter} say={say} row={row} onGo={onHill && (() => onHill(row.letter))} />
            ))}
          </tbody>
          <tbody className="border-line border-t text-base [&_th]:font-normal">
            <CountRow title={say('score.captives')} counts={captives} />
            {captiveDiscs && <CountRow title={say('tally.discs')} counts={captiveDiscs} />}
          </tbody>
          <tfoot className="border-ink border-t-2 text-2xl sm:text-3xl">
            <PointsRow say={say} names={names} row={points} onAsk={onPoints} />
          </tfoot>
        </table>
      </div>
    </div>
  );
}
