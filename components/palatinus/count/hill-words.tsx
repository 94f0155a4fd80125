'use client';

/**
 * The words at one step of a hill, as far as it is shown. Where influence is counted, the verdict comes first, then
 * the reasons.
 */
import { Sign } from '@/components/palatinus/board/piece';
import { RuleLinks } from '@/components/palatinus/rules/rule-links';
import { ScreenLink, useScreens } from '@/components/shell/screens';
import { focusContent } from '@/components/ui/focus-content';
import { SecondPaint } from '@/components/ui/second-paint';
import { useSay } from '@/components/ui/speech';
import { gameSentences, stepSentences } from '@/lib/i18n';
import {
  type CountStep,
  type FieldName,
  type Game,
  type HillSoFar,
  ruleOfCondottiere,
  takersOf,
} from '@/lib/palatinus';
import { tileScreen } from '@/lib/palatinus/enter';
import { numbersKept, unbroken } from '@/lib/text';
import { CondottiereCard, LeavingCards } from './condottiere-card';
import { InfluenceRows, InfluenceTotals } from './influence';

type Props = {
  readonly game: Game;
  readonly hill: HillSoFar;
  readonly step: CountStep;
  readonly chosen: FieldName | undefined;
  readonly isMine: boolean;
  readonly onChoose: (at: FieldName) => void;
  readonly onAsk: (at: FieldName) => void;
  /** Shown next to the heading. Not next to a verdict, which needs the whole width. */
  readonly aside?: React.ReactNode;
  /** Shown below the heading. */
  readonly children?: React.ReactNode;
};

export function HillWords(props: Props): React.ReactNode {
  const { game, hill, step, isMine, aside, children } = props;
  const say = useSay<'pieces' | 'score' | 'walkthrough' | 'words'>();
  const { here } = useScreens();
  const judged = step.part === 'judging' ? hill.condottieri[step.condottiere] : undefined;
  const isCounted = step.part === 'influence';
  /** Whether the first tap on a piece shows its sum and only the second its story. */
  const hasSums = isCounted && hill.influence.length > 0;
  return (
    <>
      {isCounted ? (
        <div className="flex items-center gap-x-2.5 short:gap-x-1.5">
          {takersOf(hill.outcome, game.players).map(({ people }) => (
            <Sign key={people} people={people} className="size-8 short:size-6 max-[22.5rem]:short:size-5" />
          ))}
          <h2 className="min-w-0 grow text-lg leading-tight short:text-base short:leading-tight max-[22.5rem]:short:text-sm">
            {numbersKept(unbroken(stepSentences(say, game).verdict(hill)))}
          </h2>
        </div>
      ) : (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-[0.9375rem] beside:text-lg leading-snug">
            {gameSentences(say, game).hill(hill)}
          </h2>
          {aside}
          {judged && (
            <p className="text-muted text-xs beside:text-sm">
              {say('score.ofCondottieri', {
                number: hill.condottieri.indexOf(judged) + 1,
                count: hill.condottieri.length,
              })}
            </p>
          )}
        </div>
      )}
      <SecondPaint>
        {children}
        <div className="mt-1.5 rounded-2xl border border-line bg-card px-4 py-0.5 short:mt-1 max-[22.5rem]:-mx-3">
          {judged && <CondottiereCard game={game} condottiere={judged} />}
          {step.part === 'leaving' && <LeavingCards game={game} hill={hill} />}
          {isCounted && <Counted {...props} />}
        </div>
        <div className="mt-2 px-4 text-muted text-sm">
          {isCounted && (
            <p>
              {say('score.clockwise')} <RuleLinks rule="from-the-arrow" />
            </p>
          )}
          <p className="print:hidden">
            {say(hasSums ? 'score.tapLine' : 'score.tapPiece')}{' '}
            {isMine &&
              say(hasSums ? 'score.correctCounted' : 'score.correctHere', {
                button: say('score.wrongPiece'),
              })}
          </p>
          {isMine && (
            <p className="print:hidden">
              <ScreenLink
                to={tileScreen(hill.letter, here)}
                className="inline-flex min-h-touch items-center underline underline-offset-4"
              >
                {say('score.correctTile', { letter: hill.letter })}
              </ScreenLink>
            </p>
          )}
        </div>
      </SecondPaint>
    </>
  );
}

export const ASIDE =
  'relative shrink-0 cursor-pointer font-bold text-terracotta underline underline-offset-4 before:absolute before:-inset-x-1.5 before:-inset-y-3';

type PieceByPieceProps = { readonly onStart: () => void; readonly className: string };

/** Shows the hill again from its beginning, piece by piece. */
export function PieceByPiece({ onStart, className }: PieceByPieceProps): React.ReactNode {
  const say = useSay<'score'>();

  function start(): void {
    onStart();
    focusContent();
  }

  return (
    <button type="button" onClick={start} className={`${ASIDE} text-sm print:hidden ${className}`}>
      {say('score.countByPiece')}
    </button>
  );
}

function Counted({ game, hill, chosen, onChoose, onAsk }: Props): React.ReactNode {
  const say = useSay<'pieces' | 'walkthrough' | 'words'>();
  const { condottieri, letter } = hill;
  return (
    <div className="flex flex-col">
      {/* Last on phones with little height, where it would push the reasons out of sight. */}
      <ul className="-mx-4 border-line border-b px-4 py-2 text-sm short:order-last short:border-t short:border-b-0">
        {condottieri.length === 0 && (
          <li>
            {say('walkthrough.noCondottiere', { letter })} <RuleLinks rule="judged" />
          </li>
        )}
        {condottieri.map((condottiere) => (
          <li key={condottiere.at}>
            {stepSentences(say, game).title(condottiere)} <RuleLinks {...ruleOfCondottiere(condottiere)} />
          </li>
        ))}
      </ul>
      {hill.influence.length === 0 && (
        <p className="py-2">
          {say('walkthrough.nobodyAround')} <RuleLinks rule="unclaimed" />
        </p>
      )}
      <InfluenceRows game={game} hill={hill} chosen={chosen} onChoose={onChoose} onAsk={onAsk} />
      <div className="-mx-4 border-line border-t px-3 py-2.5">
        <InfluenceTotals game={game} hill={hill} />
      </div>
    </div>
  );
}
