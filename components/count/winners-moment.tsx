'use client';

/**
 * The celebration of the winners: their signs in wreaths that grow leaf by leaf, while a few leaves fall behind the
 * names. About three seconds, once per result and tab. Nothing moves if reduced motion is preferred.
 */
import { useEffect, useState } from 'react';
import { Laurel, LEAF } from '@/components/boards/laurel';
import type { Colour } from '@/components/boards/sign';
import { readInTab, writeInTab } from '@/components/ui/kept-in-tab';

/** The results that were shown in this tab, one per line. */
const SHOWN = 'septimontium-results-shown';
const shown = (): readonly string[] => readInTab(SHOWN).split('\n');

/** Whether a result, by its name, is shown for the first time. Constant while the component is mounted. */
export function useFirstTime(result: string): boolean {
  const [isFirst] = useState(() => !shown().includes(result));
  useEffect(() => {
    if (!shown().includes(result)) writeInTab(SHOWN, [...shown(), result].join('\n'));
  }, [result]);
  return isFirst;
}

type Props = { readonly colours: readonly Colour[]; readonly isNew: boolean };

export function WinnersMoment({ colours, isNew }: Props): React.ReactNode {
  return (
    <div aria-hidden="true">
      <div className="mb-1 flex justify-center gap-2 sm:gap-4">
        {colours.map((colour) => (
          <Laurel
            key={colour}
            colour={colour}
            isGrowing={isNew}
            className="size-[min(3.5rem,18vw)] sm:size-24 low:size-12 lg:size-[min(6rem,5svh)]"
          />
        ))}
      </div>
      {isNew && <FallingLeaves />}
    </div>
  );
}

/** Where each leaf starts, in percent of the width, and when. */
const FALLING = [
  { from: 6, ms: 300 },
  { from: 15, ms: 900 },
  { from: 23, ms: 0 },
  { from: 31, ms: 600 },
  { from: 40, ms: 1000 },
  { from: 48, ms: 200 },
  { from: 57, ms: 750 },
  { from: 66, ms: 100 },
  { from: 74, ms: 850 },
  { from: 83, ms: 400 },
  { from: 92, ms: 650 },
] as const;

/** Behind everything else in the column and faint, so that the names stay legible. */
function FallingLeaves(): React.ReactNode {
  return (
    <div
      data-falling=""
      className="pointer-events-none absolute inset-x-0 top-0 -z-1 hidden h-96 overflow-clip motion-safe:block print:hidden!"
    >
      {FALLING.map(({ from, ms }) => (
        <svg
          key={from}
          viewBox="-13 -28 26 30"
          aria-hidden="true"
          style={{ left: `${from}%`, animationDelay: `${ms}ms` }}
          className="absolute top-0 size-6 animate-drift fill-laurel opacity-0"
        >
          <path d={LEAF} />
        </svg>
      ))}
    </div>
  );
}
