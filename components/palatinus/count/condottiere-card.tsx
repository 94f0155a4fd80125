'use client';

/** What a condottiere does and why, and who leaves the board. */

import { Sign } from '@/components/palatinus/board/piece';
import { RuleLinks } from '@/components/palatinus/rules/rule-links';
import { useSay } from '@/components/ui/speech';
import { gameSentences, stepSentences } from '@/lib/i18n';
import {
  type Condottiere,
  capturesNobody,
  type FieldName,
  type Game,
  type HillSoFar,
  isJudgedApart,
  parseField,
  ruleOfCapture,
  ruleOfCondottiere,
} from '@/lib/palatinus';
import { unbroken } from '@/lib/text';
import { PieceLine } from './piece-line';

type CardProps = { readonly game: Game; readonly condottiere: Condottiere };

/** One condottiere: what it does, in large letters; the people it looked at; and why. */
export function CondottiereCard({ game, condottiere }: CardProps): React.ReactNode {
  const say = useSay<'pieces' | 'score' | 'walkthrough' | 'words'>();
  const { people, merchants, peasants, captured } = condottiere;
  return (
    <div className="py-2 short:py-0.5">
      <div className="flex items-center gap-3">
        <Sign people={people} kind="condottiere" className="size-10 short:size-8" />
        <h3 className="min-w-0 grow roomy:text-xl text-[min(1.125rem,7vw)] leading-snug short:text-[min(1rem,7vw)] short:leading-tight">
          {stepSentences(say, game).title(condottiere)}
        </h3>
      </div>
      <div aria-hidden="true" className="mt-1.5 flex items-stretch gap-2 font-bold short:mt-0.5">
        <Group
          title={say('score.merchants', { count: merchants.length })}
          game={game}
          fields={merchants}
          captured={captured}
        />
        <span className="self-center">:</span>
        <Group
          title={say('score.peasants', { count: peasants.length })}
          game={game}
          fields={peasants}
          captured={captured}
        />
      </div>
      <p className="mt-1.5 leading-normal short:mt-0.5 short:text-xs short:leading-tight">
        {unbroken(gameSentences(say, game).condottiere(condottiere))}{' '}
        <RuleLinks {...ruleOfCondottiere(condottiere)} />
      </p>
    </div>
  );
}

type GroupProps = {
  readonly title: string;
  readonly game: Game;
  readonly fields: readonly FieldName[];
  readonly captured: readonly FieldName[];
};

/** The merchants or the peasants in a row with their number, framed if they are captured. */
function Group({ title, game, fields, captured }: GroupProps): React.ReactNode {
  const isCaptured = fields.some((at) => captured.includes(at));
  const frame = isCaptured ? 'border-terracotta bg-terracotta-wash' : 'border-line';
  return (
    <span
      data-group=""
      className={`flex min-h-10 flex-1 flex-wrap short:min-h-8 items-center justify-center gap-x-2 rounded-xl border-2 px-1 ${frame}`}
    >
      <span className="flex items-baseline gap-1">
        <b className="text-lg">{fields.length}</b>
        <span className="roomy:text-sm text-[min(0.75rem,4.2vw)]">{title}</span>
      </span>
      {/* In a box of their own, so that they are all after the words or all below them. */}
      <span className="flex flex-wrap justify-center gap-x-1">
        {fields.map((at) => {
          const piece = game.position[parseField(at)];
          return piece && <Sign key={at} {...piece} className="size-6" />;
        })}
      </span>
    </span>
  );
}

type LeavingCardsProps = { readonly game: Game; readonly hill: HillSoFar };

/**
 * The captives and fugitives that leave. A hill's only condottiere has no step of its own, so its card is shown here.
 */
export function LeavingCards({ game, hill }: LeavingCardsProps): React.ReactNode {
  const say = useSay<'pieces' | 'walkthrough' | 'words'>();
  const tell = gameSentences(say, game);
  const { condottieri, captures, settled } = hill;
  const wereJudged = isJudgedApart(hill);
  const others = wereJudged ? settled.filter(capturesNobody) : [];
  return (
    <>
      {wereJudged ? (
        <div className="py-2 short:py-1">
          <h3 className="text-lg leading-snug short:text-base short:leading-tight">
            {say('walkthrough.leaveTitle')}
          </h3>
          <p className="text-muted text-sm short:text-xs">
            {say('walkthrough.leaveText')} <RuleLinks rule="same-time" />
          </p>
        </div>
      ) : (
        condottieri.map((condottiere) => (
          <CondottiereCard key={condottiere.at} game={game} condottiere={condottiere} />
        ))
      )}
      <ul className="divide-y divide-line">
        {captures.map((capture) => (
          <PieceLine
            key={capture.at}
            people={capture.people}
            kind={capture.kind}
            after={<RuleLinks {...ruleOfCapture(capture)} />}
          >
            {tell.capture(capture)}
          </PieceLine>
        ))}
        {others.map((condottiere) => (
          <PieceLine
            key={condottiere.at}
            people={condottiere.people}
            kind="condottiere"
            after={<RuleLinks {...ruleOfCondottiere(condottiere)} />}
          >
            {stepSentences(say, game).left(condottiere)}
          </PieceLine>
        ))}
      </ul>
    </>
  );
}
