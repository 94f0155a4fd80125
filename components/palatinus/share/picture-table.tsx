/** The tally as a table inside an SVG drawing. */

import { Piece } from '@/components/palatinus/board/piece';
import { cut, wrap } from '@/components/transfer/wrap';
import type { Player } from '@/lib/palatinus';
import { isEmpty, type TallyLine } from './tally-lines';

const HEAD = 132;
const STEP = 44;
const TITLES = 196;

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
  const column = (width - TITLES - 16) / players.length;
  const middle = (player: number): number => TITLES + (player + 0.5) * column;
  return (
    <>
      <rect
        width={width}
        height={tableHeight(lines)}
        rx="28"
        strokeWidth="2"
        className="fill-card stroke-line"
      />
      <g textAnchor="middle" className="font-bold font-sans">
        {players.map(({ people }, player) => (
          <g key={people} transform={`translate(${middle(player)} 56)`}>
            <g transform="scale(.48)">
              <Piece people={people} />
            </g>
            <text y="64" fontSize={nameSize(names[player] ?? '', column)} className="fill-ink">
              {cut(names[player] ?? '', 16)}
            </text>
          </g>
        ))}
      </g>
      {lines.map((line, index) => (
        <g
          key={line.title}
          transform={`translate(0 ${HEAD + index * STEP + (line.kind === 'points' ? 52 : 30)})`}
        >
          <Row line={line} middle={middle} winners={winners} />
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

/** As large as the column allows, for a font whose letters are about two thirds as wide as high. */
function nameSize(name: string, column: number): number {
  return Math.min(28, (column - 12) / (0.68 * Math.min(16, [...name].length)));
}

type RowProps = {
  readonly line: TallyLine;
  readonly middle: (player: number) => number;
  readonly winners: readonly number[];
};

function Row({ line: { kind, title, note, cells }, middle, winners }: RowProps): React.ReactNode {
  const size = kind === 'points' ? 46 : 28;
  return (
    <g className={`font-sans ${kind === 'count' ? '' : 'font-bold'}`}>
      <Title title={title} size={kind === 'points' ? 32 : 28} />
      {note && !isEmpty(cells) && (
        <text x="62" fontSize="22" className="fill-muted font-normal">
          {note}
        </text>
      )}
      {isEmpty(cells) ? (
        <text
          x={(middle(0) + middle(cells.length - 1)) / 2}
          fontSize="26"
          textAnchor="middle"
          className="fill-muted font-normal"
        >
          {note}
        </text>
      ) : (
        cells.map((cell, player) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is an index
            key={player}
            x={middle(player)}
            fontSize={size}
            textAnchor="middle"
            className={lookOf(kind, cell, winners.includes(player))}
          >
            {cell || '·'}
          </text>
        ))
      )}
    </g>
  );
}

/** Breaks into two lines if it is too long for one. */
function Title({ title, size }: { readonly title: string; readonly size: number }): React.ReactNode {
  const lines = wrap(title, 12);
  return lines.map((line, index) => (
    <text
      key={line}
      x="28"
      y={(index - (lines.length - 1) / 2) * 22}
      fontSize={lines.length > 1 ? 21 : size}
      className="fill-ink"
    >
      {line}
    </text>
  ));
}

function lookOf(of: TallyLine['kind'], cell: string, won: boolean): string {
  if (of === 'points') return won ? 'fill-terracotta' : 'fill-ink';
  if (of === 'count') return 'fill-ink';
  return cell === '' ? 'fill-edge' : 'fill-laurel';
}
