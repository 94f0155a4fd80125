import type { Speaker } from '@/lib/i18n';
import type { Gain, Letter, TallyRow } from '@/lib/palatinus';

type HillProps = {
  readonly say: Speaker<'score'>;
  readonly letter: Letter;
  /** What control of the hill brought. */
  readonly gains: readonly Gain[];
  readonly tally: readonly TallyRow[];
};

/** A row of the tally: to whom this hill brought its token or a disc. */
export function HillRow({ say, letter, gains, tally }: HillProps): React.ReactNode {
  return (
    <tr>
      <th scope="row" className="py-1.5 pl-2 text-left text-base">
        <span className="sr-only">{say('score.hill')} </span>
        {letter}
      </th>
      {tally.map(({ player }) => (
        <td key={player} className="text-base">
          <HillGain say={say} gain={gains.find((gain) => gain.player === player)} />
        </td>
      ))}
    </tr>
  );
}

type GainProps = { readonly say: Speaker<'score'>; readonly gain: Gain | undefined };

function HillGain({ say, gain }: GainProps): React.ReactNode {
  if (!gain)
    return (
      <span aria-hidden="true" className="text-edge">
        ·
      </span>
    );
  if (gain.what === 'disc')
    return (
      <span className="text-terracotta text-xs leading-tight sm:text-base">
        {say('score.disc', { points: gain.points })}
      </span>
    );
  return (
    <b className="text-laurel">
      <span className="sr-only">{say('score.token')} </span>
      <span aria-hidden="true">★</span>
      {gain.points}
    </b>
  );
}

type CountProps = {
  readonly title: string;
  readonly counts: readonly number[];
  /** The players whose number stands out. */
  readonly raised?: readonly number[];
};

/** A row of the tally: one number for each player. */
export function CountRow({ title, counts, raised = [] }: CountProps): React.ReactNode {
  return (
    <tr>
      <th scope="row" className="py-2 pl-2 text-left text-xs leading-tight sm:text-base">
        {title}
      </th>
      {counts.map((count, player) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a player is an index
        <td key={player} className={`font-bold ${raised.includes(player) ? 'text-terracotta' : ''}`}>
          {count}
        </td>
      ))}
    </tr>
  );
}
