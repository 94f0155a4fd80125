'use client';

import { Choice } from '@/components/ui/choice';
import { Placeholder } from '@/components/ui/placeholder';
import { useSay } from '@/components/ui/speech';

type Props = {
  /** How many can play. */
  readonly counts: readonly number[];
  /** How many do; 0 if nobody has said so yet. */
  readonly count: number;
  readonly onPick: (count: number) => void;
  /** Whether the device has been read. */
  readonly ready: boolean;
};

/** How many play: the one thing that has no default. */
export function PlayerCount({ counts, count, onPick, ready }: Props): React.ReactNode {
  const say = useSay<'seats'>();
  const title = say('seats.howMany');
  if (!ready)
    return (
      <div>
        <p className="mb-1.5 font-bold">{title}</p>
        <div className="flex gap-2">
          {counts.map((number) => (
            <Placeholder key={number} className="h-16 flex-1" />
          ))}
        </div>
      </div>
    );
  return (
    <>
      <Choice
        className="[&_label]:min-h-16 [&_label]:text-2xl"
        legend={title}
        value={count || undefined}
        onPick={onPick}
        options={counts.map((value) => ({ value, label: String(value) }))}
      />
      {count === 0 && <p className="text-muted">{say('seats.start')}</p>}
    </>
  );
}
