import { Laurel } from '@/components/boards/laurel';
import { NameLines, typeFor } from '@/components/boards/name-lines';
import { Sign } from '@/components/palatinus/board/piece';
import { gameSentences, playerName, type Speaker } from '@/lib/i18n';
import { type Game, type Letter, type Result, tallyTable } from '@/lib/palatinus';
import { CountRow, HillRow, PointsRow } from './tally-rows';

type Props = {
  readonly say: Speaker<'pieces' | 'score' | 'tally' | 'walkthrough' | 'words'>;
  readonly game: Pick<Game, 'players' | 'rulings'>;
  readonly result: Result;
  /** One level below the heading above it. */
  readonly level: 'h2' | 'h3';
  /** Where the count of a hill can be opened, and a player's points explained. */
  readonly onHill?: (letter: Letter) => void;
  readonly onPoints?: (player: number) => void;
  /** Whether it is shown for the first time, which is celebrated. */
  readonly isNew?: boolean;
};

/** The share of the table's width that the row titles take, in percent. */
const TITLES = 24;

/** The winners in a sentence, then the table: what each hill gave to whom, captives, discs, points. */
export function Tally({ say, game, result, level, onHill, onPoints, isNew }: Props): React.ReactNode {
  const { hills, captives, captiveDiscs, points } = tallyTable(result);
  const Heading = level;
  const tell = gameSentences(say, game);
  const names = game.players.map((player) => playerName(say, player));
  const type = typeFor(names, (100 - TITLES) / names.length);
  return (
    <div className="min-w-0">
      <Heading
        className={`text-balance text-center text-[min(1.3125rem,6.4vw)] leading-tight sm:text-3xl low:text-xl ${isNew ? 'motion-safe:animate-proclaim' : ''}`}
      >
        {tell.winners(result)}
      </Heading>
      <p className="mt-1 text-balance text-center text-muted max-sm:text-sm">{tell.decision(result)}</p>
      <div className="@container relative mt-2.5 overflow-x-auto rounded-2xl border border-line bg-card px-2 py-1.5 sm:mt-3 sm:py-2 max-[22.5rem]:-mx-3 max-[22.5rem]:px-1 sm:px-5">
        <table className="w-full min-w-60 table-fixed text-center text-xs sm:text-base">
          <caption className="sr-only">{say('walkthrough.tally')}</caption>
          <colgroup>
            <col style={{ width: `${TITLES}%` }} />
            {points.map(({ isWinner }, player) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a player is an index
              <col key={player} className={isWinner ? 'border-laurel/60 border-x bg-laurel-wash' : ''} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <td />
              {game.players.map(({ people }, player) => (
                <th key={people} scope="col" className="pt-1 pb-2 align-top text-xs sm:text-base">
                  {points[player]?.isWinner ? (
                    <Laurel
                      colour={people}
                      className="-my-1.5 mx-auto aspect-square w-10 min-[22.5rem]:w-11 max-w-full sm:-my-2 sm:w-14"
                    />
                  ) : (
                    <Sign people={people} className="mx-auto size-7 min-[22.5rem]:size-8 sm:size-10" />
                  )}
                  <NameLines
                    name={names[player] ?? ''}
                    type={type}
                    className="mt-1 block max-sm:font-normal max-sm:tracking-tight"
                  />
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
          <tbody className="border-line border-t text-[min(1rem,4.6vw)] [&_th]:font-normal">
            <CountRow title={say('score.captives')} counts={captives} />
            {captiveDiscs && <CountRow title={say('tally.discs')} counts={captiveDiscs} />}
          </tbody>
          <tfoot className="border-ink border-t-2 text-[min(1.5rem,7.4vw)] sm:text-3xl">
            <PointsRow say={say} names={names} row={points} onAsk={onPoints} />
          </tfoot>
        </table>
      </div>
    </div>
  );
}
