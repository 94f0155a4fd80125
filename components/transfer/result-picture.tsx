/**
 * A result as a picture to share: the winners, the table, a drawing, allies and rulings, and the date. It looks the
 * same on every phone, always in the light theme. The share sheet shows this same picture, so that people see what
 * they send.
 *
 *        wreaths
 *   winners, how a tie was broken
 *   ┌ table ──────────────┐
 *   └─────────────────────┘
 *        drawing
 *        allies, rulings
 *   date, made with
 */

import { LaurelDrawing } from '@/components/boards/laurel';
import type { Colour } from '@/components/boards/sign';
import type { Speaker } from '@/lib/i18n';
import { PictureTable, tableHeight } from './picture-table';
import type { ResultLine, ResultSeat } from './result-table';
import { wrapEvenly } from './wrap';

const PICTURE_WIDTH = 1080;
const MARGIN = 48;
const WREATH = 150;
/** The line height of the notes and the last line. */
const SMALL_STEP = 36;

/** The winners in large letters; smaller if there are many or their names are long. */
const TITLES = [
  { letters: 31, size: 56, step: 68 },
  { letters: 39, size: 42, step: 52 },
] as const;

export type PictureProps = {
  readonly say: Speaker<'share'>;
  /** Who wins, and how a tie was broken. */
  readonly winners: string;
  readonly decision: string;
  readonly seats: readonly ResultSeat[];
  readonly lines: readonly ResultLine[];
  /** A drawing with this width and height in units. */
  readonly drawing?: { readonly side: number; readonly picture: React.ReactNode };
  /** Notes that belong to the result: the allies, the rulings. */
  readonly notes: readonly string[];
  /** The date in words; undefined if unknown. */
  readonly date: string | undefined;
  readonly ref: React.Ref<SVGSVGElement>;
};

export function ResultPicture(props: PictureProps): React.ReactNode {
  const { say, winners, seats, lines, drawing, notes, date, ref } = props;
  const look = wrapEvenly(winners, TITLES[0].letters).length > 3 ? TITLES[1] : TITLES[0];
  const title = wrapEvenly(winners, look.letters);
  const decision = linesOf(props.decision, 62);
  const foot = [
    ...notes.flatMap((note) => linesOf(note, 72)),
    [date, say('share.made')].filter((part) => part !== undefined).join(' · '),
  ];
  const crowned = seats.filter(({ isWinner }) => isWinner).map(({ colour }) => colour);

  const titleTop = MARGIN + (crowned.length > 0 ? WREATH + 26 : 0) + look.size;
  const decisionTop = titleTop + title.length * look.step - 8;
  const tableTop = decisionTop + decision.length * 38 - 2;
  const drawingTop = tableTop + tableHeight(lines) + 40;
  const footTop = drawingTop + (drawing ? drawing.side + 60 : 20);
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
        <Wreaths colours={crowned} />
      </g>
      <g textAnchor="middle" transform={`translate(${PICTURE_WIDTH / 2} 0)`}>
        <Lines lines={title} y={titleTop} {...look} className="fill-ink font-bold font-serif" />
        <Lines lines={decision} y={decisionTop} step={38} size={26} className="fill-muted font-sans" />
        <Lines lines={foot} y={footTop} step={SMALL_STEP} size={24} className="fill-muted font-sans" />
      </g>
      <g transform={`translate(${MARGIN} ${tableTop})`}>
        <PictureTable lines={lines} seats={seats} width={PICTURE_WIDTH - 2 * MARGIN} />
      </g>
      {drawing && (
        <g transform={`translate(${(PICTURE_WIDTH - drawing.side) / 2} ${drawingTop})`}>{drawing.picture}</g>
      )}
    </svg>
  );
}

/** Empty for an empty sentence. */
function linesOf(sentence: string, letters: number): readonly string[] {
  return sentence === '' ? [] : wrapEvenly(sentence, letters);
}

/** The winners' signs side by side, around 0, 0. */
function Wreaths({ colours }: { readonly colours: readonly Colour[] }): React.ReactNode {
  return colours.map((colour, index) => (
    <g
      key={colour}
      transform={`translate(${(index - (colours.length - 1) / 2) * (WREATH + 24)} 0) scale(${WREATH / 140})`}
    >
      <LaurelDrawing colour={colour} />
    </g>
  ));
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
