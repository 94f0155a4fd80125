'use client';

/** Two rows of radios to pick the people and the kind that the next tap places, with how many are left of each. */

import { useState } from 'react';
import { NameLines, typeFor } from '@/components/boards/name-lines';
import { Sign } from '@/components/palatinus/board/piece';
import { Choice } from '@/components/ui/choice';
import { makeKeptState } from '@/components/ui/kept-state';
import { useSay } from '@/components/ui/speech';
import { capital, playerName } from '@/lib/i18n';
import { type CensusRow, KINDS, type Kind, type People, type Player } from '@/lib/palatinus';
import {
  type Brush,
  brushAfter,
  countPieces,
  type Hand,
  kindsOfRole,
  mayStand,
  type Notebook,
  peoplesAt,
  progressOf,
} from '@/lib/palatinus/enter';
import { withoutJoiners } from '@/lib/text';

type Props = {
  readonly players: readonly Player[];
  readonly rows: readonly CensusRow[];
  readonly brush: Brush;
  /** Whether the brush was picked by hand; then it also replaces other pieces. */
  readonly isPicked: boolean;
  /** The people whose kinds are shown. */
  readonly people: People;
  readonly onPeople: (people: People) => void;
  readonly onKind: (kind: Kind) => void;
};

/** The share of the row that is left between the edges of its cards and the gaps, in percent. */
const INSIDE_CARDS = 85;

export function BrushTrays({
  players,
  rows,
  brush,
  isPicked,
  people,
  onPeople,
  onKind,
}: Props): React.ReactNode {
  const say = useSay<'inhabitants' | 'words'>();
  const row = rows.find((other) => other.people === people);

  const nameOf = (player: number): string => {
    const found = players[player];
    return found ? playerName(say, found) : '';
  };
  /** An ally is called by its colour, because nobody plays it. */
  const labelOf = ({ role, player, people: colour }: CensusRow): string =>
    role === 'ally' ? capital(say(`words.${colour}`)) : nameOf(player);
  /** How many are placed; for an ally also whose it is. */
  function noteOf(option: CensusRow): string {
    const progress = progressOf([option]);
    if (option.role === 'player') return say('inhabitants.placedOf', progress);
    const ally = withoutJoiners(say('words.allyOf', { name: nameOf(option.player) }));
    return say('inhabitants.allyPlacedOf', { ...progress, ally });
  }

  function left(missing: number): string {
    if (missing < 0) return say('inhabitants.tooMany', { count: -missing });
    return missing === 0 ? say('inhabitants.none') : say('inhabitants.left', { count: missing });
  }

  return (
    <>
      <Choice
        dense
        again
        isSuggested={!isPicked}
        className="@container"
        legend={say('inhabitants.peoples')}
        legendHidden
        labelType={typeFor(rows.map(labelOf), INSIDE_CARDS / rows.length)}
        value={people}
        onPick={onPeople}
        options={rows.map((option) => ({
          value: option.people,
          label: labelOf(option),
          drawn: <NameLines name={labelOf(option)} className="block whitespace-normal" />,
          note: noteOf(option),
          isOdd: KINDS.some((kind) => option.missing[kind] < 0),
          picture: <Sign people={option.people} kind={brush?.kind} className="size-6" />,
        }))}
      />
      <Choice
        className="mt-1.5"
        dense
        again
        isSuggested={!isPicked}
        legend={say('inhabitants.kinds')}
        legendHidden
        value={brush?.kind}
        onPick={onKind}
        options={(row ? kindsOfRole(row.role) : KINDS).map((kind) => ({
          value: kind,
          label: say(`inhabitants.${kind}`),
          note: left(row?.missing[kind] ?? 0),
          isOdd: (row?.missing[kind] ?? 0) < 0,
          picture: <Sign people={people} kind={kind} className="size-9" />,
        }))}
      />
    </>
  );
}

/** The brush in hand. Nobody needs to pick one: at first, and after a reload, it is the next piece to place. */
export interface BrushInHand extends Hand {
  /** The people whose kinds to show; also set when all pieces are placed. */
  readonly people: People | undefined;
  readonly take: (hand: Hand) => void;
}

interface KeptHand extends Hand {
  /** The tiles when it was taken, as a text: with other tiles, it is another game. */
  readonly tiles: string;
}

const useKeptHand = makeKeptState<KeptHand>({ brush: undefined, isPicked: false, tiles: '' });

export function useBrush(notebook: Notebook): BrushInHand {
  const [kept, keep] = useKeptHand();
  const [isTakenHere, setTakenHere] = useState(false);
  const { table } = notebook;
  const tiles = JSON.stringify(table.tiles);
  const isBegun = countPieces(table) > 0;
  const isOfThisGame = isBegun || (kept.isPicked && kept.tiles === tiles);
  const isUseful = kept.brush && mayStand(table, kept.brush) && isOfThisGame;
  // Otherwise the next piece to place is taken: a piece was taken off the full board, or a new game begins.
  const hand: Hand = isUseful ? kept : { brush: brushAfter(notebook, undefined), isPicked: false };
  const people = hand.brush?.people ?? peoplesAt(table)[0];
  return {
    ...hand,
    // People who return from another screen have forgotten what they picked, and expect a tap to remove a piece.
    isPicked: hand.isPicked && (isTakenHere || !isBegun),
    people,
    take: ({ brush, isPicked }) => {
      setTakenHere(true);
      keep({ brush, isPicked, tiles });
    },
  };
}
