'use client';

/**
 * Entering an epoch: the map and the brush, one tap for each marker; or an open area with everybody's markers. Until
 * the stored game has been read, only their room is reserved.
 */

import { memo, useDeferredValue, useMemo, useState } from 'react';
import { EpochChips } from '@/components/seven-hills/game/epoch-chips';
import { areaSentence, sceneOf } from '@/components/seven-hills/game/map-scene';
import { notebookStore, useNotebook } from '@/components/seven-hills/game/store';
import { RomeMap } from '@/components/seven-hills/map/map';
import { ScreenSplit } from '@/components/shell/screen';
import { tick } from '@/components/ui/haptics';
import { announce } from '@/components/ui/live';
import { Placeholder } from '@/components/ui/placeholder';
import { useSay } from '@/components/ui/speech';
import { areaName, brushWords, epochNumeral, mapKeys } from '@/lib/i18n';
import { type Area, CLASSES, type Class, type Epoch } from '@/lib/seven-hills';
import {
  countAt,
  type Hand,
  type Moment,
  type Notebook,
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
import { EntryWarnings } from './entry-warnings';
import { EpochDetails, StageSwitch } from './epoch-details';
import { useHand } from './use-hand';

export function EpochEntry({ at }: { readonly at: Moment }): React.ReactNode {
  const say = useSay<'sevenEntry' | 'sevenWords' | 'words'>();
  const { ready, document: notebook } = useNotebook();
  const { table } = notebook;
  const [hand, setHand] = useHand(table, at);
  const { way, brush, area } = hand;
  const [isTaking, setTaking] = useState(false);
  /** Why nothing happened; shown until the next change. */
  const [refusal, setRefusal] = useState<{ readonly text: string; readonly notebook: Notebook }>();
  const scene = useMemo(() => sceneOf(say, table, at), [say, table, at]);
  const below = useDeferredValue(
    useMemo(() => ({ notebook, area: way === 'brush' ? area : undefined }), [notebook, way, area]),
  );

  function tap({ hand: next, spot }: Tapped, isBack: boolean): void {
    setHand(next);
    if (!spot) return;
    const store = notebookStore();
    store.change((before) => (isBack ? takeMarker(before, at, spot) : placeMarker(before, at, spot)));
    const after = store.snapshot().document;
    const words = { area: areaName(say, spot.area), brush: brushWords(say, table.players, spot) };
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

  const keyOf = (of: Class): string => say(`sevenEntry.key-${of}`);
  function onKey(event: React.KeyboardEvent): void {
    const of = CLASSES.find((other) => keyOf(other) === event.key.toUpperCase());
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
          label={mapKeys(say)}
          focus={area}
          // Out of the flow, because otherwise every tap would lay the screen out twice.
          className="absolute! inset-0"
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
          {...{ notebook, at, area }}
          tools={tools}
          onTap={(picked, isBack) => tap(tapMarkers({ ...hand, area }, picked), isBack || isTaking)}
        />
      )}
      {/* With long words the tools are above the hint, which would otherwise be a narrow column. */}
      <div className="mt-2 flex flex-wrap-reverse items-center justify-end gap-2">
        <p className="min-h-10 grow basis-[12.5rem] text-muted text-sm leading-snug">
          {refusal?.notebook === notebook ? (
            <b className="text-ink">{refusal.text}</b>
          ) : (
            <Hint at={at} hand={hand} isTaking={isTaking} />
          )}
        </p>
        {way === 'brush' && tools}
      </div>
      <Below {...below} at={at} />
    </ScreenSplit>
  );
}

type BelowProps = { readonly notebook: Notebook; readonly at: Moment; readonly area: Area | undefined };

/** What people read after the map, and what needs a count; deferred until the tap's marker is painted. */
const Below = memo(function Below({ notebook, at, area }: BelowProps): React.ReactNode {
  return (
    <>
      <EntryWarnings notebook={notebook} at={at} />
      {area && <AreaCard notebook={notebook} at={at} area={area} />}
      <EpochDetails table={notebook.table} at={at} />
    </>
  );
});

type HintProps = { readonly at: Moment; readonly hand: Hand; readonly isTaking: boolean };

function Hint({ at, hand: { way, brush }, isTaking }: HintProps): React.ReactNode {
  const say = useSay<'sevenEntry' | 'sevenWords' | 'words'>();
  const { document: notebook } = useNotebook();
  const words = { brush: brushWords(say, notebook.table.players, brush) };
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
