'use client';

/**
 * Shown above a shared game, or above a broken link to one; after the game was saved, it says that it is now the
 * reader's own.
 */
import { useState } from 'react';
import { useScreens } from '@/components/shell/screens';
import type { AnyProblem } from '@/lib/i18n';
import type { Store } from '@/lib/store';
import { SharedBanner, SharedIsMine, SharedRefused } from './shared-banner';

/**
 * A game that was saved. It can be undone as long as the document is this one; later, undo would change something
 * else.
 */
export interface KeptGame<D> {
  readonly document: D;
  /** Whether it replaced another game. */
  readonly wasBegun: boolean;
}

/** Replaces the reader's own game by one that came by link, or was derived from one. */
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
  /** The players of the shared game; undefined if the link cannot be read. */
  readonly who: readonly string[] | undefined;
  /** The problems of the link. */
  readonly refused: readonly AnyProblem[];
  readonly isExample?: boolean;
  /** The reader's own game; undefined until the stored game has been read. */
  readonly mine: D | undefined;
  readonly isBegun: (document: D) => boolean;
  /** Where the reader's own game continues, if this screen cannot show it yet. */
  readonly goesOnAt: (document: D) => string | undefined;
  readonly keep: () => KeptGame<D>;
};

export function SharedGame<D>(props: Props<D>): React.ReactNode {
  const { isShared, who, refused, isExample = false, mine, isBegun, goesOnAt, keep } = props;
  const { leaveShared } = useScreens();
  const [kept, setKept] = useState<KeptGame<D>>();
  // People without a game of their own would only find out there what is missing.
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
