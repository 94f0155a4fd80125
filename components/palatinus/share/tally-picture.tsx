/**
 * The count as a picture to send: who won, the table, the board, the rulings and the date. It looks the same on every phone
 * and is always in the light theme. The share sheet shows this very picture, so that people see what they send.
 *
 *        wreaths
 *   winners, how a tie was broken
 *   ┌ table ──────────────┐
 *   └─────────────────────┘
 *         board
 *        rulings
 *   date, made with
 */

import { LaurelDrawing } from '@/components/boards/laurel';
import { Drawing } from '@/components/palatinus/board/drawing';
import { layoutOf, viewBoxOf } from '@/components/palatinus/board/layout';
import { sceneOf } from '@/components/palatinus/board/scene';
import { wrapEvenly } from '@/components/transfer/wrap';
import { gameSentences, playerName, rulingsInForce } from '@/lib/i18n';
import type { Game, People, Result } from '@/lib/palatinus';
import { PictureTable, tableHeight } from './picture-table';
import { type TableSpeaker, tallyLines } from './tally-lines';

const PICTURE_WIDTH = 1080;
const MARGIN = 48;
const BOARD = 720;
const WREATH = 150;
/** The lines at the foot. */
const SMALL_STEP = 36;

/** Who won, in large letters; smaller, if many share the victory or their names are long. */
const TITLES = [
  { letters: 31, size: 56, step: 68 },
  { letters: 39, size: 42, step: 52 },
] as const;

type Props = {
  readonly say: TableSpeaker;
  readonly game: Game;
  readonly result: Result;
  /** When it was, in words; none if nobody knows. */
  readonly date: string | undefined;
  readonly ref: React.Ref<SVGSVGElement>;
};

export function TallyPicture({ say, game, result, date, ref }: Props): React.ReactNode {
  const sentences = gameSentences(say, game);
  const winners = sentences.winners(result);
  const look = wrapEvenly(winners, TITLES[0].letters).length > 3 ? TITLES[1] : TITLES[0];
  const title = wrapEvenly(winners, look.letters);
  const decision = linesOf(sentences.decision(result), 62);
  const lines = tallyLines(say, result);
  const foot = [
    ...linesOf(rulingsInForce(say, game.rulings), 72),
    [date, say('share.made')].filter((part) => part !== undefined).join(' · '),
  ];

  const titleTop = MARGIN + WREATH + 26 + look.size;
  const decisionTop = titleTop + title.length * look.step - 8;
  const tableTop = decisionTop + decision.length * 38 - 2;
  const boardTop = tableTop + tableHeight(lines) + 40;
  const footTop = boardTop + BOARD + 60;
  const height = footTop + (foot.length - 1) * SMALL_STEP + MARGIN;

  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${PICTURE_WIDTH} ${height}`}
      role="img"
      aria-label={say('share.pictureOf', { winners })}
      className="scheme-light w-full rounded-xl border border-line"
    >
      <rect width={PICTURE_WIDTH} height={height} className="fill-parchment" />
      <g transform={`translate(${PICTURE_WIDTH / 2} ${MARGIN + WREATH / 2})`}>
        <Wreaths peoples={result.winners.flatMap((winner) => game.players[winner]?.people ?? [])} />
      </g>
      <g textAnchor="middle" transform={`translate(${PICTURE_WIDTH / 2} 0)`}>
        <Lines lines={title} y={titleTop} {...look} className="fill-ink font-bold font-serif" />
        <Lines lines={decision} y={decisionTop} step={38} size={26} className="fill-muted font-sans" />
        <Lines lines={foot} y={footTop} step={SMALL_STEP} size={24} className="fill-muted font-sans" />
      </g>
      <g transform={`translate(${MARGIN} ${tableTop})`}>
        <PictureTable
          lines={lines}
          players={game.players}
          winners={result.winners}
          names={game.players.map((player) => playerName(say, player))}
          width={PICTURE_WIDTH - 2 * MARGIN}
        />
      </g>
      <g transform={`translate(${(PICTURE_WIDTH - BOARD) / 2} ${boardTop})`}>
        <SmallBoard game={game} />
      </g>
    </svg>
  );
}

/** None for a sentence that is not said. */
function linesOf(sentence: string, letters: number): readonly string[] {
  return sentence === '' ? [] : wrapEvenly(sentence, letters);
}

/** The winners' signs side by side, around 0, 0. */
function Wreaths({ peoples }: { readonly peoples: readonly People[] }): React.ReactNode {
  return peoples.map((people, index) => (
    <g
      key={people}
      transform={`translate(${(index - (peoples.length - 1) / 2) * (WREATH + 24)} 0) scale(${WREATH / 140})`}
    >
      <LaurelDrawing colour={people} />
    </g>
  ));
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
  readonly y: number;
  readonly step: number;
  readonly size: number;
  readonly className: string;
};

function Lines({ lines, y, step, size, className }: LinesProps): React.ReactNode {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
    <text key={index} y={y + index * step} fontSize={size} className={className}>
      {line}
    </text>
  ));
}
