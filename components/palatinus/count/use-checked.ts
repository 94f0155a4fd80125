'use client';

/**
 * The fields that were checked again and found right. Kept in the tab, because a phone may reload it at any time.
 * Each stays valid as long as the same piece stands there in the same game, so that after a correction elsewhere
 * nobody has to start again.
 */
import { useState } from 'react';
import { readInTab, writeInTab } from '@/components/ui/kept-in-tab';
import { type FieldName, type Game, makeTableNotation, parseField } from '@/lib/palatinus';

const KEY = 'septimontium-checked';

interface Checked {
  /** The players and the board, as a line of notation without pieces. */
  readonly table: string;
  /** What stood on each field when it was found right. */
  readonly pieces: Readonly<Record<string, string>>;
}

export function useChecked(game: Game): {
  readonly checked: readonly FieldName[];
  readonly check: (at: FieldName) => void;
  readonly startAgain: () => void;
} {
  const table = makeTableNotation(game);
  const [latest, setLatest] = useState(readChecked);
  const pieces = latest.table === table ? latest.pieces : {};

  function remember(next: Checked['pieces']): void {
    const checked = { table, pieces: next };
    setLatest(checked);
    writeInTab(KEY, JSON.stringify(checked));
  }

  return {
    checked: (Object.keys(pieces) as FieldName[]).filter((at) => pieces[at] === standing(game, at)),
    check: (at) => remember({ ...pieces, [at]: standing(game, at) }),
    startAgain: () => remember({}),
  };
}

function standing({ position }: Game, at: FieldName): string {
  const piece = position[parseField(at)];
  return piece ? `${piece.people} ${piece.kind}` : '';
}

function readChecked(): Checked {
  const none = { table: '', pieces: {} };
  try {
    const read: unknown = JSON.parse(readInTab(KEY));
    return isChecked(read) ? read : none;
  } catch {
    return none;
  }
}

function isChecked(value: unknown): value is Checked {
  if (typeof value !== 'object' || value === null) return false;
  const { table, pieces } = value as { readonly table?: unknown; readonly pieces?: unknown };
  if (typeof table !== 'string' || typeof pieces !== 'object' || pieces === null) return false;
  return Object.entries(pieces).every(
    ([at, piece]) => typeof piece === 'string' && parseField(at as string) !== undefined,
  );
}
