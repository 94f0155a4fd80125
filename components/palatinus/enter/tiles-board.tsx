'use client';

/** The board of the tiles screen, with the labels of its parts and its keys. */

import { useMemo } from 'react';
import { HexBoard } from '@/components/palatinus/board/board';
import { sceneOfNotebook } from '@/components/palatinus/board/notebook-scene';
import { useNotebook } from '@/components/palatinus/game/store';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';
import { tilesKeys } from '@/lib/i18n';
import { placeOf, type Spot } from '@/lib/palatinus';
import { fieldWords, hillWords } from './tiles-words';
import type { TileEntry } from './use-tile-entry';

const NONE: ReadonlySet<Spot> = new Set();

export function TilesBoard({ entry }: { readonly entry: TileEntry }): React.ReactNode {
  const say = useSay<'tiles'>();
  const {
    document: notebook,
    view: { turned },
  } = useNotebook();
  const { current, question, choose, tapField, tapSpring } = entry;
  const scene = useMemo(() => sceneOfNotebook(notebook), [notebook]);
  if (!scene) return null;

  function toggle(spot: Spot): void {
    const isSpring = tapSpring(spot);
    const field = fieldWords(say, notebook, spot, { springs: NONE, turned });
    if (isSpring === undefined) announce(say('tiles.arrowFirst'));
    else announce(say(isSpring ? 'tiles.springMarked' : 'tiles.springUnmarked', { field }));
  }

  function onKey(event: KeyboardEvent, spot: Spot | undefined): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!spot || event.key.toUpperCase() !== say('tiles.springKey')) return;
    toggle(spot);
    event.preventDefault();
  }

  return (
    <HexBoard
      scene={scene}
      turned={turned}
      current={current}
      asking={question === 'arrow' ? current : undefined}
      label={`${say('tiles.board')} ${tilesKeys(say)}`}
      className="size-full"
      controls={{
        fieldLabel: (spot) => fieldWords(say, notebook, spot, { springs: scene.springs, turned }),
        hillLabel: (place) => hillWords(say, notebook, place, place === current),
        onField: (spot) => {
          if (question === 'springs' && placeOf(spot) === current) toggle(spot);
          else tapField(spot);
        },
        onHoldField: toggle,
        onHill: choose,
        onKey,
      }}
    />
  );
}
