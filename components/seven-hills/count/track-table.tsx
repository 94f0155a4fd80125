'use client';

/** The track as a table: a row for each epoch, then one for each source of points; both add up to the same sums. */
import { Laurel } from '@/components/boards/laurel';
import { NameLines, typeFor } from '@/components/boards/name-lines';
import { ColourSign } from '@/components/boards/sign';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { countSentences, epochName, epochNumeral, namesOf, signed } from '@/lib/i18n';
import { trackUntil } from '@/lib/seven-hills';
import type { StepProps } from './score-step';

type Props = StepProps & { readonly isEnd: boolean; readonly onPoints: (player: number) => void };

/** The share of the table's width that the row titles take, in percent. */
const TITLES = 24;
const TITLE = 'py-2 pl-2 text-left text-xs leading-tight font-normal sm:text-base';

export function TrackTable({ count: { game, result }, walk, isEnd, onPoints }: Props): React.ReactNode {
  const say = useSay<'sevenCount' | 'sevenGuide' | 'sevenWords' | 'words'>();
  const names = namesOf(say, game.players);
  const type = typeFor(
    game.players.map((_, player) => names.one(player)),
    (100 - TITLES) / game.players.length,
  );
  const tell = countSentences(say, game);
  const { epochs, sources, running } = trackUntil(result, walk.epoch);
  const isWinner = (player: number): boolean => isEnd && (result.winners ?? []).includes(player);
  return (
    <div className="@container relative mt-5 overflow-x-auto rounded-2xl border border-line bg-card px-2 py-4 sm:px-5">
      <table className="w-full min-w-[15rem] table-fixed text-center">
        <caption className="sr-only">
          {say('sevenGuide.trackOf', { epoch: epochName(say, walk.epoch) })}
        </caption>
        <colgroup>
          <col style={{ width: `${TITLES}%` }} />
          {game.players.map(({ colour }, player) => (
            <col
              key={colour}
              className={isWinner(player) ? 'border-laurel/60 border-x bg-laurel-wash' : ''}
            />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td />
            {game.players.map(({ colour }, player) => (
              <th key={colour} scope="col" className="pt-1 pb-2 align-top text-xs sm:text-base">
                {isWinner(player) ? (
                  <Laurel colour={colour} className="-my-1.5 mx-auto aspect-square w-11 max-w-full sm:w-14" />
                ) : (
                  <ColourSign colour={colour} className="mx-auto size-8 sm:size-10" />
                )}
                <NameLines name={names.one(player)} type={type} className="mt-1 block px-px" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {epochs.map(({ epoch, total }) => (
            <tr
              key={epoch}
              onClick={() => walk.visit(epoch, { part: 'order' })}
              className="cursor-pointer hover:bg-sand"
            >
              <th scope="row" className="p-0 text-left">
                <button
                  type="button"
                  aria-label={say('sevenGuide.toEpochCount', { epoch: epochName(say, epoch) })}
                  className="flex min-h-touch w-full cursor-pointer items-center gap-1 pl-2 font-bold"
                >
                  {epochNumeral(epoch)}
                  <Icon name="forward" className="size-3.5 text-edge" />
                </button>
              </th>
              <Points points={total} />
            </tr>
          ))}
        </tbody>
        <tbody className="border-line border-t">
          {sources.map(({ source, points }) => (
            <tr key={source}>
              <th scope="row" className={TITLE}>
                {tell.source(source)}
              </th>
              <Points points={points} quiet />
            </tr>
          ))}
        </tbody>
        <tfoot className="border-ink border-t-2 text-2xl sm:text-3xl">
          <tr>
            <th scope="row" className={TITLE}>
              {say('sevenGuide.points')}
            </th>
            {running.map((points, player) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a player is an index
              <td key={player} className={`p-0 font-bold ${isWinner(player) ? 'text-terracotta' : ''}`}>
                <button
                  type="button"
                  aria-label={say('sevenGuide.ask', { who: names.one(player), score: signed(points) })}
                  onClick={() => onPoints(player)}
                  className="h-13 w-full cursor-pointer rounded-lg hover:bg-sand"
                >
                  {signed(points)}
                </button>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

type PointsProps = { readonly points: readonly number[]; readonly quiet?: boolean };

function Points({ points, quiet = false }: PointsProps): React.ReactNode {
  return points.map((value, player) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a player is an index
    <td key={player} className={value === 0 || quiet ? 'text-muted' : 'font-bold'}>
      {signed(value)}
    </td>
  ));
}
