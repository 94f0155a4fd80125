'use client';

/** Which card is turned by a player whose plebeians wait, and then where the returning ones are placed. */
import { notebookStore } from '@/components/seven-hills/game/store';
import { tick } from '@/components/ui/haptics';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';
import { areaName, namesOf } from '@/lib/i18n';
import { CARDS, cardOutcome, openAreas, ruleOfCards } from '@/lib/seven-hills';
import { isReturning, returnPlebeian, turnCard, type Waiting } from '@/lib/seven-hills/enter';
import { CHIP, LegionCard } from './legion-card';
import type { StepProps } from './score-step';

type Props = StepProps & { readonly waiting: Waiting };

export function WaitingCard({ count, walk: { epoch }, waiting }: Props): React.ReactNode {
  const say = useSay<'sevenGuide' | 'sevenWords' | 'words'>();
  const { game } = count;
  const { player, card } = waiting;
  const who = namesOf(say, game.players).one(player);
  const plebeians = say('sevenWords.plebeians', { count: waiting.count });
  const frame = { count, signs: [player], title: say('sevenGuide.cardTitle', { who }) };
  if (!card)
    return (
      <LegionCard
        {...frame}
        text={say('sevenGuide.cardText', { plebeians })}
        ground={ruleOfCards(waiting.count)}
      >
        <ul className="mt-2 grid grid-cols-4 gap-1.5">
          {CARDS.map((one) => (
            <li key={one} className="flex">
              <button
                type="button"
                onClick={() => {
                  notebookStore().change((notebook) => turnCard(notebook, epoch, player, one));
                  tick();
                  announce(say('sevenGuide.turned', { who, card: say(`sevenGuide.card-${one}`) }));
                }}
                className={`${CHIP} w-full min-w-0 flex-col justify-center gap-0.5 px-1 py-1.5 leading-tight`}
              >
                <b>{say(`sevenGuide.card-${one}`)}</b>
                <CardCounts counts={cardOutcome(one, waiting.count, game.rulings)} />
              </button>
            </li>
          ))}
        </ul>
      </LegionCard>
    );
  const turned = say(`sevenGuide.card-${card}`);
  if (!isReturning(waiting)) {
    const text =
      card === 'wait'
        ? say('sevenGuide.turnedWait', { who, card: turned, plebeians })
        : say('sevenGuide.turnedDone', { who, card: turned });
    return <LegionCard {...frame} text={text} ground={{ rule: 'cards' }} />;
  }
  return (
    <LegionCard
      {...frame}
      title={say('sevenGuide.turned', { who, card: turned })}
      text={say('sevenGuide.toPlace', { who, count: waiting.count })}
      ground={{ rule: 'return' }}
    >
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {openAreas(epoch).map((to) => (
          <li key={to}>
            <button
              type="button"
              aria-label={say('sevenGuide.placeOn', { area: areaName(say, to) })}
              onClick={() => {
                notebookStore().change((notebook) => returnPlebeian(notebook, epoch, player, to));
                tick();
                announce(say('sevenGuide.returned', { area: areaName(say, to), who }));
              }}
              className={CHIP}
            >
              {areaName(say, to)}
            </button>
          </li>
        ))}
      </ul>
    </LegionCard>
  );
}

/** "2 return, 1 removed", without zeros. */
function CardCounts({ counts }: { readonly counts: ReturnType<typeof cardOutcome> }): React.ReactNode {
  const say = useSay<'sevenGuide'>();
  const lines = [
    counts.returned > 0 && say('sevenGuide.returnCount', { count: counts.returned }),
    counts.removed > 0 && say('sevenGuide.removeCount', { count: counts.removed }),
    counts.waiting > 0 && say('sevenGuide.waitCount', { count: counts.waiting }),
  ].filter((line) => line !== false);
  return lines.map((line) => (
    <span key={line} className="text-[0.6875rem] text-muted sm:text-sm">
      {line}
    </span>
  ));
}
