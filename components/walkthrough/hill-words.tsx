'use client';

import { useSay } from '@/components/shell/speech';
import { sentences } from '@/lib/i18n';
import type { CountStep, FieldName, Game, Hill, HillPositions } from '@/lib/palatinus';
import { InfluenceRows } from './influence-rows';
import { InfluenceTotals } from './influence-totals';
import { Judged } from './judged';
import { Leaving } from './leaving';
import { RuleLinks } from './rule-link';

type Props = {
  readonly game: Game;
  readonly hill: Hill;
  readonly positions: HillPositions;
  readonly step: CountStep;
  readonly chosen: FieldName | undefined;
  readonly onChoose: (at: FieldName) => void;
  readonly onAsk: (at: FieldName) => void;
};

/** What is told at one step of a hill. */
export function HillWords(props: Props): React.ReactNode {
  const { game, hill, step } = props;
  const say = useSay<'score' | 'walkthrough' | 'words'>();
  const judged = step.part === 'judging' ? hill.condottieri[step.condottiere] : undefined;
  return (
    <>
      <h2 className="beside:text-lg">{sentences(say, game).hill(hill)}</h2>
      <div className="mt-1.5 rounded-2xl border border-line bg-card px-4 py-1">
        {judged && (
          <>
            <p className="pt-2 text-muted text-sm">
              {say('score.ofCondottieri', {
                number: hill.condottieri.indexOf(judged) + 1,
                count: hill.condottieri.length,
              })}
            </p>
            <Judged game={game} condottiere={judged} />
          </>
        )}
        {step.part === 'leaving' && <Leaving game={game} hill={hill} />}
        {step.part === 'influence' && <Counted {...props} />}
      </div>
    </>
  );
}

function Counted({ game, hill, positions, chosen, onChoose, onAsk }: Props): React.ReactNode {
  const say = useSay<'score' | 'walkthrough'>();
  return (
    <>
      {hill.condottieri.length === 0 && (
        <p className="border-line border-b py-2.5">
          {say('walkthrough.noCondottiere', { letter: hill.letter })} <RuleLinks rule="judged" />
        </p>
      )}
      <p className="py-2 text-muted text-sm">
        {say('score.clockwise')} <RuleLinks rule="from-the-arrow" />
      </p>
      {hill.influence.length === 0 && (
        <p className="pb-2.5">
          {say('walkthrough.nobodyAround')} <RuleLinks rule="gone" />
        </p>
      )}
      <InfluenceRows
        game={{ ...game, position: positions.after }}
        hill={hill}
        chosen={chosen}
        onChoose={onChoose}
        onAsk={onAsk}
      />
      <div className="-mx-4 border-line border-t px-3 py-2.5">
        <InfluenceTotals game={game} hill={hill} />
      </div>
    </>
  );
}
