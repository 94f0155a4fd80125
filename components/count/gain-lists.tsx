'use client';

/** "How did I get my 14?": everything a player gained, in order and with the sum. */
import { type Colour, ColourSign } from '@/components/boards/sign';
import { Icon } from '@/components/ui/icon';
import { makeKeptState } from '@/components/ui/kept-state';

export interface GainLine {
  readonly text: string;
  readonly points: string | number;
  /** Leads to where it was gained. */
  readonly onGo: () => void;
}

export interface GainList {
  readonly who: string;
  readonly colour: Colour;
  readonly question: string;
  readonly lines: readonly GainLine[];
  readonly points: string | number;
}

/** The unfolded lists, by colour and name, so that people who return from a line find them as they were. */
const useUnfolded = makeKeptState<readonly string[]>([]);

const idOf = (player: number): string => `gains-${player}`;

/** Unfolds a player's gains and scrolls there. */
export function showGains(player: number): void {
  const details = document.getElementById(idOf(player));
  if (!(details instanceof HTMLDetailsElement)) return;
  details.open = true;
  details.querySelector('summary')?.focus({ preventScroll: true });
  details.scrollIntoView({ block: 'center' });
}

type Props = {
  readonly title: string;
  /** Shown for a player without gains. */
  readonly nothing: string;
  readonly sum: string;
  readonly players: readonly GainList[];
};

export function GainLists({ title, players, ...words }: Props): React.ReactNode {
  const [unfolded, setUnfolded] = useUnfolded();
  return (
    <section aria-labelledby="gains" className="mt-6 print:not-has-[details[open]]:hidden">
      <h3 id="gains" className="text-xl">
        {title}
      </h3>
      <div className="mt-2 divide-y divide-line rounded-2xl border border-line bg-card">
        {players.map((list, player) => {
          const whose = `${list.colour} ${list.who}`;
          return (
            <Gains
              key={whose}
              id={idOf(player)}
              list={list}
              isOpen={unfolded.includes(whose)}
              onToggle={(isOpen) => {
                const others = unfolded.filter((other) => other !== whose);
                setUnfolded(isOpen ? [...others, whose] : others);
              }}
              {...words}
            />
          );
        })}
      </div>
    </section>
  );
}

type GainsProps = Pick<Props, 'nothing' | 'sum'> & {
  readonly id: string;
  readonly list: GainList;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
};

function Gains({ id, list, nothing, sum, isOpen, onToggle }: GainsProps): React.ReactNode {
  const { colour, question, lines, points } = list;
  return (
    <details
      id={id}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isOpen) onToggle(open);
      }}
      className="group px-4"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 py-1 font-bold [&::-webkit-details-marker]:hidden">
        <ColourSign colour={colour} className="size-8" />
        <span className="min-w-0 grow [overflow-wrap:anywhere]">{question}</span>
        <Icon name="forward" className="rotate-90 transition-transform group-open:-rotate-90" />
      </summary>
      <ul className="divide-y divide-line border-line border-t pb-2">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same gain may occur twice
          <li key={index}>
            <button
              type="button"
              onClick={line.onGo}
              className="flex min-h-touch w-full cursor-pointer items-center gap-1.5 py-1.5 text-left leading-snug hover:bg-sand"
            >
              <span className="min-w-0 grow [overflow-wrap:anywhere]">{line.text}</span>
              <b>{line.points}</b>
              <Icon name="forward" className="size-3.5 text-edge" />
            </button>
          </li>
        ))}
        {lines.length === 0 && <li className="py-2">{nothing}</li>}
        <li className="flex justify-between gap-4 py-2 pr-5 font-bold">
          {sum}
          <b>{points}</b>
        </li>
      </ul>
    </details>
  );
}
