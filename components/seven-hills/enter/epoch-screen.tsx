'use client';

/** The epoch screen: the map with what stands where, and the brush with which it is changed, one tap for each marker. */

import { useMemo, useState } from 'react';
import { ColourSign } from '@/components/boards/sign';
import { EpochChips } from '@/components/seven-hills/game/epoch-chips';
import { areaSentence, sceneOf } from '@/components/seven-hills/game/map-scene';
import { notebookStore, useNotebook } from '@/components/seven-hills/game/store';
import { useGame } from '@/components/seven-hills/game/use-game';
import { RomeMap } from '@/components/seven-hills/map/map';
import { Screen, ScreenSplit } from '@/components/shell/screen';
import { ScreenButton, useScreens } from '@/components/shell/screens';
import { HistoryButtons } from '@/components/store/history-buttons';
import { StoreNotices } from '@/components/store/store-notices';
import { tick } from '@/components/ui/haptics';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import { Placeholder } from '@/components/ui/placeholder';
import { useSay } from '@/components/ui/speech';
import {
  areaName,
  epochName,
  epochNumeral,
  misfitSentence,
  remarkSentence,
  sevenPlayerName,
  signed,
} from '@/lib/i18n';
import { CLASSES, type Epoch, HILLS, remarksOf } from '@/lib/seven-hills';
import {
  type Brush,
  countAt,
  countScreen,
  type Hand,
  isEntered,
  leftInBox,
  type Moment,
  misfitsIn,
  type Notebook,
  parseEpoch,
  placeMarker,
  placingRefusal,
  type Tapped,
  takeMarker,
  tapArea,
  tapMarkers,
} from '@/lib/seven-hills/enter';
import { AreaCard } from './area-card';
import { BrushTrays } from './brush-trays';
import { EntryTools } from './entry-tools';
import { EpochDetails, StageSwitch } from './epoch-details';
import { useHand } from './use-hand';

export function EpochScreen(): React.ReactNode {
  const say = useSay<'screens' | 'sevenEntry' | 'sevenWords'>();
  const { ready, document: notebook } = useNotebook();
  const { query } = useScreens();
  const epoch = parseEpoch(notebook, query.get('e')) ?? notebook.table.begun;
  const stage = query.get('stage') === 'legions' ? 'legions' : 'placed';
  const at = useMemo((): Moment => ({ epoch, stage }), [epoch, stage]);
  const isPlayed = notebook.table.players.length > 0;
  return (
    <Screen
      split
      title={ready ? epochName(say, epoch) : say('screens.epoch')}
      back={{ to: 'players', label: say('screens.players') }}
      tools={<HistoryButtons />}
      footer={
        <>
          <RunningScore epoch={epoch} />
          <ScreenButton
            to={countScreen(epoch, stage === 'legions' ? { part: 'hill', hill: HILLS[0] } : undefined)}
            look="primary"
            disabled={!isPlayed}
            className="shrink-0 max-[22.5rem]:px-2.5 max-[22.5rem]:text-sm"
          >
            {say(stage === 'legions' ? 'sevenEntry.countHills' : 'sevenEntry.elect')}
            <Icon name="forward" className="max-[22.5rem]:hidden" />
          </ScreenButton>
        </>
      }
    >
      <StoreNotices />
      <EpochChips current={epoch} className="mb-2.5 beside:hidden" />
      {ready && !isPlayed ? <NobodyYet /> : <Entry key={`${epoch} ${stage}`} at={at} />}
    </Screen>
  );
}

function NobodyYet(): React.ReactNode {
  const say = useSay<'sevenEntry'>();
  return (
    <Notice
      kind="info"
      title={say('sevenEntry.playersFirst')}
      actions={
        <ScreenButton to="players" look="primary">
          {say('sevenEntry.toPlayers')}
          <Icon name="forward" />
        </ScreenButton>
      }
    />
  );
}

