/** A result as a table inside an SVG drawing. */

import { ColourShape } from '@/components/boards/sign';
import { withoutJoiners } from '@/lib/text';
import type { ResultLine, ResultSeat } from './result-table';
import { widthOf, wrap, wrapTwice } from './wrap';

/** Room for the players' signs and up to two lines of their names. */
const HEAD = 150;
const STEP = 44;
const TITLES = 196;
const SIDE = 16;

/** All rows have the same height except the last one, the points, which is higher. */
export function tableHeight(lines: readonly ResultLine[]): number {
  return HEAD + (lines.length - 1) * STEP + 86;
}

type Props = {
  readonly lines: readonly ResultLine[];
  readonly seats: readonly ResultSeat[];
  readonly width: number;
};

export function PictureTable({ lines, seats, width }: Props): React.ReactNode {
  const gains = lines.filter(({ kind }) => kind === 'gain').length;
  const column = (width - TITLES - SIDE) / seats.length;
  const middle = (player: number): number => TITLES + (player + 0.5) * column;
  const height = tableHeight(lines);
  const { names, size } = namesIn(seats, column);
  return (
    <>
      <rect width={width} height={height} rx="28" strokeWidth="2" className="fill-card stroke-line" />
      {seats.map(
        ({ colour, isWinner }, player) =>
          isWinner && (
            <rect
              key={colour}
              x={middle(player) - column / 2 + 4}
              y="10"
              width={column - 8}
              height={height - 20}
              rx="18"
              strokeWidth="2"
              className="fill-laurel-wash stroke-laurel"
            />
          ),
      )}
      <g textAnchor="middle" className="font-bold font-sans">
        {seats.map(({ colour }, player) => (
          <g key={colour} transform={`translate(${middle(player)} 54)`}>
            <g transform="scale(.46)">
              <ColourShape colour={colour} />
            </g>
            <Name lines={names[player] ?? []} size={size} />
          </g>
        ))}
      </g>
      {lines.map((line, index) => (
        <g
          key={line.title}
          transform={`translate(0 ${HEAD + index * STEP + (line.kind === 'points' ? 52 : 30)})`}
        >
          <Row line={line} column={column} middle={middle} seats={seats} />
        </g>
      ))}
      <path
        d={`M24 ${HEAD + gains * STEP}H${width - 24}M24 ${HEAD + (lines.length - 1) * STEP + 6}H${width - 24}`}
        strokeWidth="2"
        className="stroke-edge"
      />
    </>
  );
}

/** The average width of a letter, as a share of the font size. */
const LETTER = 0.68;

/** The largest font size, up to `most`, at which all lines fit. */
function sizeToFit(lines: readonly string[], room: number, most: number): number {
  return Math.min(most, room / LETTER / Math.max(1, ...lines.map(widthOf)));
}

const NAME_SIZE = { least: 18, most: 28 };
const NAME_STEP = 26;

/** The names on one or two lines each, as large as the columns allow. */
function namesIn(seats: readonly ResultSeat[], column: number): Names {
  const room = column - 8;
  const names = seats.map(({ name }) => wrapTwice(withoutJoiners(name), room / LETTER / NAME_SIZE.least));
  return { names, size: sizeToFit(names.flat(), room, NAME_SIZE.most) };
}

interface Names {
  /** The lines of each player's name. */
  readonly names: readonly (readonly string[])[];
  readonly size: number;
}

function Name({
  lines,
  size,
}: {
  readonly lines: readonly string[];
  readonly size: number;
}): React.ReactNode {
  return lines.map((line, index) => (
    <text
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
      key={index}
      y={68 + (index - (lines.length - 1) / 2) * NAME_STEP}
      fontSize={size}
      className="fill-ink"
    >
      {line}
    </text>
  ));
}

type RowProps = {
  readonly line: ResultLine;
  readonly column: number;
  readonly middle: (player: number) => number;
  readonly seats: readonly ResultSeat[];
};

function Row({ line: { kind, title, note, cells }, column, middle, seats }: RowProps): React.ReactNode {
  const size = kind === 'points' ? 46 : 28;
  return (
    <g className={`font-sans ${kind === 'count' ? '' : 'font-bold'}`}>
      <Title title={title} size={kind === 'points' ? 32 : 28} />
      {note && (
        <text x="62" fontSize="22" className="fill-muted font-normal">
          {note}
        </text>
      )}
      {cells.map((cell, player) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is an index
          key={player}
          x={middle(player)}
          fontSize={sizeToFit([cell], column - 20, size)}
          textAnchor="middle"
          className={lookOf(kind, cell, seats[player]?.isWinner ?? false)}
        >
          {cell || '·'}
        </text>
      ))}
    </g>
  );
}

/** Wraps to two lines if it is too long for one. */
function Title({ title, size }: { readonly title: string; readonly size: number }): React.ReactNode {
  const short = wrap(title, 12);
  const lines = short.length > 2 ? wrapTwice(title, 17) : short;
  return lines.map((line, index) => (
    <text
      key={line}
      x="28"
      y={(index - (lines.length - 1) / 2) * 22}
      fontSize={lines.length > 1 ? sizeToFit(lines, TITLES - 28, 21) : size}
      className="fill-ink"
    >
      {line}
    </text>
  ));
}

function lookOf(of: ResultLine['kind'], cell: string, won: boolean): string {
  if (of === 'points') return won ? 'fill-terracotta' : 'fill-ink';
  if (of === 'count') return cell === '0' ? 'fill-edge' : 'fill-ink';
  return cell === '' ? 'fill-line' : 'fill-laurel';
}
