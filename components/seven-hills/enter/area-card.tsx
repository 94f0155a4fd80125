'use client';

/**
 * The open area: everybody's markers by class, and what the hill would currently give. When entering area by area,
 * each number is a button.
 */

import { ColourSign } from '@/components/boards/sign';
import { usePress } from '@/components/boards/use-press';
import { changeWords } from '@/components/seven-hills/game/map-scene';
import { countedOf } from '@/components/seven-hills/game/use-game';
import { ClassPicture } from '@/components/seven-hills/map/class-picture';
import { useSay } from '@/components/ui/speech';
import { areaName, countSentences, epochNumeral, sevenPlayerName } from '@/lib/i18n';
import { type Area, CLASSES, isCamp, isHill, OPENS_IN, openHills } from '@/lib/seven-hills';
import {
  type Brush,
  canHold,
  changesSince,
  countAt,
  epochBefore,
  type Moment,
  markersIn,
  type Notebook,
  type Table,
} from '@/lib/seven-hills/enter';

type AreaProps = {
  readonly at: Moment;
  readonly area: Area;
  /** One marker more, or one fewer if `isBack`. Without it there are no buttons. */
  readonly onTap?: ((brush: Brush, isBack: boolean) => void) | undefined;
};

type Props = AreaProps & {
  readonly notebook: Notebook;
  /** Shown next to the title. */
  readonly tools?: React.ReactNode;
};

export function AreaCard({ notebook, at, area, onTap, tools }: Props): React.ReactNode {
  const say = useSay<'sevenCount' | 'sevenEntry' | 'sevenWords' | 'words'>();
  const { table } = notebook;
  const { game, result } = countedOf(notebook);
  const hill = result?.epochs[at.epoch - 1]?.hills.find((scored) => scored.hill === area);
  const sentences = game && countSentences(say, game);
  const isEmpty = table.players.every((_, player) => markersIn(table, at, area, player) === 0);
  return (
    <section
      aria-label={areaName(say, area)}
      className="mt-2 rounded-2xl border-2 border-line bg-card px-3 py-2.5"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-lg leading-tight">
          {hill && sentences ? sentences.hill(hill) : areaName(say, area)}
        </h2>
        {tools}
      </div>
      {isEmpty && !onTap ? (
        <p className="text-muted text-sm">{say('sevenEntry.nothing')}</p>
      ) : (
        <Markers {...{ table, at, area, onTap }} strength={hill?.strength} />
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

type MarkersProps = AreaProps & { readonly table: Table; readonly strength: readonly number[] | undefined };

/** A row for each player who has markers there; for all players if it can be changed. */
function Markers({ table, at, area, onTap, strength }: MarkersProps): React.ReactNode {
  const say = useSay<'sevenEntry' | 'words'>();
  const narrow = onTap ? 'max-[24rem]:hidden' : '';
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
            <th scope="col" className={`font-normal ${narrow}`}>
              {say('sevenEntry.strength')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {table.players.map((player, index) => {
          const changes = changesSince(table, at, area, index);
          const isThere = markersIn(table, at, area, index) > 0;
          if (!onTap && !isThere && !Object.values(changes).some((by) => by !== 0)) return null;
          return (
            <tr key={player.colour} className="border-line border-t">
              <th scope="row" className="max-w-[max(4rem,15vw)] py-1 text-left font-normal text-sm">
                <span className="flex items-center gap-1.5">
                  <ColourSign colour={player.colour} className="size-4" />
                  <span className="truncate">{sevenPlayerName(say, player)}</span>
                </span>
              </th>
              {CLASSES.map((of) => (
                <td key={of} className="p-0 font-bold">
                  <Count {...{ table, at, area, onTap }} brush={{ player: index, of }} by={changes[of]} />
                </td>
              ))}
              {strength && <td className={`font-bold text-lg ${narrow}`}>{strength[index]}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type CountProps = AreaProps & { readonly table: Table; readonly brush: Brush; readonly by: number };

/** One player's markers of one class, and the difference to the epoch before. */
function Count({ table, at, area, brush, by, onTap }: CountProps): React.ReactNode {
  const say = useSay<'sevenEntry' | 'sevenWords' | 'words'>();
  const { wasHeld, handlers } = usePress(onTap && (() => onTap(brush, true)));
  const count = countAt(table, at, { area, ...brush });
  const inside = (
    <>
      {count || '·'}
      {epochBefore(at) && by !== 0 && (
        <span className="ml-0.5 rounded-sm bg-sand px-0.5 text-xs">{changeWords(say, by)}</span>
      )}
    </>
  );
  const player = table.players[brush.player];
  if (!onTap || !player || !canHold(area, brush.of)) return inside;
  return (
    <button
      type="button"
      aria-label={say('sevenEntry.markers', {
        who: sevenPlayerName(say, player),
        of: say(`sevenWords.${brush.of}`),
        count,
      })}
      onClick={() => {
        if (!wasHeld()) onTap(brush, false);
      }}
      onKeyDown={({ key }) => {
        if (['Backspace', 'Delete', '-'].includes(key)) onTap(brush, true);
      }}
      {...handlers}
      className="inline-flex h-touch w-[calc(100%-0.25rem)] min-w-touch cursor-pointer items-center justify-center rounded-lg border border-line bg-parchment *:pointer-events-none hover:border-edge data-pressed:opacity-65"
    >
      {inside}
    </button>
  );
}
