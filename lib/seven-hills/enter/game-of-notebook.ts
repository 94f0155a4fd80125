/** The notebook as a game that the rules read, and a game from elsewhere as a notebook's table. */

import {
  AREAS,
  CLASSES,
  type Draft,
  type DraftEpoch,
  EPOCHS,
  type Epoch,
  FORUM,
  type Game,
  type Markers,
} from '..';
import {
  boardsOf,
  type ChangeKey,
  changeKey,
  momentIndex,
  type Notebook,
  orderIn,
  type PenaltyKey,
  penaltiesIn,
  proposedOrder,
  type Spot,
  STAGES,
  type Table,
} from './notebook';

/** The game as the rules read it: all epochs that have begun. */
export function draftOf({ table }: Notebook): Draft {
  const boards = boardsOf(table);
  return {
    players: table.players,
    epochs: EPOCHS.filter((epoch) => epoch <= table.begun).map((epoch): DraftEpoch => {
      const [elected, scored] = STAGES.map((stage) => boards[momentIndex({ epoch, stage }) + 1]);
      return {
        order: orderIn(table, epoch),
        forumAtElection: elected?.[FORUM],
        board: scored,
        penalties: penaltiesIn(table, epoch),
      };
    }),
    rulings: table.rulings,
  };
}

/**
 * A game as a table, without its rulings. A game has only the Forum twice, before and after the legions, so only
 * there the legions' changes are known; everything else counts as placed.
 */
export function tableOf({ players, epochs }: Omit<Game, 'rulings'>): Table {
  const changes: [ChangeKey, number][] = [];
  const orders: [Epoch, readonly number[]][] = [];
  const penalties: [PenaltyKey, number][] = [];
  epochs.forEach((here, index) => {
    const epoch = (index + 1) as Epoch;
    const before = epochs[index - 1];
    for (const area of AREAS)
      for (const player of players.keys())
        for (const of of CLASSES) {
          const spot = { area, player, of };
          const old = countIn(before?.position[area], spot);
          const scored = countIn(here.position[area], spot);
          const elected = area === FORUM ? countIn(here.forumAtElection, spot) : scored;
          changes.push([changeKey({ epoch, stage: 'placed' }, spot), elected - old]);
          changes.push([changeKey({ epoch, stage: 'legions' }, spot), scored - elected]);
        }
    const proposed = proposedOrder({ players, orders: Object.fromEntries(orders) }, epoch);
    if (String(proposed) !== String(here.order)) orders.push([epoch, here.order]);
    for (const [player, times] of here.penalties.entries()) penalties.push([`${epoch}/${player}`, times]);
  });
  return {
    players,
    begun: epochs.length as Epoch,
    changes: Object.fromEntries(changes.filter(([, by]) => by !== 0)),
    orders: Object.fromEntries(orders),
    penalties: Object.fromEntries(penalties.filter(([, times]) => times > 0)),
    ...(epochs.length === EPOCHS.length && { isOver: true }),
  };
}

function countIn(
  markers: readonly Markers[] | undefined,
  { player, of }: Pick<Spot, 'player' | 'of'>,
): number {
  return markers?.[player]?.[of] ?? 0;
}
