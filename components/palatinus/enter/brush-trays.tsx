'use client';

/** Two rows of radios to pick the people and the kind that the next tap places, with how many are left of each. */

import { useState } from 'react';
import { Sign } from '@/components/palatinus/board/piece';
import { Choice } from '@/components/ui/choice';
import { useSay } from '@/components/ui/speech';
import { playerName } from '@/lib/i18n';
import { type CensusRow, KINDS, type Kind, type People, type Player, type Spot } from '@/lib/palatinus';
import {
  type Brush,
  brushAfter,
  brushOf,
  kindsOfRole,
  mayStand,
  type Notebook,
  peoplesAt,
  progressOf,
} from '@/lib/palatinus/enter';

type Props = {
  readonly players: readonly Player[];
  readonly rows: readonly CensusRow[];
  readonly brush: Brush;
  /** The people whose kinds are shown. */
  readonly people: People;
  readonly onPeople: (people: People) => void;
  readonly onKind: (kind: Kind) => void;
};

export function BrushTrays({ players, rows, brush, people, onPeople, onKind }: Props): React.ReactNode {
  const say = useSay<'inhabitants' | 'words'>();
  const row = rows.find((other) => other.people === people);

  function nameOf({ player }: CensusRow): string {
    const found = players[player];
    return found ? playerName(say, found) : '';
  }

  function left(missing: number): string {
    if (missing < 0) return say('inhabitants.tooMany', { count: -missing });
    return missing === 0 ? say('inhabitants.none') : say('inhabitants.left', { count: missing });
  }

  return (
    <>
      <Choice
        dense
        legend={say('inhabitants.peoples')}
        legendHidden
        value={people}
        onPick={onPeople}
        options={rows.map((option) => ({
          value: option.people,
          label: nameOf(option),
          note: say(
            option.role === 'ally' ? 'inhabitants.allyPlacedOf' : 'inhabitants.placedOf',
            progressOf([option]),
          ),
          picture: <Sign people={option.people} kind={brush?.kind} className="size-6" />,
        }))}
      />
      <Choice
        className="mt-1.5"
        dense
        legend={say('inhabitants.kinds')}
        legendHidden
        value={brush?.kind}
        onPick={onKind}
        options={(row ? kindsOfRole(row.role) : KINDS).map((kind) => ({
          value: kind,
          label: say(`inhabitants.${kind}`),
          note: left(row?.missing[kind] ?? 0),
          picture: <Sign people={people} kind={kind} className="size-9" />,
        }))}
      />
    </>
  );
}

/**
 * The brush in hand. Nobody needs to pick one: at first, and after a reload, it is the next piece to place.
 *
 * It moves on by itself when the last of a kind is placed. A person who then taps that piece again wants to take it
 * back and not to replace it by the next kind, so the field of the latest tap is remembered until a brush is picked
 * by hand.
 */
export interface BrushInHand {
  readonly brush: Brush;
  /** The field where the latest piece was placed. */
  readonly latest?: Spot | undefined;
  /** The people whose kinds to show; also set when everybody is placed. */
  readonly people: People | undefined;
  readonly moveOn: (brush: Brush, latest?: Spot) => void;
  readonly pickPeople: (people: People) => void;
  readonly pickKind: (kind: Kind) => void;
}

type Hand = { readonly brush: Brush; readonly latest?: Spot | undefined };

export function useBrush(notebook: Notebook): BrushInHand {
  const [hand, setHand] = useState<Hand | undefined>(undefined);
  const peoples = peoplesAt(notebook.table);
  const isStale = hand?.brush && !peoples.includes(hand.brush.people);
  // Without a brush the next piece to place is taken: everybody was placed, and then a piece was taken off again.
  const { brush, latest } = hand?.brush && !isStale ? hand : { brush: brushAfter(notebook, undefined) };
  const people = brush?.people ?? peoples[0];
  return {
    brush,
    latest,
    people,
    moveOn: (next, at) => setHand({ brush: next, latest: at }),
    pickPeople: (next) => setHand({ brush: brushOf(notebook, next) }),
    pickKind: (kind) => {
      if (people && mayStand(notebook.table, { people, kind })) setHand({ brush: { people, kind } });
    },
  };
}
