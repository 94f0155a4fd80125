'use client';

/**
 * One player: the sign with its word, the name, the colour to pick. Without a name, the word is the placeholder of the
 * name field instead.
 */

import { useId } from 'react';
import { type Colour, ColourSign } from '@/components/boards/sign';
import { IconButton } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { capital, seatName } from '@/lib/i18n';
import { type NameProps, PlayerName } from './player-name';

const COLOURS: readonly Colour[] = ['red', 'purple', 'green', 'yellow', 'blue'];

type Props = Omit<NameProps, 'placeholder'> & {
  readonly colour: Colour;
  readonly onColour: (colour: Colour) => void;
  /** Undefined if no player can be removed. */
  readonly onRemove: (() => void) | undefined;
  /** Another tool, before the remove button. */
  readonly tool?: React.ReactNode;
  /** Additional content for the player, below the rest. */
  readonly children?: React.ReactNode;
};

export function SeatRow({ colour, onColour, onRemove, tool, children, ...named }: Props): React.ReactNode {
  const say = useSay<'seats' | 'words'>();
  const { players, player } = named;
  const number = player + 1;
  const word = say(`words.${colour}`);
  return (
    <fieldset className="@container relative min-w-0 rounded-2xl border-2 border-line bg-card p-2">
      <legend className="sr-only">{say('seats.player', { number })}</legend>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="flex h-12 w-13 shrink-0 flex-col items-center justify-center text-muted text-xs leading-tight">
          <ColourSign colour={colour} className="size-8" />
          {players[player]?.name !== undefined && word}
        </p>
        <PlayerName {...named} placeholder={capital(word)} />
        {/* Where there is room they are in one row, and the tab order has the colours before the remove button. */}
        <div className="order-last basis-full @xl:order-none @xl:basis-64">
          <ColourChoice legend={say('seats.colour', { number })} value={colour} onPick={onColour} />
        </div>
        {(onRemove || tool) && (
          <div className="-mr-1 flex">
            {tool}
            {onRemove && (
              <IconButton
                icon="cross"
                label={say('seats.takeOut', { who: seatName(say, players, player) })}
                onClick={onRemove}
              />
            )}
          </div>
        )}
      </div>
      {children}
    </fieldset>
  );
}

type ColourChoiceProps = {
  readonly legend: string;
  readonly value: Colour;
  readonly onPick: (colour: Colour) => void;
};

const CELL =
  'flex h-touch min-w-touch flex-1 cursor-pointer items-center justify-center rounded-xl border-2 border-transparent hover:bg-sand has-checked:border-terracotta has-checked:bg-terracotta-wash has-focus-visible:outline-3 has-focus-visible:outline-river has-focus-visible:outline-offset-2';

/**
 * Picks one of the five colours from a row of signs. They are radio buttons with a word for screen readers, because a
 * select would show neither colour nor shape. All five can be picked: a colour that somebody else has is swapped.
 */
function ColourChoice({ legend, value, onPick }: ColourChoiceProps): React.ReactNode {
  const say = useSay<'words'>();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex">
        {COLOURS.map((colour) => (
          <label key={colour} title={say(`words.${colour}`)} className={CELL}>
            <input
              type="radio"
              name={name}
              value={colour}
              checked={colour === value}
              onChange={() => onPick(colour)}
              className="sr-only"
            />
            <ColourSign colour={colour} className="size-7" />
            <span className="sr-only">{say(`words.${colour}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
