'use client';

import { useSay } from '@/components/shell/speech';
/** The one button about springs: to change them, or to say that all are marked. A finger that cannot hold needs it. */
import { useKept } from '@/components/store/kept';
import { Button } from '@/components/ui/button';
import { copyInUse, tileAt } from '@/lib/palatinus/enter';
import type { TileEntry } from './use-tile-entry';

export function TilesSprings({ entry }: { readonly entry: TileEntry }): React.ReactNode {
  const say = useSay<'tiles'>();
  const { notebook } = useKept();
  const { current, asked, openSprings, closeSprings } = entry;
  const { letter, arrow } = current === undefined ? {} : tileAt(notebook, current);
  if (letter === undefined || arrow === undefined) return null;
  const count = copyInUse(notebook).springs[letter]?.length ?? 0;

  return asked === 'springs' ? (
    <Button look="primary" onClick={closeSprings} className="shrink-0 whitespace-nowrap px-3 text-sm">
      {count === 0 ? say('tiles.noSprings') : say('tiles.doneSprings', { count })}
    </Button>
  ) : (
    <Button
      onClick={openSprings}
      className="max-w-24 shrink-0 px-2 text-xs beside:max-w-none beside:text-base"
    >
      {say('tiles.changeSprings')}
    </Button>
  );
}
