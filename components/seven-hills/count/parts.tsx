/** The building blocks of the count's steps: the verdict, a card, a player's line, a sentence with its rule. */
import { ColourSign } from '@/components/boards/sign';
import { RuleLinks } from '@/components/seven-hills/rules/rule-links';
import type { Ground, Player } from '@/lib/seven-hills';

type VerdictProps = {
  /** The players whose signs are shown before it. */
  readonly players?: readonly Player[];
  /** A smaller line above it. */
  readonly above?: string | undefined;
  readonly children: string;
};

export function Verdict({ players = [], above, children }: VerdictProps): React.ReactNode {
  return (
    <div className="flex items-center gap-2.5">
      {players.map(({ colour }) => (
        <ColourSign key={colour} colour={colour} className="size-8 short:size-7" />
      ))}
      <div className="min-w-0 grow">
        {above && <p className="text-muted text-sm leading-tight">{above}</p>}
        <h2 className="text-lg leading-tight short:text-base short:leading-tight">{children}</h2>
      </div>
    </div>
  );
}

type CardProps = { readonly children: React.ReactNode; readonly className?: string };

export function Card({ children, className = '' }: CardProps): React.ReactNode {
  return (
    <div className={`mt-1.5 rounded-2xl border border-line bg-card px-4 py-0.5 short:mt-1 ${className}`}>
      {children}
    </div>
  );
}

type LineProps = {
  readonly player: Player;
  readonly who: string;
  /** A smaller line beneath the name. */
  readonly note?: string | undefined;
  /** What is compared: votes, strength, knights. */
  readonly count: React.ReactNode;
  /** What the player gains; undefined for nothing. */
  readonly gain?: string | undefined;
};

export function PlayerLine({ player, who, note, count, gain }: LineProps): React.ReactNode {
  return (
    <li className="flex min-h-11 items-center gap-3 py-1 max-[22.5rem]:gap-2">
      <ColourSign colour={player.colour} className="size-7 max-[22.5rem]:size-6" />
      <span className="min-w-0 grow leading-tight">
        <bdi className="block truncate font-bold">{who}</bdi>
        {note && <span className="block text-muted text-sm">{note}</span>}
      </span>
      <span className="shrink-0 text-right text-lg max-[22.5rem]:text-base">{count}</span>
      <span className="min-w-11 shrink-0 text-right">
        {gain ? (
          <b className="rounded-full bg-laurel-fill px-2 py-0.5 text-on-fill">{gain}</b>
        ) : (
          <span aria-hidden="true" className="text-muted">
            ·
          </span>
        )}
      </span>
    </li>
  );
}

type ReasonProps = { readonly ground: Ground; readonly children: React.ReactNode };

/** A sentence that ends with a link to its rule. */
export function Reason({ ground, children }: ReasonProps): React.ReactNode {
  return (
    <p className="py-1 leading-snug">
      {children} <RuleLinks {...ground} />
    </p>
  );
}
