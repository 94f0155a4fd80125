/**
 * The result as a table on the printed sheet. It uses lines and a wreath instead of colours, which a printer may not
 * have.
 */

import { LaurelDrawing } from '@/components/boards/laurel';
import { NameLines, typeFor } from '@/components/boards/name-lines';
import { ColourSign, Mark } from '@/components/boards/sign';
import { isEmpty, type ResultLine, type ResultSeat } from './result-table';

type Props = {
  readonly caption: string;
  readonly seats: readonly ResultSeat[];
  readonly lines: readonly ResultLine[];
  /** An explanation of the numbers and signs. */
  readonly note: string;
};

export function PaperTable({ caption, seats, lines, note }: Props): React.ReactNode {
  /** The share of the table's width that the row titles take, in percent. */
  const titles = seats.length > 4 ? 20 : seats.length > 3 ? 24 : 31;
  const type = typeFor(
    seats.map(({ name }) => name),
    (100 - titles) / seats.length,
  );
  return (
    <div className="@container flex flex-col">
      <table className="w-full grow table-fixed border-collapse text-center">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <td style={{ width: `${titles}%` }} />
            {seats.map(({ name, colour, isWinner }) => (
              <th key={colour} scope="col" className="pb-1 align-bottom text-[0.6875rem] leading-tight">
                {isWinner ? (
                  <Mark className="mx-auto size-11">
                    <LaurelDrawing colour={colour} />
                  </Mark>
                ) : (
                  <ColourSign colour={colour} className="mx-auto mb-2 size-6" />
                )}
                {/* The full names are elsewhere on the sheet. A lighter weight takes less room. */}
                <NameLines
                  name={name}
                  type={type}
                  className={`block ${seats.length > 3 ? 'font-normal' : ''}`}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.title} line={line} />
          ))}
        </tbody>
      </table>
      <p className="mt-1 text-muted text-xs">{note}</p>
    </div>
  );
}

function Row({
  line: { kind, title, note, influence, cells },
}: {
  readonly line: ResultLine;
}): React.ReactNode {
  return (
    <tr className={kind === 'points' ? 'border-ink border-t-2 font-bold text-xl' : 'border-edge border-t'}>
      <th
        scope="row"
        className={`text-left [overflow-wrap:normal] ${kind === 'gain' ? 'text-sm max-sm:text-xs' : 'text-[min(0.75rem,2.9vw)]'}`}
      >
        <span className={kind === 'gain' ? 'whitespace-nowrap' : ''}>{title}</span>{' '}
        {note && !isEmpty(cells) && <span className="font-normal text-xs">{note}</span>}
      </th>
      {isEmpty(cells) ? (
        <td colSpan={cells.length} className="text-xs">
          {note}
        </td>
      ) : (
        cells.map((cell, player) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is an index
          <td key={player} className={kind === 'gain' ? 'px-0.5 py-0.5 text-xs' : ''}>
            {influence?.[player]} {influence && cell ? <b className="inline-block">({cell})</b> : cell}
          </td>
        ))
      )}
    </tr>
  );
}
