'use client';

/**
 * Above a screen that shows a shared game, or would if the link were whole; and, once it was saved, that it is mine now.
 */
import { useState } from 'react';
import { useScreens } from '@/components/shell/screens';
import type { AnyProblem } from '@/lib/i18n';
import type { Store } from '@/lib/store';
import { SharedBanner, SharedIsMine, SharedRefused } from './shared-banner';

/** A game that was kept. It can be undone as long as the document is this one: later, undo would bring back something else. */
export interface KeptGame<D> {
  readonly document: D;
  /** Whether another game had to make room for it. */
  readonly wasBegun: boolean;
}

/** Puts a game that came by link, or was made from one, in the place of one's own. */
export function keepGame<D, V>(
  store: Store<D, V>,
  isBegun: (document: D) => boolean,
  open: (mine: D) => D,
): KeptGame<D> {
  let before = store.snapshot().document;
  store.open((mine) => {
    before = mine;
    return open(mine);
  }, undefined);
  const { document } = store.snapshot();
  return { document, wasBegun: isBegun(before) && document !== before };
}

type Props<D> = {
  readonly isShared: boolean;
  /** Who plays in the shared game; none where the link cannot be read. */
  readonly who: readonly string[] | undefined;
  /** What is wrong with the link. */
  readonly refused: readonly AnyProblem[];
  readonly isExample?: boolean;
  /** One's own game; undefined until the device has been read. */
  readonly mine: D | undefined;
  readonly isBegun: (document: D) => boolean;
  /** Where one's own game goes on, if it cannot be shown on this screen yet. */
  readonly goesOnAt: (document: D) => string | undefined;
  readonly keep: () => KeptGame<D>;
};

export function SharedGame<D>(props: Props<D>): React.ReactNode {
  const { isShared, who, refused, isExample = false, mine, isBegun, goesOnAt, keep } = props;
  const { leaveShared } = useScreens();
  const [kept, setKept] = useState<KeptGame<D>>();
  // Whoever has no game of their own would find there only what is missing.
  const onLeave = mine !== undefined && isBegun(mine) ? () => leaveShared(goesOnAt(mine)) : undefined;

  if (!isShared) return kept && kept.document === mine && <SharedIsMine wasBegun={kept.wasBegun} />;
  if (!who) return <SharedRefused problems={refused} onLeave={onLeave} />;

  function save(): void {
    setKept(keep());
    leaveShared();
  }

  return (
    <SharedBanner
      who={who.join(', ')}
      isExample={isExample}
      onSave={mine === undefined ? undefined : save}
      onLeave={onLeave}
    />
  );
}
