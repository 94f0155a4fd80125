'use client';

/**
 * A tile of my copy with its arrow up, and a button on each of its fields. The drawing is the board's. The buttons are
 * HTML circles above it, so that they are real buttons, do not overlap and show their whole focus ring.
 */

import { Field, Gaps, Hill, Question, TileOutline } from '@/components/palatinus/board/ground';
import { Button } from '@/components/ui/button';
import { useSay } from '@/components/ui/speech';
import { centre, walk } from '@/lib/hex';
import { directionOfField, FIELD_NUMBERS, type FieldNumber, type Letter } from '@/lib/palatinus';

const SIZE = { width: 520, height: 540 } as const;
const FIELDS = FIELD_NUMBERS.map((number) => ({
  number,
  ...centre(walk({ q: 0, r: 0 }, directionOfField(0, number)), 100),
}));

type Props = {
  readonly letter: Letter;
  readonly springs: readonly FieldNumber[] | undefined;
  readonly onToggle: (number: FieldNumber) => void;
  readonly onNone: () => void;
};

export function CopyTile({ letter, springs, onToggle, onNone }: Props): React.ReactNode {
  const say = useSay<'copy'>();
  const count = springs?.length ?? 0;
  const springCount = count === 0 ? say('copy.none') : say('copy.springs', { count });
  return (
    <fieldset className="flex min-w-0 flex-col items-center">
      <legend className="sr-only">{say('copy.tile', { letter })}</legend>
      <div className="relative aspect-[52/54] w-36">
        <svg
          viewBox={`${-SIZE.width / 2} ${-SIZE.height / 2} ${SIZE.width} ${SIZE.height}`}
          aria-hidden="true"
          className="size-full"
        >
          {FIELDS.map(({ number, x, y }) => (
            <g key={number} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              {springs ? (
                <Field spring={springs.includes(number)} />
              ) : (
                <>
                  <Gaps />
                  <Question />
                </>
              )}
            </g>
          ))}
          <Hill letter={letter} arrow={0} />
          <TileOutline />
        </svg>
        {FIELDS.map(({ number, x, y }) => (
          <button
            key={number}
            type="button"
            aria-label={say('copy.spring', { letter, number })}
            aria-pressed={springs?.includes(number) ?? false}
            onClick={() => onToggle(number)}
            style={{ left: `${50 + (x / SIZE.width) * 100}%`, top: `${50 + (y / SIZE.height) * 100}%` }}
            className="absolute size-[2.9rem] -translate-1/2 cursor-pointer rounded-full hover:bg-ink/8 focus-visible:rounded-full active:bg-ink/30"
          />
        ))}
      </div>
      <div className="flex min-h-touch items-center text-muted text-sm">
        {springs ? springCount : <NoSprings letter={letter} onNone={onNone} />}
      </div>
    </fieldset>
  );
}

function NoSprings({ letter, onNone }: Pick<Props, 'letter' | 'onNone'>): React.ReactNode {
  const say = useSay<'copy'>();
  return (
    <Button onClick={onNone} className="text-sm">
      <span aria-hidden>{say('copy.settleNone')}</span>
      <span className="sr-only">{say('copy.settleNoneLong', { letter })}</span>
    </Button>
  );
}
