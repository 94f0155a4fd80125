'use client';

import { Sign } from '@/components/pieces/sign';
import { useSay } from '@/components/shell/speech';
import { sentences, stepSentences } from '@/lib/i18n';
import { type Condottiere, type FieldName, type Game, parseField, ruleOfCondottiere } from '@/lib/palatinus';
import { RuleLinks } from './rule-link';

type Props = { readonly game: Game; readonly condottiere: Condottiere };

/** One condottiere: what it does in large letters, those it looked at as they stand on the board, and why. */
export function Judged({ game, condottiere }: Props): React.ReactNode {
  const say = useSay<'walkthrough' | 'words'>();
  const { people, merchants, peasants, captured } = condottiere;
  return (
    <div className="py-2.5">
      <div className="flex items-center gap-3">
        <Sign people={people} kind="condottiere" className="size-11" />
        <h3 className="min-w-0 grow text-lg leading-snug">{stepSentences(say, game).title(condottiere)}</h3>
      </div>
      {merchants.length + peasants.length > 0 && (
        <div aria-hidden="true" className="mt-2 flex items-stretch gap-2 text-center font-bold">
          <Group game={game} fields={merchants} captured={captured} />
          <span className="self-center">:</span>
          <Group game={game} fields={peasants} captured={captured} />
        </div>
      )}
      <p className="mt-2 leading-relaxed">
        {sentences(say, game).condottiere(condottiere)} <RuleLinks {...ruleOfCondottiere(condottiere)} />
      </p>
    </div>
  );
}

type GroupProps = {
  readonly game: Game;
  readonly fields: readonly FieldName[];
  readonly captured: readonly FieldName[];
};

/** The merchants, or the peasants, in a row with their number; a frame around those who are captured. */
function Group({ game, fields, captured }: GroupProps): React.ReactNode {
  const isCaptured = fields.some((at) => captured.includes(at));
  const frame = isCaptured ? 'border-terracotta bg-terracotta-wash' : 'border-line';
  return (
    <span
      data-group=""
      className={`flex min-h-10 flex-1 items-center justify-center gap-1 rounded-xl border-2 ${frame}`}
    >
      <b className="mr-1 text-lg">{fields.length}</b>
      {fields.map((at) => {
        const piece = game.position[parseField(at)];
        return piece && <Sign key={at} {...piece} className="size-7" />;
      })}
    </span>
  );
}