/** The map, the brushes, and words about both. Until the device has been read, only their room. */
function Entry({ at }: { readonly at: Moment }): React.ReactNode {
  const say = useSay<'sevenEntry' | 'sevenWords' | 'words'>();
  const { ready, document: notebook } = useNotebook();
  const { table } = notebook;
  const [hand, setHand] = useHand(table, at);
  const { way, brush, area } = hand;
  const [isTaking, setTaking] = useState(false);
  /** Why nothing happened; shown until something does. */
  const [refusal, setRefusal] = useState<{ readonly text: string; readonly notebook: Notebook }>();
  const scene = useMemo(() => sceneOf(say, table, at), [say, table, at]);

  function tap({ hand: next, spot }: Tapped, isBack: boolean): void {
    setHand(next);
    if (!spot) return;
    const store = notebookStore();
    store.change((before) => (isBack ? takeMarker(before, at, spot) : placeMarker(before, at, spot)));
    const after = store.snapshot().document;
    const words = { area: areaName(say, spot.area), brush: brushWords(say, notebook, spot) };
    if (after !== notebook) {
      tick();
      announce(say('sevenEntry.tapped', { ...words, count: countAt(after.table, at, spot) }));
      return;
    }
    const why = isBack ? 'none-there' : (placingRefusal(notebook, at, spot) ?? 'box-empty');
    const text = say(`sevenEntry.${why}`, words);
    announce(text);
    setRefusal({ text, notebook: after });
  }

  function onKey(event: React.KeyboardEvent): void {
    const of = CLASSES.find((other) => other[0] === event.key.toLowerCase());
    const player = Number(event.key) - 1;
    if (of) setHand({ ...hand, brush: { ...brush, of } });
    else if (table.players[player]) setHand({ ...hand, brush: { ...brush, player } });
    else return;
    event.preventDefault();
  }

  const tools = <EntryTools {...{ hand, isTaking }} epoch={at.epoch} onHand={setHand} onTaking={setTaking} />;
  if (!ready)
    return (
      <ScreenSplit board={<Placeholder className="size-full rounded-2xl" />}>
        <Placeholder className="mb-2.5 hidden h-touch rounded-full beside:block" />
        <Placeholder className="h-17" />
        <Placeholder className="mt-1.5 h-17" />
      </ScreenSplit>
    );
  return (
    <ScreenSplit
      board={
        <RomeMap
          scene={scene}
          label={say('sevenEntry.map')}
          focus={area}
          controls={{
            areaLabel: (of) => areaSentence(say, table, at, of),
            onTap: (tapped) => tap(tapArea(hand, tapped), isTaking),
            onHold: (held) => tap(tapArea(hand, held), true),
            onKey,
          }}
        />
      }
    >
      <EpochChips current={at.epoch} className="mb-2.5 hidden beside:flex" />
      <StageSwitch table={table} at={at} />
      {way === 'brush' && (
        <BrushTrays
          table={table}
          at={at}
          brush={brush}
          onPick={(picked) => setHand({ ...hand, brush: picked })}
        />
      )}
      {way === 'area' && area && (
        <AreaCard
          {...{ table, at, area }}
          tools={tools}
          onTap={(picked, isBack) => tap(tapMarkers({ ...hand, area }, picked), isBack || isTaking)}
        />
      )}
      <div className="mt-2 flex flex-wrap items-center justify-end gap-2">
        <p className="min-h-10 grow basis-[9rem] text-muted text-sm leading-snug">
          {refusal?.notebook === notebook ? (
            <b className="text-ink">{refusal.text}</b>
          ) : (
            <Hint at={at} hand={hand} isTaking={isTaking} />
          )}
        </p>
        {way === 'brush' && tools}
      </div>
      <Warnings at={at} />
      {way === 'brush' && area && <AreaCard table={table} at={at} area={area} />}
      <EpochDetails table={table} at={at} />
    </ScreenSplit>
  );
}

type Say = ReturnType<typeof useSay<'sevenEntry' | 'sevenWords' | 'words'>>;

/** "Livia: noble" */
function brushWords(say: Say, { table }: Notebook, { player, of }: Brush): string {
  const found = table.players[player];
  return say('sevenEntry.brush', {
    who: found ? sevenPlayerName(say, found) : '',
    of: say(`sevenWords.${of}`),
  });
}

