'use client';

/** A number field at a player's name, with a sign for whether it agrees with the rules, and its problem below. */
import { useId } from 'react';
import { Sign } from '@/components/palatinus/board/piece';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { playerName, problemSentence } from '@/lib/i18n';
import type { Player } from '@/lib/palatinus';
import type { CountProblem } from '@/lib/palatinus/settle';
import { TYPED_LENGTH } from './use-typed-count';

const FIELD = 'our-number';

type Props = {
  readonly player: Player;
  /** What the number is about, for screen readers. */
  readonly label: string;
  readonly text: string;
  readonly problem: CountProblem | undefined;
  /** The rules' number, if a valid number was typed. */
  readonly ours: string | undefined;
  readonly agrees: boolean;
  readonly onType: (text: string) => void;
};

export function NumberRow(props: Props): React.ReactNode {
  const { player, label, text, problem, ours, agrees, onType } = props;
  const say = useSay<'words'>();
  const id = useId();
  return (
    <div className="py-1.5">
      <div className="flex items-center gap-3">
        <Sign people={player.people} className="size-8" />
        <div className="min-w-0 grow leading-tight">
          <bdi title={playerName(say, player)} aria-hidden="true" className="block truncate font-bold">
            {playerName(say, player)}
          </bdi>
          <span id={`${id}-verdict`}>{ours !== undefined && <Verdict agrees={agrees} ours={ours} />}</span>
        </div>
        <input
          type="text"
          name={FIELD}
          inputMode="numeric"
          aria-label={label}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem` : `${id}-verdict`}
          value={text}
          maxLength={TYPED_LENGTH}
          autoComplete="off"
          enterKeyHint="next"
          onChange={(event) => onType(event.target.value)}
          onKeyDown={goOnAfterEnter}
          className="h-12 w-24 max-[22.5rem]:w-20 shrink-0 rounded-xl border-2 border-edge bg-card px-1 text-center font-bold text-2xl aria-invalid:border-terracotta aria-invalid:bg-terracotta-wash"
        />
      </div>
      {problem && <ProblemNote id={`${id}-problem`} problem={problem} />}
    </div>
  );
}

/** Enter moves to the next number, so that the phone's keyboard stays open; after the last one it closes. */
function goOnAfterEnter({ key, currentTarget }: React.KeyboardEvent<HTMLInputElement>): void {
  if (key !== 'Enter') return;
  const fields = [...document.querySelectorAll<HTMLInputElement>(`input[name=${FIELD}]`)];
  const next = fields[fields.indexOf(currentTarget) + 1];
  if (next) next.focus();
  else currentTarget.blur();
}

type VerdictProps = { readonly agrees: boolean; readonly ours: string };

export function Verdict({ agrees, ours }: VerdictProps): React.ReactNode {
  const say = useSay<'numbers'>();
  return agrees ? (
    <span className="inline-flex items-center gap-1 text-laurel text-sm">
      <Icon name="check" className="size-4" />
      {say('numbers.agrees')}
    </span>
  ) : (
    <b className="text-sm">{say('numbers.rulesSay', { number: ours })}</b>
  );
}

type ProblemNoteProps = { readonly id?: string; readonly problem: CountProblem };

export function ProblemNote({ id, problem }: ProblemNoteProps): React.ReactNode {
  const say = useSay<'problems' | 'words'>();
  return (
    <p id={id} role="alert" className="mt-1 flex gap-2 text-sm text-terracotta leading-snug">
      <Icon name="warning" className="size-4" />
      {problemSentence(say, problem)}
    </p>
  );
}
