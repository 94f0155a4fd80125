/** The tally on the printed sheet, with the influence that decided each hill. */

import { LaurelDrawing } from '@/components/boards/laurel';
import { Mark } from '@/components/boards/sign';
import { Sign } from '@/components/palatinus/board/piece';
import { wrapTwice } from '@/components/transfer/wrap';
import { playerName } from '@/lib/i18n';
import type { Game, Result } from '@/lib/palatinus';
import { isEmpty, type TableSpeaker, type TallyLine, tallyLines } from './tally-lines';

/** How many letters of all names fit side by side; the full names stand next to the board. */
const HEAD_LETTERS = 36;

type Props = { readonly say: TableSpeaker; readonly game: Game; readonly result: Result };

/** One row for each hill. It uses lines and a wreath instead of colours, which a printer may not have. */
export function PrintTally({ say, game, result }: Props): React.ReactNode {
  return (
    <div className="flex flex-col">
      <table className="w-full grow table-fixed border-collapse text-center">
        <caption className="sr-only">{say('walkthrough.tally')}</caption>
        <thead>
          <tr>
            <td className="w-[21%]" />
            {game.players.map((player, index) => (
              <th
                key={player.people}
                scope="col"
                className="pb-1 align-bottom text-[0.6875rem] leading-tight"
              >
                {result.winners.includes(index) ? (
                  <Mark className="mx-auto size-11">
                    <LaurelDrawing colour={player.people} />
                  </Mark>
                ) : (
                  <Sign people={player.people} className="mx-auto mb-2 size-6" />
                )}
                {wrapTwice(playerName(say, player), HEAD_LETTERS / game.players.length).map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
                  <span key={at} className="block">
                    {line}
                  </span>
                ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tallyLines(say, result).map((line) => (
            <Row key={line.title} line={line} />
          ))}
        </tbody>
      </table>
      <p className="mt-1 text-muted text-xs">{say('share.tallyNote')}</p>
    </div>
  );
}

function Row({
  line: { kind, title, note, influence, cells },
}: {
  readonly line: TallyLine;
}): React.ReactNode {
  return (
    <tr className={kind === 'points' ? 'border-ink border-t-2 font-bold text-xl' : 'border-edge border-t'}>
      <th scope="row" className={`text-left ${kind === 'hill' ? '' : 'text-xs'}`}>
        {title}
        {note && !isEmpty(cells) && <span className="pl-1.5 font-normal text-xs">{note}</span>}
      </th>
      {isEmpty(cells) ? (
        <td colSpan={cells.length} className="text-xs">
          {note}
        </td>
      ) : (
        cells.map((cell, player) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is an index
          <td key={player} className={kind === 'hill' ? 'py-0.5 text-xs' : ''}>
            {influence?.[player]} {influence ? <b className="inline-block">{cell}</b> : cell}
          </td>
        ))
      )}
    </tr>
  );
}
