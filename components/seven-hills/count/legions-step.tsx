'use client';

/**
 * The legions as moves, in the order of the rules: those called last time go to the waiting camp, each consul calls, and
 * whoever waits turns a card. Every tap is a move on the board that can be undone. Nobody has to make them here: what stands
 * where can be entered on the map instead.
 */
import { ColourSign } from '@/components/boards/sign';
import { notebookStore } from '@/components/seven-hills/game/store';
import { ScreenButton } from '@/components/shell/screens';
import { Button } from '@/components/ui/button';
import { tick } from '@/components/ui/haptics';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';
import { areaName, namesOf } from '@/lib/i18n';
import { CARDS, cardOutcome, MOST_CALLED, openAreas } from '@/lib/seven-hills';
import {
  type Call,
  callPlebeian,
  epochScreen,
  isReturning,
  type Legions,
  legionsIn,
  moveCamps,
  type Notebook,
  passCall,
  returnPlebeian,
  turnCard,
  type Waiting,
} from '@/lib/seven-hills/enter';
import { CHIP, LegionCard } from './legion-card';
import { Verdict } from './parts';
import type { StepProps } from './score-step';

export function LegionsStep({ count, walk }: StepProps): React.ReactNode {
  const say = useSay<'sevenGuide' | 'sevenWords' | 'words'>();
  const { epoch, counted } = walk;
  const { table } = count;
  const consuls = counted.score.election.consuls.map(({ player }) => player);
  const legions = legionsIn(table, epoch, consuls);
  const parts = { count, walk, legions };
  const hasNothing = legions.calls.length === 0 && legions.waiting.length === 0 && legions.camps.length === 0;
  return (
    <>
      <Verdict>{say(hasNothing ? 'sevenGuide.legionsNobody' : titleOf(legions))}</Verdict>
      {legions.isEntered && <p className="mt-1.5 text-muted">{say('sevenGuide.legionsEntered')}</p>}
      {legions.camps.length > 0 && <CampsCard {...parts} />}
      {legions.camps.length === 0 && (
        <>
          {legions.calls.map((call) => (
            <CallCard key={call.consul} {...parts} call={call} />
          ))}
          {legions.waiting.map((waiting) => (
            <WaitingCard key={waiting.player} {...parts} waiting={waiting} />
          ))}
        </>
      )}
      <ScreenButton to={epochScreen(epoch, 'legions')} look="quiet" className="-ml-4 mt-2">
        {say('sevenGuide.legionsSkip')}
      </ScreenButton>
    </>
  );
}

function titleOf({ camps, calls, waiting }: Legions): 'sevenGuide.legionsTitle' | 'sevenGuide.legionsDone' {
  const isDone =
    camps.length === 0 &&
    calls.every(({ isDone }) => isDone) &&
    waiting.every((one) => one.card && !isReturning(one));
  return isDone ? 'sevenGuide.legionsDone' : 'sevenGuide.legionsTitle';
}

type PartProps = StepProps & { readonly legions: Legions };

/** Before anything else: without it nobody could tell old legions from those that are called now. */
function CampsCard({ count, walk: { epoch }, legions }: PartProps): React.ReactNode {
  const say = useSay<'sevenGuide' | 'sevenWords' | 'words'>();
  const names = namesOf(say, count.game.players);
  const list = legions.camps.map((move) => `${names.one(move.player)} ${move.count}`).join(', ');
  return (
    <LegionCard
      count={count}
      title={say('sevenGuide.campsTitle')}
      signs={legions.camps.map(({ player }) => player)}
      text={say('sevenGuide.campsText', { list })}
      ground={{ rule: 'waiting-camp' }}
    >
      <Button
        look="primary"
        className="mt-2 w-full"
        onClick={() => {
          notebookStore().change((notebook) => moveCamps(notebook, epoch));
          tick();
          announce(say('sevenGuide.campsMoved'));
        }}
      >
        {say('sevenGuide.campsMove')}
      </Button>
    </LegionCard>
  );
}

/**
 * The areas with plebeians, each with a button for every player who has some there: a tap calls one. Only the consul in turn
 * is in sight, because all areas twice are more than a phone shows.
 */
function CallCard({
  count,
  walk: { epoch },
  legions,
  call,
}: PartProps & { readonly call: Call }): React.ReactNode {
  const say = useSay<'sevenGuide' | 'sevenWords' | 'words'>();
  const { players } = count.game;
  const names = namesOf(say, players);
  const { consul, called, isDone, sources } = call;
  const inTurn = legions.calls.find((one) => !one.isDone)?.consul;
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
      // Opened or folded anew with every turn.
      key={String(consul === inTurn)}
      count={count}
      title={say('sevenGuide.callTitle', { who: names.one(consul) })}
      signs={[consul]}
      folded={consul === inTurn ? undefined : words()}
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

/** Which card was turned, and then where those who return stand. */
function WaitingCard({
  count,
  walk: { epoch },
  waiting,
}: PartProps & { readonly waiting: Waiting }): React.ReactNode {
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
        ground={{ rule: 'cards', ruling: waiting.count % 2 === 1 ? 'halfRounds' : undefined }}
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

/** "2 return, 1 removed": what there is none of is not said. */
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
