'use client';

/** The area that was tapped last: everybody's markers by class, and what the hill would give as it stands. */

import { ColourSign } from '@/components/boards/sign';
import { useGame } from '@/components/seven-hills/game/use-game';
import { ClassPicture } from '@/components/seven-hills/map/class-picture';
import { useSay } from '@/components/ui/speech';
import { areaName, countSentences, epochNumeral, sevenPlayerName, signed } from '@/lib/i18n';
import { type Area, CLASSES, isCamp, isHill, OPENS_IN, openHills } from '@/lib/seven-hills';
import {
  changesSince,
  countAt,
  epochBefore,
  type Moment,
  markersIn,
  type Table,
} from '@/lib/seven-hills/enter';

type Props = { readonly table: Table; readonly at: Moment; readonly area: Area };

export function AreaCard({ table, at, area }: Props): React.ReactNode {
  const say = useSay<'sevenCount' | 'sevenEntry' | 'sevenWords' | 'words'>();
  const { game, result } = useGame();
  const hill = result?.epochs[at.epoch - 1]?.hills.find((scored) => scored.hill === area);
  const sentences = game && countSentences(say, game);
  const isEmpty = table.players.every((_, player) => markersIn(table, at, area, player) === 0);
  return (
    <section
      aria-label={areaName(say, area)}
      className="mt-2 rounded-2xl border-2 border-line bg-card px-3 py-2.5"
    >
      <h2 className="text-lg">{hill && sentences ? sentences.hill(hill) : areaName(say, area)}</h2>
      {isEmpty ? (
        <p className="text-muted text-sm">{say('sevenEntry.nothing')}</p>
      ) : (
        <Markers table={table} at={at} area={area} strength={hill?.strength} />
      )}
      <p className="mt-1.5 text-sm leading-relaxed">
        {hill && sentences && !isEmpty && sentences.verdict(hill)}
        {isHill(area) &&
          !openHills(at.epoch).includes(area) &&
          say('sevenEntry.closedCard', { numeral: epochNumeral(OPENS_IN[area]) })}
        {!isHill(area) && say(isCamp(area) ? 'sevenEntry.camp' : 'sevenEntry.votes')}
      </p>
    </section>
  );
}

type MarkersProps = Props & { readonly strength: readonly number[] | undefined };

/** A row for each player who has something there. */
function Markers({ table, at, area, strength }: MarkersProps): React.ReactNode {
  const say = useSay<'sevenEntry' | 'words'>();
  const isCompared = epochBefore(at) !== undefined;
  return (
    <table className="mt-1 w-full text-center">
      <thead>
        <tr className="text-muted text-xs">
          <td />
          {CLASSES.map((of) => (
            <th key={of} scope="col" className="font-normal">
              <ClassPicture of={of} className="mx-auto size-5" />
              <span className="sr-only">{say(`sevenEntry.${of}`)}</span>
            </th>
          ))}
          {strength && (
            <th scope="col" className="font-normal">
              {say('sevenEntry.strength')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {table.players.map((player, index) => {
          const changes = changesSince(table, at, area, index);
          const isThere = markersIn(table, at, area, index) > 0;
          if (!isThere && !Object.values(changes).some((by) => by !== 0)) return null;
          return (
            <tr key={player.colour} className="border-line border-t">
              <th scope="row" className="max-w-28 py-1 text-left font-normal text-sm">
                <span className="flex items-center gap-1.5">
                  <ColourSign colour={player.colour} className="size-4" />
                  <span className="truncate">{sevenPlayerName(say, player)}</span>
                </span>
              </th>
              {CLASSES.map((of) => (
                <td key={of} className="font-bold">
                  {countAt(table, at, { area, player: index, of }) || '·'}
                  {isCompared && changes[of] !== 0 && (
                    <span className="ml-0.5 rounded-sm bg-sand px-0.5 text-xs">
                      {changes[of] > 0 ? say('sevenEntry.more', { count: changes[of] }) : signed(changes[of])}
                    </span>
                  )}
                </td>
              ))}
              {strength && <td className="font-bold text-lg">{strength[index]}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
