'use client';

/**
 * What a consul can call: the areas with plebeians, each with a button for every player who has some there. A tap
 * calls one. Only the consul in turn is shown, because all areas twice do not fit on a phone.
 */
import { ColourSign } from '@/components/boards/sign';
import { notebookStore } from '@/components/seven-hills/game/store';
import { Button } from '@/components/ui/button';
import { tick } from '@/components/ui/haptics';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';
import { areaName, namesOf } from '@/lib/i18n';
import { MOST_CALLED } from '@/lib/seven-hills';
import { type Call, callPlebeian, type Notebook, passCall } from '@/lib/seven-hills/enter';
import { CHIP, LegionCard } from './legion-card';
import type { StepProps } from './score-step';

type Props = StepProps & { readonly call: Call };

export function CallCard({ count, walk: { epoch }, call }: Props): React.ReactNode {
  const say = useSay<'sevenGuide' | 'sevenWords' | 'words'>();
  const { players } = count.game;
  const names = namesOf(say, players);
  const { consul, called, isDone, isInTurn, sources } = call;
  const areas = [...new Set(sources.map(({ from }) => from))];

  function change(edit: (notebook: Notebook) => Notebook, words: string): void {
    notebookStore().change(edit);
    tick();
    announce(words);
  }

  const passed = say(called === 0 ? 'sevenGuide.callsNobody' : 'sevenGuide.callsNoMore', { count: called });

  function words(): string {
    if (called >= MOST_CALLED) return say('sevenGuide.callDone');
    if (sources.length === 0) return say('sevenGuide.callNone');
    return isDone ? passed : say('sevenGuide.callLater');
  }

  return (
    <LegionCard
      // Opens or folds again with every turn.
      key={String(isInTurn)}
      count={count}
      title={say('sevenGuide.callTitle', { who: names.one(consul) })}
      signs={[consul]}
      folded={isInTurn ? undefined : words()}
      text={sources.length === 0 ? words() : say('sevenGuide.callText', { most: MOST_CALLED, count: called })}
      ground={{ rule: 'call' }}
    >
      <ul className="mt-1.5 divide-y divide-line">
        {areas.map((from) => (
          <li
            key={from}
            className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-1.5 py-1 max-[22.5rem]:grid-cols-1"
          >
            <span className="text-sm leading-tight">{areaName(say, from)}</span>
            <span className="flex flex-wrap gap-1.5">
              {sources
                .filter((source) => source.from === from)
                .map(({ player }) => {
                  const plebeians = plebeiansOf(count, epoch, from, player);
                  const area = areaName(say, from);
                  const who = names.one(player);
                  return (
                    <button
                      key={player}
                      type="button"
                      aria-label={say('sevenGuide.callOne', {
                        area,
                        who,
                        plebeians: say('sevenWords.plebeians', { count: plebeians }),
                      })}
                      onClick={() =>
                        change(
                          (notebook) => callPlebeian(notebook, epoch, consul, { player, from }),
                          say('sevenGuide.called', { area, who }),
                        )
                      }
                      className={CHIP}
                    >
                      {players[player] && <ColourSign colour={players[player].colour} className="size-5" />}
                      <bdi className="max-w-24 truncate">{who}</bdi>
                      <b>{plebeians}</b>
                    </button>
                  );
                })}
            </span>
          </li>
        ))}
      </ul>
      {!isDone && (
        <Button
          className="mt-2 w-full"
          onClick={() => change((notebook) => passCall(notebook, epoch, consul), passed)}
        >
          {say(called === 0 ? 'sevenGuide.callNobody' : 'sevenGuide.callNoMore')}
        </Button>
      )}
    </LegionCard>
  );
}

function plebeiansOf(
  { game }: StepProps['count'],
  epoch: number,
  area: Call['sources'][number]['from'],
  player: number,
): number {
  return game.epochs[epoch - 1]?.position[area][player]?.plebeian ?? 0;
}
