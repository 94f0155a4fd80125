'use client';

/**
 * The track after an epoch and, after the last one, the end: the winners in large letters; the table by epoch and by
 * source; the race over the epochs; and everybody's gains, each line with a link to its step.
 */
import { GainLists, showGains } from '@/components/count/gain-lists';
import { Race } from '@/components/count/race';
import { useFirstTime, WinnersMoment } from '@/components/count/winners-moment';
import { startNewGame } from '@/components/seven-hills/game/store';
import { RuleLinks } from '@/components/seven-hills/rules/rule-links';
import { ShareGame } from '@/components/seven-hills/share/share-button';
import { ScreenButton, useScreens } from '@/components/shell/screens';
import { Button } from '@/components/ui/button';
import { PageButton } from '@/components/ui/page-link';
import { SecondPaint } from '@/components/ui/second-paint';
import { useLanguage, useSay } from '@/components/ui/speech';
import {
  countSentences,
  epochName,
  epochNumeral,
  guideSentences,
  namesOf,
  sevenRulingsInForce,
  signed,
} from '@/lib/i18n';
import { gainsUntil, ruleOfFinalTie, stepOfGain } from '@/lib/seven-hills';
import { rulingsFrom } from '@/lib/seven-hills/enter';
import { LegionsNotices } from './legions-notice';
import { CorrectionNotice, CorrectLinks, Remarks } from './notices';
import { CHIPS, type StepProps } from './score-step';
import { StepChips } from './step-chips';
import { TrackTable } from './track-table';
import { isAtEnd } from './use-count';

const COLUMNS =
  'mx-auto grid max-w-[44rem] grid-cols-1 lg:max-w-none lg:grid-cols-2 lg:gap-x-12 huge:grid-cols-[6fr_5fr]';

export function TrackStep(props: StepProps): React.ReactNode {
  const { count, walk } = props;
  const { game, result, isShared } = count;
  const isEnd = isAtEnd(count, walk);
  const name = JSON.stringify([game.players, walk.counted.score.running, result.winners]);
  return (
    <>
      <div className={`${CHIPS} mb-0`}>
        <StepChips step={walk.step} jumpTo={walk.jumpTo} />
      </div>
      <div className={`pt-3 ${COLUMNS}`}>
        <div className="relative isolate min-w-0">
          <CorrectionNotice {...props} />
          <LegionsNotices {...props} />
          <Heading key={name} name={name} isEnd={isEnd} {...props} />
          <TrackTable {...props} isEnd={isEnd} onPoints={showGains} />
          <div className="mt-3 flex justify-center">
            <ShareGame game={game} result={result} className="min-w-40" />
          </div>
          <Remarks {...props} />
        </div>
        <SecondPaint room={<div className="h-[100rem]" />}>
          <div className="mt-6 min-w-0 huge:mt-0">
            <EpochRace {...props} isEnd={isEnd} />
            <Gains {...props} />
            {!isShared && <CorrectLinks {...props} />}
            <Further isShared={isShared} isEnd={isEnd} />
          </div>
        </SecondPaint>
      </div>
    </>
  );
}

type EndProps = StepProps & { readonly isEnd: boolean };

function Heading({ count, walk, isEnd, name }: EndProps & { readonly name: string }): React.ReactNode {
  const say = useSay<'sevenCount' | 'sevenGuide' | 'sevenRulings' | 'sevenWords' | 'words'>();
  const { game, result } = count;
  const tell = countSentences(say, game);
  const isNew = useFirstTime(name);
  if (!isEnd)
    return (
      <>
        <h2 className="text-center text-2xl leading-snug sm:text-3xl">
          {guideSentences(say, game).verdict(walk.counted, walk.step)}
        </h2>
        <p className="mt-1 text-center text-muted">
          {say('sevenGuide.trackOf', { epoch: epochName(say, walk.epoch) })}
        </p>
      </>
    );
  const { finalTie, winners } = result;
  return (
    <>
      <WinnersMoment
        colours={(winners ?? []).flatMap((winner) => game.players[winner]?.colour ?? [])}
        isNew={isNew}
      />
      <h2
        className={`text-center text-2xl leading-snug sm:text-3xl ${isNew ? 'motion-safe:animate-proclaim' : ''}`}
      >
        {tell.winners(result)}
      </h2>
      <p className="mt-2 text-balance text-center text-muted">
        {tell.decision(result)} {finalTie && <RuleLinks {...ruleOfFinalTie(finalTie)} />}
      </p>
      <p className="mt-1 text-center text-muted text-sm">{sevenRulingsInForce(say, game.rulings)}</p>
    </>
  );
}

function EpochRace({ count: { game, result }, walk, isEnd }: EndProps): React.ReactNode {
  const say = useSay<'sevenGuide' | 'sevenWords' | 'words'>();
  const names = namesOf(say, game.players);
  return (
    <Race
      title={say('sevenGuide.race')}
      racers={game.players.map(({ colour }, player) => ({ who: names.one(player), colour }))}
      stages={result.epochs
        .filter(({ epoch }) => epoch <= walk.epoch)
        .map(({ epoch, running }) => ({
          label: epochNumeral(epoch),
          sentence: say('sevenGuide.raceStage', {
            epoch: epochName(say, epoch),
            list: names.withPoints(running),
          }),
          points: running,
          onGo: () => walk.visit(epoch, { part: 'track' }),
        }))}
      winners={(isEnd && result.winners) || []}
    />
  );
}

/** "How did I get my 31?" */
function Gains({ count: { game, result }, walk }: StepProps): React.ReactNode {
  const say = useSay<'sevenCount' | 'sevenGuide' | 'sevenWords' | 'words'>();
  const names = namesOf(say, game.players);
  const tell = guideSentences(say, game);
  const gains = gainsUntil(result, walk.epoch, walk.step);
  return (
    <GainLists
      title={say('sevenGuide.howAll')}
      nothing={say('sevenGuide.noGains')}
      sum={say('sevenGuide.sum')}
      players={game.players.map(({ colour }, player) => {
        const score = signed(walk.counted.score.running[player] ?? 0);
        const who = names.one(player);
        return {
          who,
          colour,
          question: say('sevenGuide.how', { who, score }),
          points: score,
          lines: gains
            .filter((gain) => gain.player === player)
            .map((gain) => ({
              text: tell.gain(gain),
              points: signed(gain.points),
              onGo: () => walk.visit(gain.epoch, stepOfGain(gain)),
            })),
        };
      })}
    />
  );
}

type FurtherProps = { readonly isShared: boolean; readonly isEnd: boolean };

/** What to do with the game. */
function Further({ isShared, isEnd }: FurtherProps): React.ReactNode {
  const say = useSay<'rulebook' | 'sevenGuide' | 'share'>();
  const language = useLanguage();
  const { goTo, here } = useScreens();
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <ScreenButton className="grow" to={rulingsFrom(here)}>
        {say('rulebook.rulings')}
      </ScreenButton>
      <ScreenButton className="grow" to="print">
        {say('share.print')}
      </ScreenButton>
      {!isShared && (
        <PageButton className="grow" href={`/${language}/open#save-seven-hills`}>
          {say('share.file')}
        </PageButton>
      )}
      {!isShared && isEnd && (
        <Button className="grow" onClick={() => goTo(startNewGame())}>
          {say('sevenGuide.newGame')}
        </Button>
      )}
    </div>
  );
}
