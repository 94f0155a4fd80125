'use client';

/** Knights anywhere on the board, and the empty hands, which are entered here. */
import { ColourSign } from '@/components/boards/sign';
import { changeByTap } from '@/components/seven-hills/game/playing-order';
import { useSay } from '@/components/ui/speech';
import { Stepper } from '@/components/ui/stepper';
import { guideSentences, namesOf } from '@/lib/i18n';
import { KNIGHT_POINTS, PENALTY_POINTS } from '@/lib/seven-hills';
import { MOST_PENALTIES, setPenalties } from '@/lib/seven-hills/enter';
import { Card, PlayerLine, Reason, Verdict } from './parts';
import type { StepProps } from './score-step';

export function KnightsStep({ count: { game }, walk: { counted, step } }: StepProps): React.ReactNode {
  const say = useSay<'sevenCount' | 'sevenGuide' | 'sevenWords' | 'words'>();
  const names = namesOf(say, game.players);
  const { knights } = counted.score;
  return (
    <>
      <Verdict>{guideSentences(say, game).verdict(counted, step)}</Verdict>
      <Card>
        <ul className="divide-y divide-line">
          {game.players.map((seat, player) => {
            const own = knights.find((one) => one.player === player);
            return (
              <PlayerLine
                key={seat.colour}
                player={seat}
                who={names.one(player)}
                count={say('sevenGuide.knightsTable', { count: own?.knights ?? 0 })}
                gain={own && own.points > 0 ? `+${own.points}` : undefined}
              />
            );
          })}
        </ul>
        <div className="-mx-4 border-line border-t px-4 py-1.5">
          <Reason ground={{ rule: 'knights' }}>{say('sevenGuide.knightsWorth')}</Reason>
          <ul className="flex flex-wrap gap-1.5 pb-2" aria-label={say('sevenGuide.knightsWorth')}>
            {KNIGHT_POINTS.map((points, count) =>
              count === 0 ? null : (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: the number of knights is the index
                  key={count}
                  className="rounded-lg border border-line px-2.5 py-1 text-sm"
                >
                  {count} → <b>{points}</b>
                </li>
              ),
            )}
          </ul>
        </div>
      </Card>
    </>
  );
}

export function PenaltiesStep({ count: { game }, walk }: StepProps): React.ReactNode {
  const say = useSay<'sevenCount' | 'sevenGuide' | 'sevenWords' | 'words'>();
  const names = namesOf(say, game.players);
  const { epoch, counted, step } = walk;
  const { penalties } = counted.entered;
  return (
    <>
      <Verdict>{guideSentences(say, game).verdict(counted, step)}</Verdict>
      <Card>
        <Reason ground={{ rule: 'penalty' }}>
          {say('sevenGuide.penaltiesText', { points: PENALTY_POINTS })}
        </Reason>
        <ul className="divide-y divide-line border-line border-t">
          {game.players.map(({ colour }, player) => (
            <li key={colour} className="flex items-center gap-3 py-1.5">
              <ColourSign colour={colour} className="size-7" />
              <div className="min-w-0 grow font-bold">
                <Stepper
                  label={names.one(player)}
                  value={penalties[player] ?? 0}
                  min={0}
                  max={MOST_PENALTIES}
                  onChange={(times) =>
                    changeByTap((notebook) => setPenalties(notebook, epoch, player, times))
                  }
                />
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
