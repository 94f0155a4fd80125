'use client';

/** A player's points so far, with the latest gain highlighted. A tap explains them. */
import { memo } from 'react';
import { lineTypeFor } from '@/components/boards/name-lines';
import { type Colour, ColourSign } from '@/components/boards/sign';
import { withSign } from '@/lib/text';

/** Next to the points, where it shortens no name. On a phone there is no room for a background. */
const GAINED =
  'shrink-0 font-bold text-[min(0.6875rem,3.2vw)] not-italic beside:text-xs roomy:text-base leading-3.5 roomy:leading-5 motion-safe:animate-rise sm:rounded-full sm:px-1';
const MORE = 'text-laurel sm:bg-laurel-fill sm:text-on-fill';
const FEWER = 'text-terracotta sm:bg-terracotta-fill sm:text-on-fill';

type Props = {
  readonly who: string;
  readonly colour: Colour;
  readonly index: number;
  readonly points: number;
  readonly gained: number;
  /** The whole content in words. */
  readonly sentence: string;
  /** Explains how the points came about. */
  readonly onAsk: (index: number) => void;
  /** A small third line: what the points consist of. */
  readonly children?: React.ReactNode;
};

export const ScoreTile = memo(function ScoreTile(props: Props): React.ReactNode {
  const { who, colour, index, points, gained, sentence, onAsk, children } = props;
  const look = gained > 0 ? 'border-laurel bg-laurel-wash' : 'border-line bg-card';
  return (
    <li className="min-w-0" data-score-of={colour}>
      <button
        type="button"
        title={sentence}
        onClick={() => onAsk(index)}
        className={`block min-h-touch w-full cursor-pointer rounded-lg border px-1 max-[24rem]:px-0 ${look}`}
      >
        <span className="sr-only">{sentence}</span>
        <span aria-hidden="true" className="flex flex-col items-center">
          <bdi
            title={who}
            className="max-w-full truncate text-[min(0.6875rem,3.2vw)] beside:text-xs roomy:text-[length:var(--names)] leading-4 roomy:leading-5"
          >
            {who}
          </bdi>
          <span className="-mt-0.5 flex items-center gap-0.5 min-[22.5rem]:gap-1">
            <ColourSign colour={colour} className="size-4.5 roomy:size-6" />
            <b className="text-[min(1.125rem,5.2vw)] roomy:text-2xl leading-5 roomy:leading-6.5">
              {points < 0 ? withSign(points) : points}
            </b>
            {gained !== 0 && (
              <em key={points} className={`${GAINED} ${gained > 0 ? MORE : FEWER}`}>
                {withSign(gained)}
              </em>
            )}
          </span>
          {children}
        </span>
      </button>
    </li>
  );
});

type TilesProps = {
  readonly label: string;
  readonly names: readonly string[];
  readonly children: React.ReactNode;
};

/** The share of a row that the names can take, in percent. */
const INSIDE_TILES = 88;

/** All players' tiles, side by side. */
export function ScoreTiles({ label, names, children }: TilesProps): React.ReactNode {
  return (
    <div className="@container min-w-0 grow">
      <ul
        aria-label={label}
        style={{ '--names': lineTypeFor(names, INSIDE_TILES / names.length) } as React.CSSProperties}
        className="grid auto-cols-fr grid-flow-col gap-1 sm:gap-2"
      >
        {children}
      </ul>
    </div>
  );
}
