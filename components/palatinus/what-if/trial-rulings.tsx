'use client';

/** The open questions, for trying other answers in the copy. Folded, because most people try pieces. */
import { useId } from 'react';
import { tick } from '@/components/ui/haptics';
import { useSay } from '@/components/ui/speech';
import { rulingAnswer } from '@/lib/i18n';
import { RULING_KEYS, RULINGS, type RulingKey, type Rulings } from '@/lib/palatinus';
import { editTrial, setRuling } from '@/lib/palatinus/enter';
import type { Trial } from './use-trial';

export function TrialRulings({ trial }: { readonly trial: Trial }): React.ReactNode {
  const say = useSay<'whatif'>();
  const { tried } = trial;

  function pick(ruling: RulingKey, answer: Rulings[RulingKey]): void {
    trial.change(editTrial(tried, (notebook) => setRuling(notebook, ruling, answer)));
    tick();
  }

  return (
    <details className="mt-6 rounded-2xl border border-line bg-card px-4">
      <summary className="-mx-4 min-h-touch cursor-pointer px-4 py-2.5 font-bold text-terracotta">
        {say('whatif.rulings')}
      </summary>
      <div className="grid gap-4 pb-3">
        {RULING_KEYS.map((ruling) => (
          <Question
            key={ruling}
            ruling={ruling}
            picked={tried.rulings[ruling]}
            onPick={(answer) => pick(ruling, answer)}
          />
        ))}
      </div>
    </details>
  );
}

type QuestionProps = {
  readonly ruling: RulingKey;
  readonly picked: Rulings[RulingKey];
  readonly onPick: (answer: Rulings[RulingKey]) => void;
};

/** A question with its answers only; the reasons for each are on the screen of rulings. */
function Question({ ruling, picked, onPick }: QuestionProps): React.ReactNode {
  const say = useSay<'rulings'>();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="font-bold leading-snug">{say(`rulings.${ruling}`)}</legend>
      {RULINGS[ruling].map((answer) => (
        <label
          key={answer}
          className="-mx-2 flex min-h-touch cursor-pointer items-center gap-3 rounded-xl px-2 leading-snug hover:bg-sand has-focus-visible:outline-3 has-focus-visible:outline-river"
        >
          <input
            type="radio"
            name={name}
            checked={answer === picked}
            onChange={() => onPick(answer)}
            className="size-5 shrink-0 accent-terracotta focus-visible:outline-none"
          />
          {rulingAnswer(say, ruling, answer).label}
        </label>
      ))}
    </fieldset>
  );
}
