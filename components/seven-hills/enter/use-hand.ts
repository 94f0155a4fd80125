'use client';

/** What is in hand while an epoch is entered. The mode and the brush stay in hand from epoch to epoch. */
import { useState } from 'react';
import { makeKeptState } from '@/components/ui/kept-state';
import type { Area } from '@/lib/seven-hills';
import { type Hand, type Moment, orderIn, pickWay, type Table } from '@/lib/seven-hills/enter';

const useKept = makeKeptState<Pick<Hand, 'way' | 'brush'> | undefined>(undefined);

/** At first, and after a reload, it is a plebeian of the first player in the order. */
export function useHand(table: Table, { epoch }: Moment): readonly [Hand, (hand: Hand) => void] {
  const [kept, keep] = useKept();
  const [area, setArea] = useState<Area>();
  const { way = 'brush', brush = { player: orderIn(table, epoch)[0] ?? 0, of: 'plebeian' } } =
    kept && kept.brush.player < table.players.length ? kept : {};
  const hand: Hand = { way, brush, area };
  const change = (next: Hand): void => {
    keep({ way: next.way, brush: next.brush });
    setArea(next.area);
  };
  return [way === 'area' ? pickWay(hand, way, epoch) : hand, change];
}
