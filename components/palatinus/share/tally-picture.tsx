/**
 * The count as a picture to send: who won, the table, the rulings and a small board. It looks the same on every phone
 * and is always in the light theme. The share sheet shows this very picture, so that people see what they send.
 *
 *   winners, how a tie was broken
 *   ┌ table ──────────────┐
 *   └─────────────────────┘
 *   board       rulings
 */

import { Drawing } from '@/components/palatinus/board/drawing';
import { layoutOf, viewBoxOf } from '@/components/palatinus/board/layout';
import { sceneOf } from '@/components/palatinus/board/scene';
import { wrap } from '@/components/transfer/wrap';
import { gameSentences, rulingsInForce } from '@/lib/i18n';
import type { Game, Result } from '@/lib/palatinus';
import { PictureTable, tableHeight } from './picture-table';
import { shownNames, type TableSpeaker, tallyLines } from './tally-lines';

const PICTURE_WIDTH = 1080;
const MARGIN = 48;
const BOARD = 540;

type Props = {
  readonly say: TableSpeaker;
  readonly game: Game;
  readonly result: Result;
  readonly ref: React.Ref<SVGSVGElement>;
};

export function TallyPicture({ say, game, result, ref }: Props): React.ReactNode {
  const names = shownNames(say, game);
  const sentences = gameSentences(say, {
    ...game,
    players: game.players.map((player, index) => ({ ...player, name: names[index] ?? '' })),
  });
  const title = wrap(sentences.winners(result), 30);
  const decision = wrap(sentences.decision(result), 62);
  const tableTop = 60 + title.length * 68 + (decision[0] === '' ? 0 : decision.length * 38) + 10;
  const lines = tallyLines(say, result);
  const boardTop = tableTop + tableHeight(lines) + 36;
  const height = boardTop + BOARD + MARGIN;
  const rulings = wrap(rulingsInForce(say, game.rulings), 27);

  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${PICTURE_WIDTH} ${height}`}
      role="img"
      aria-label={say('share.pictureOf', { winners: sentences.winners(result) })}
      className="scheme-light w-full rounded-xl border border-line"
    >
      <rect width={PICTURE_WIDTH} height={height} className="fill-parchment" />
      <g textAnchor="middle">
        <Lines
          lines={title}
          x={PICTURE_WIDTH / 2}
          y={102}
          step={68}
          className="fill-ink font-bold font-serif"
          size={56}
        />
        <Lines
          lines={decision}
          x={PICTURE_WIDTH / 2}
          y={74 + title.length * 68}
          step={38}
          className="fill-muted font-sans"
          size={26}
        />
      </g>
      <g transform={`translate(${MARGIN} ${tableTop})`}>
        <PictureTable
          lines={lines}
          players={game.players}
          winners={result.winners}
          names={names}
          width={PICTURE_WIDTH - 2 * MARGIN}
        />
      </g>
      <g transform={`translate(${MARGIN} ${boardTop})`}>
        <SmallBoard game={game} />
      </g>
      <g transform={`translate(${MARGIN + BOARD + 32} ${boardTop + 40})`}>
        <Lines lines={rulings} x={0} y={0} step={34} className="fill-muted font-sans" size={23} />
        <Lines
          lines={[say('share.made')]}
          x={0}
          y={BOARD - 60}
          step={0}
          className="fill-muted font-sans"
          size={23}
        />
      </g>
    </svg>
  );
}

function SmallBoard({ game: { board, position } }: { readonly game: Game }): React.ReactNode {
  const layout = layoutOf(board.handedness);
  const [left = 0, top = 0, width = 1, height = 1] = viewBoxOf(layout).split(' ').map(Number);
  return (
    <g transform={`scale(${BOARD / Math.max(width, height)}) translate(${-left} ${-top})`}>
      <Drawing layout={layout} scene={sceneOf(board, position)} />
    </g>
  );
}

type LinesProps = {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly size: number;
  readonly className: string;
};

function Lines({ lines, x, y, step, size, className }: LinesProps): React.ReactNode {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
    <text key={index} x={x} y={y + index * step} fontSize={size} className={className}>
      {line}
    </text>
  ));
}
