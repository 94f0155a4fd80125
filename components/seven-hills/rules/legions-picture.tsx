/**
 * The way of the legions, from left to right, with the way back above:
 *
 *        ╭───────────── return ─────────────╮
 *   hills, Forum ──▶ legion camp ──▶ waiting camp
 *                                        ╰──▶ removed
 */

import { wrap } from '@/components/transfer/wrap';
import type { Speaker } from '@/lib/i18n';

type Props = { readonly say: Speaker<'sevenRules' | 'sevenWords'>; readonly label: string };

const BOXES = { width: 150, height: 84, y: 96 } as const;
const LEFT = [4, 225, 446] as const;
const ARROW = 'fill-none stroke-terracotta';

export function LegionsPicture({ say, label }: Props): React.ReactNode {
  const names = [
    say('sevenRules.hillsAndForum'),
    say('sevenWords.Consul Legion Camp'),
    say('sevenWords.Waiting Camp'),
  ];
  return (
    <svg viewBox="0 0 600 290" role="img" aria-label={label} className="w-full max-w-md">
      <defs>
        <marker
          id="legion-arrow"
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path d="M0 0 10 5 0 10Z" className="fill-terracotta" />
        </marker>
      </defs>
      {names.map((name, index) => (
        <Box key={name} name={name} x={LEFT[index] ?? 0} isCamp={index > 0} />
      ))}
      <g strokeWidth="4" markerEnd="url(#legion-arrow)" className={ARROW}>
        <path d="M156 138H219" markerEnd="url(#legion-arrow)" />
        <path d="M377 138H440" markerEnd="url(#legion-arrow)" />
        <path d="M521 94C521 30 80 30 80 90" markerEnd="url(#legion-arrow)" />
        <path d="M521 182V246" strokeDasharray="8 7" markerEnd="url(#legion-arrow)" />
      </g>
      <g fontSize="21" textAnchor="middle" className="fill-muted font-sans">
        <Words text={say('sevenRules.called')} x={188} y={204} />
        <Words text={say('sevenRules.moveOn')} x={405} y={204} />
        <text x="300" y="32">
          {say('sevenRules.goBack')}
        </text>
        <text x="512" y="276">
          {say('sevenRules.goAway')}
        </text>
      </g>
    </svg>
  );
}

type BoxProps = { readonly name: string; readonly x: number; readonly isCamp: boolean };

function Box({ name, x, isCamp }: BoxProps): React.ReactNode {
  return (
    <>
      <rect
        x={x}
        y={BOXES.y}
        width={BOXES.width}
        height={BOXES.height}
        rx={isCamp ? 6 : 40}
        strokeWidth="3"
        className="fill-card stroke-hill-edge"
      />
      <g fontSize="20" textAnchor="middle" className="fill-ink font-bold font-serif">
        <Words text={name} x={x + BOXES.width / 2} y={BOXES.y + BOXES.height / 2} isMiddle />
      </g>
    </>
  );
}

type WordsProps = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Whether the lines are centred at the height instead of starting there. */
  readonly isMiddle?: boolean;
};

const LINE = 23;

/** Wrapped by hand, because SVG text does not wrap. */
function Words({ text, x, y, isMiddle = false }: WordsProps): React.ReactNode {
  const lines = wrap(text, 13);
  const top = isMiddle ? y - ((lines.length - 1) * LINE) / 2 + 7 : y;
  return lines.map((line, index) => (
    <text key={line} x={x} y={top + index * LINE}>
      {line}
    </text>
  ));
}
