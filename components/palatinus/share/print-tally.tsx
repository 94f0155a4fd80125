/** The tally on the printed sheet. */

import { Sign } from '@/components/palatinus/board/piece';
import { cut } from '@/components/transfer/wrap';
import type { Game, Result } from '@/lib/palatinus';
import { isEmpty, shownNames, type TableSpeaker, tallyLines } from './tally-lines';

type Props = { readonly say: TableSpeaker; readonly game: Game; readonly result: Result };

/** One row for each hill. It uses lines instead of colours, which a printer may not have. */
export function PrintTally({ say, game, result }: Props): React.ReactNode {
  const names = shownNames(say, game);
  return (
    <table className="h-full w-full table-fixed border-collapse text-center">
      <caption className="sr-only">{say('walkthrough.tally')}</caption>
      <thead>
        <tr>
          <td className="w-[26%]" />
          {game.players.map(({ people }, player) => (
            <th key={people} scope="col" className="pb-1 align-bottom text-xs leading-tight">
              <Sign people={people} className="mx-auto size-6" />
              {cut(names[player] ?? '', 14)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tallyLines(say, result).map(({ kind, title, note, cells }) => (
          <tr
            key={title}
            className={kind === 'points' ? 'border-ink border-t-2 font-bold text-xl' : 'border-edge border-t'}
          >
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
                <td key={player} className={kind === 'hill' ? 'text-xs font-bold' : ''}>
                  {cell}
                  {kind === 'points' && result.winners.includes(player) && <span aria-hidden="true">*</span>}
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
