import { Icon } from '@/components/ui/icon';
import type { Speaker } from '@/lib/i18n';
import type { TallyHillRow, TallyPoints } from '@/lib/palatinus';

const TITLE = 'py-2 pl-1 text-left text-[min(0.75rem,3.1vw)] leading-tight sm:pl-2 sm:text-base';

type HillProps = {
  readonly say: Speaker<'score' | 'tally'>;
  readonly row: TallyHillRow;
  /**
   * Undefined where there is no count to go to. The row handles the click; the button only makes it reachable by
   * keyboard.
   */
  readonly onGo?: (() => void) | undefined;
};

/** A row of the tally: who gained this hill's token or a disc. */
export function HillRow({ say, row: { letter, outcome, gains }, onGo }: HillProps): React.ReactNode {
  const remark =
    outcome.kind === 'tied'
      ? say('tally.tie')
      : outcome.kind === 'unclaimed'
        ? say('tally.nobody')
        : undefined;
  const shown = remark === undefined ? letter : `${letter}, ${remark}`;
  const name = (
    <>
      <span className="flex items-center gap-1 text-[min(1rem,4.6vw)]">
        <span className="sr-only">{say('score.hill')} </span>
        {letter}
        {onGo && <Icon name="forward" className="size-3.5 text-edge print:hidden" />}
      </span>
      {remark !== undefined && (
        <span className="font-normal text-[min(0.6875rem,2.9vw)] text-muted sm:text-sm">{remark}</span>
      )}
    </>
  );
  return (
    <tr onClick={onGo} className={onGo && 'cursor-pointer hover:bg-sand'}>
      <th scope="row" className="h-9 p-0 text-left leading-none">
        {onGo ? (
          <button
            type="button"
            aria-label={say('tally.toHill', { letter: shown })}
            className="flex min-h-touch w-full cursor-pointer flex-col justify-center pl-2 text-left"
          >
            {name}
          </button>
        ) : (
          <span className="block pl-2">{name}</span>
        )}
      </th>
      {gains.map((gain, player) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a player is an index
        <td key={player} className="text-[min(1rem,4.6vw)]">
          <HillGain say={say} gain={gain} />
        </td>
      ))}
    </tr>
  );
}

type GainProps = {
  readonly say: Speaker<'score' | 'tally'>;
  readonly gain: TallyHillRow['gains'][number];
};

function HillGain({ say, gain }: GainProps): React.ReactNode {
  if (!gain)
    return (
      <span aria-hidden="true" className="text-line">
        ·
      </span>
    );
  if (gain.what === 'disc')
    return (
      <b className="inline-flex items-center justify-center gap-x-1 text-laurel leading-none max-sm:flex-col-reverse">
        <span className="font-normal text-[min(0.6875rem,2.9vw)] sm:text-sm">{say('tally.disc')} </span>
        <span className="grid size-6 place-items-center rounded-full border-2 border-laurel text-[min(0.875rem,3.8vw)]">
          {gain.points}
        </span>
      </b>
    );
  return (
    <b className="text-laurel">
      <span className="sr-only">{say('score.token')} </span>
      <span aria-hidden="true">★</span>
      {gain.points}
    </b>
  );
}

type CountProps = { readonly title: string; readonly counts: readonly number[] };

/** A row of the tally: one number for each player. */
export function CountRow({ title, counts }: CountProps): React.ReactNode {
  return (
    <tr>
      <th scope="row" className={TITLE}>
        {title}
      </th>
      {counts.map((count, player) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a player is an index
        <td key={player} className={count === 0 ? 'text-[min(0.875rem,4vw)] text-muted' : 'font-bold'}>
          {count}
        </td>
      ))}
    </tr>
  );
}

type PointsProps = {
  readonly say: Speaker<'score' | 'tally'>;
  readonly names: readonly string[];
  readonly row: readonly TallyPoints[];
  readonly onAsk?: ((player: number) => void) | undefined;
};

/** The last row, in large figures. A tap on a figure explains it. */
export function PointsRow({ say, names, row, onAsk }: PointsProps): React.ReactNode {
  return (
    <tr>
      <th scope="row" className={TITLE}>
        {say('score.points')}
      </th>
      {row.map(({ points, isWinner }, player) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a player is an index
        <td key={player} className={`p-0 font-bold ${isWinner ? 'text-terracotta' : ''}`}>
          {onAsk ? (
            <button
              type="button"
              aria-label={say('tally.ask', { who: names[player] ?? '', points })}
              onClick={() => onAsk(player)}
              className="h-13 w-full cursor-pointer rounded-lg hover:bg-sand"
            >
              {points}
            </button>
          ) : (
            points
          )}
        </td>
      ))}
    </tr>
  );
}
