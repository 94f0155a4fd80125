/** The tally as a table inside a drawing. */
import { Piece } from '@/components/pieces/piece';
import type { Game, Result } from '@/lib/palatinus';
import { type TableSpeaker, type TallyLine, tallyLines } from './tally-table';
import { cut } from './wrap';

const HEAD = 132;
const STEP = 44;
const TITLES = 196;
/** Seven hills, captives, discs; then the points, with more room. */
export const TABLE_HEIGHT = HEAD + 9 * STEP + 86;

type Props = {
  readonly say: TableSpeaker;
  readonly game: Game;
  readonly result: Result;
  readonly names: readonly string[];
  readonly width: number;
};

export function PictureTable({ say, game, result, names, width }: Props): React.ReactNode {
  const column = (width - TITLES - 16) / game.players.length;
  const middle = (player: number): number => TITLES + (player + 0.5) * column;
  return (
    <>
      <rect width={width} height={TABLE_HEIGHT} rx="28" strokeWidth="2" className="fill-card stroke-line" />
      <g textAnchor="middle" className="font-bold font-sans">
        {game.players.map(({ people }, player) => (
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
      {tallyLines(say, result).map((line, index) => (
        <g
          key={line.title}
          transform={`translate(0 ${HEAD + index * STEP + (line.of === 'points' ? 52 : 30)})`}
        >
          <Row line={line} middle={middle} winners={result.winners} />
        </g>
      ))}
      <path
        d={`M24 ${HEAD + 7 * STEP}H${width - 24}M24 ${HEAD + 9 * STEP + 6}H${width - 24}`}
        strokeWidth="2"
        className="stroke-edge"
      />
    </>
  );
}

/** As large as the column allows, for a face whose letters are about two thirds as wide as high. */
function nameSize(name: string, column: number): number {
  return Math.min(28, (column - 12) / (0.68 * Math.min(16, [...name].length)));
}

type RowProps = {
  readonly line: TallyLine;
  readonly middle: (player: number) => number;
  readonly winners: readonly number[];
};

function Row({ line: { of, title, cells }, middle, winners }: RowProps): React.ReactNode {
  const size = of === 'points' ? 46 : 28;
  return (
    <g className={`font-sans ${of === 'count' ? '' : 'font-bold'}`}>
      <text x="28" fontSize={of === 'points' ? 32 : 28} className="fill-ink">
        {title}
      </text>
      {cells.map((cell, player) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is an index
          key={player}
          x={middle(player)}
          fontSize={size}
          textAnchor="middle"
          className={lookOf(of, cell, winners.includes(player))}
        >
          {cell || '·'}
        </text>
      ))}
    </g>
  );
}

function lookOf(of: TallyLine['of'], cell: string, won: boolean): string {
  if (of === 'points') return won ? 'fill-terracotta' : 'fill-ink';
  if (of === 'count') return 'fill-ink';
  if (cell === '') return 'fill-edge';
  return cell.startsWith('★') ? 'fill-laurel' : 'fill-terracotta';
}
