'use client';

import { Choice } from '@/components/ui/choice';
import { Placeholder } from '@/components/ui/placeholder';
import { useSay } from '@/components/ui/speech';

type Props = {
  /** The possible numbers of players. */
  readonly counts: readonly number[];
  /** The current number; 0 if nobody has picked it yet. */
  readonly count: number;
  readonly onPick: (count: number) => void;
  /** Whether the stored game has been read. */
  readonly ready: boolean;
};

/** The number of players: the only input without a default. */
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
