/** The tally as a table inside an SVG drawing. */

import { Piece } from '@/components/palatinus/board/piece';
import { widthOf, wrap, wrapTwice } from '@/components/transfer/wrap';
import type { Player } from '@/lib/palatinus';
import type { TallyLine } from './tally-lines';

/** The players' signs, and up to two lines for their names. */
const HEAD = 150;
const STEP = 44;
const TITLES = 196;
const SIDE = 16;

/** All rows have the same height except the last one, the points, which is higher. */
export function tableHeight(lines: readonly TallyLine[]): number {
  return HEAD + (lines.length - 1) * STEP + 86;
}

type Props = {
  readonly lines: readonly TallyLine[];
  readonly players: readonly Player[];
  readonly winners: readonly number[];
  readonly names: readonly string[];
  readonly width: number;
};

export function PictureTable({ lines, players, winners, names, width }: Props): React.ReactNode {
  const hills = lines.filter(({ kind }) => kind === 'hill').length;
  const column = (width - TITLES - SIDE) / players.length;
  const middle = (player: number): number => TITLES + (player + 0.5) * column;
  const height = tableHeight(lines);
  return (
    <>
      <rect width={width} height={height} rx="28" strokeWidth="2" className="fill-card stroke-line" />
      {winners.map((winner) => (
        <rect
          key={winner}
          x={middle(winner) - column / 2 + 4}
          y="10"
          width={column - 8}
          height={height - 20}
          rx="18"
          strokeWidth="2"
          className="fill-laurel-wash stroke-laurel"
        />
      ))}
      <g textAnchor="middle" className="font-bold font-sans">
        {players.map(({ people }, player) => (
          <g key={people} transform={`translate(${middle(player)} 54)`}>
            <g transform="scale(.46)">
              <Piece people={people} />
            </g>
            <Name name={names[player] ?? ''} column={column} />
          </g>
        ))}
      </g>
      {lines.map((line, index) => (
        <g
          key={line.title}
          transform={`translate(0 ${HEAD + index * STEP + (line.kind === 'points' ? 52 : 30)})`}
        >
          <Row line={line} column={column} middle={middle} winners={winners} />
        </g>
      ))}
      <path
        d={`M24 ${HEAD + hills * STEP}H${width - 24}M24 ${HEAD + (lines.length - 1) * STEP + 6}H${width - 24}`}
        strokeWidth="2"
        className="stroke-edge"
      />
    </>
  );
}

/** How wide an average letter of the font is, if it is one high. */
const LETTER = 0.68;

/** The size in which all these lines fit the room, but not larger than this. */
function sizeToFit(lines: readonly string[], room: number, most: number): number {
  return Math.min(most, room / LETTER / Math.max(1, ...lines.map(widthOf)));
}

const NAME_SIZE = { least: 19, most: 28 };

/** On one line or two, as large as the column allows. */
function Name({ name, column }: { readonly name: string; readonly column: number }): React.ReactNode {
  const room = column - 20;
  const lines = wrapTwice(name, room / LETTER / NAME_SIZE.least);
  const size = sizeToFit(lines, room, NAME_SIZE.most);
  return lines.map((line, index) => (
    <text
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
      key={index}
      y={68 + (index - (lines.length - 1) / 2) * 26}
      fontSize={size}
      className="fill-ink"
    >
      {line}
    </text>
  ));
}

type RowProps = {
  readonly line: TallyLine;
  readonly column: number;
  readonly middle: (player: number) => number;
  readonly winners: readonly number[];
};

function Row({ line: { kind, title, note, cells }, column, middle, winners }: RowProps): React.ReactNode {
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
          className={lookOf(kind, cell, winners.includes(player))}
        >
          {cell || '·'}
        </text>
      ))}
    </g>
  );
}

/** Breaks into two lines if it is too long for one. */
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

function lookOf(of: TallyLine['kind'], cell: string, won: boolean): string {
  if (of === 'points') return won ? 'fill-terracotta' : 'fill-ink';
  if (of === 'count') return cell === '0' ? 'fill-edge' : 'fill-ink';
  return cell === '' ? 'fill-line' : 'fill-laurel';
}