type HintProps = { readonly at: Moment; readonly hand: Hand; readonly isTaking: boolean };

function Hint({ at, hand: { way, brush }, isTaking }: HintProps): React.ReactNode {
  const say = useSay<'sevenEntry' | 'sevenWords' | 'words'>();
  const { document: notebook } = useNotebook();
  const words = { brush: brushWords(say, notebook, brush) };
  const { begun } = notebook.table;
  const hint = way === 'area' ? 'sevenEntry.hintArea' : 'sevenEntry.hint';
  const hintTake = way === 'area' ? 'sevenEntry.hintTakeArea' : 'sevenEntry.hintTake';
  return (
    <>
      {say(isTaking ? hintTake : hint, words)}{' '}
      {at.epoch < begun
        ? say('sevenEntry.correcting', { numeral: epochNumeral(at.epoch) })
        : at.epoch > 1 && say('sevenEntry.hintLater', { numeral: epochNumeral((at.epoch - 1) as Epoch) })}
    </>
  );
}

/** What looks like a slip in this epoch: more markers than the box has, or what the rules find remarkable. */
function Warnings({ at }: { readonly at: Moment }): React.ReactNode {
  const say = useSay<'sevenEntry' | 'sevenGuide' | 'sevenRemarks' | 'sevenWords' | 'words'>();
  const { document: notebook } = useNotebook();
  const { game, result } = useGame();
  const { table } = notebook;
  const tooMany = table.players.flatMap((_, player) =>
    CLASSES.flatMap((of) => {
      const count = -leftInBox(table, { ...at, stage: 'legions' }, player)[of];
      return count > 0
        ? [say('sevenEntry.tooMany', { brush: brushWords(say, notebook, { player, of }), count })]
        : [];
    }),
  );
  const remarks = (game ? remarksOf(game) : [])
    .filter(({ epoch }) => epoch === at.epoch)
    .map((remark) => remarkSentence(say, table.players, remark));
  const consuls = result?.epochs[at.epoch - 1]?.election.consuls.map(({ player }) => player);
  const misfits = consuls ? misfitsIn(table, at.epoch, consuls) : [];
  const sentences = [
    ...tooMany,
    ...(misfits.length > 0 ? [say('sevenGuide.misfit', { epoch: epochName(say, at.epoch) })] : []),
    ...misfits.map((misfit) => misfitSentence(say, table.players, misfit)),
    ...remarks,
  ];
  if (sentences.length === 0) return null;
  return (
    <Notice
      kind={tooMany.length + misfits.length > 0 ? 'warning' : 'info'}
      className="mt-2"
      actions={
        misfits.length > 0 && (
          <ScreenButton to={countScreen(at.epoch, { part: 'legions' })}>
            {say('sevenGuide.toLegions')}
          </ScreenButton>
        )
      }
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}

/** Everybody's points so far: with this epoch as it stands, once something is entered in it. Nothing while something is wrong. */
function RunningScore({ epoch }: { readonly epoch: Epoch }): React.ReactNode {
  const say = useSay<'sevenEntry' | 'words'>();
  const { game, result, notebook } = useGame();
  if (!game || !result) return <span />;
  const { running = [] } = result.epochs[isEntered(notebook.table, epoch) ? epoch - 1 : epoch - 2] ?? {};
  return (
    <ul
      aria-label={say('sevenEntry.running')}
      className="grid min-w-0 grid-cols-[auto_auto] gap-x-[min(0.75rem,2vw)] gap-y-0.5 font-bold leading-tight tablet:flex tablet:flex-wrap low:flex low:flex-wrap"
    >
      {game.players.map((player, index) => (
        <li key={player.colour} className="inline-flex items-center gap-1">
          <ColourSign colour={player.colour} className="size-4.5" />
          <bdi className="hidden max-w-28 truncate font-normal text-muted text-sm tablet:inline">
            {sevenPlayerName(say, player)}
          </bdi>
          <span className="sr-only tablet:hidden">{sevenPlayerName(say, player)}</span>
          {signed(running[index] ?? 0)}
        </li>
      ))}
    </ul>
  );
}
