'use client';

/** The counts of the game and of the copy side by side: who wins, with how many points, and what else changes. */
import { Laurel } from '@/components/boards/laurel';
import { Sign } from '@/components/palatinus/board/piece';
import { useSay } from '@/components/ui/speech';
import { enumerate, playerName, storySentences } from '@/lib/i18n';
import { differencesBetween, type Player, type Result } from '@/lib/palatinus';
import { withSign } from '@/lib/text';
import type { Trial } from './use-trial';

export function Comparison({ trial }: { readonly trial: Trial }): React.ReactNode {
  const say = useSay<'pieces' | 'story' | 'walkthrough' | 'whatif' | 'words'>();
  const { tried, before, now } = trial;
  const differences = differencesBetween(before, now);
  const isDecisive = differences.some(({ what }) => what === 'winners');
  return (
    <>
      <div className="grid grid-cols-2 gap-x-2">
        <ResultCard title={say('whatif.before')} players={tried.players} result={before} />
        <ResultCard
          title={say('whatif.now')}
          players={tried.players}
          result={now}
          earlier={before}
          isDecisive={isDecisive}
        />
      </div>
      <h2 className="mt-4 text-xl">{say('whatif.differences')}</h2>
      {storySentences(say, tried)
        .differences(differences)
        .map((line) => (
          <p key={line} className="mt-1 leading-snug">
            {line}
          </p>
        ))}
      {differences.some(({ what }) => what === 'hill') && (
        <p className="mt-1 text-muted text-sm">{say('whatif.hillsNote')}</p>
      )}
    </>
  );
}

type CardProps = {
  readonly title: string;
  readonly players: readonly Player[];
  readonly result: Result;
  /** The count it is compared with. */
  readonly earlier?: Result;
  /** Whether the winners differ from those of that count. */
  readonly isDecisive?: boolean;
};

function ResultCard({ title, players, result, earlier, isDecisive }: CardProps): React.ReactNode {
  const say = useSay<'whatif' | 'words'>();
  const { winners, tally } = result;
  const names = players.map((player) => playerName(say, player));
  const list = enumerate(
    say,
    winners.map((winner) => names[winner] ?? ''),
  );
  return (
    <section
      aria-label={title}
      className={`row-span-3 grid min-w-0 grid-cols-1 grid-rows-subgrid rounded-2xl border-2 bg-card px-2.5 py-2 sm:px-4 ${earlier ? 'border-ink' : 'border-line'}`}
    >
      <p aria-hidden="true" className="text-muted text-sm">
        {title}
      </p>
      <p
        className={`font-bold font-serif leading-snug [overflow-wrap:anywhere] sm:text-lg ${isDecisive ? 'text-terracotta' : ''}`}
      >
        {say('whatif.winners', { count: winners.length, list })}
      </p>
      <ul className="mt-1 text-xs min-[22.5rem]:text-sm sm:text-base">
        {players.map(({ people }, index) => {
          const points = tally[index]?.points ?? 0;
          const more = points - (earlier?.tally[index]?.points ?? points);
          return (
            <li key={people} className="flex h-8 items-center gap-1 sm:gap-2">
              <span className="flex size-8 shrink-0 items-center justify-center max-sm:-ml-1">
                {winners.includes(index) ? (
                  <Laurel colour={people} className="size-8" />
                ) : (
                  <Sign people={people} className="size-6" />
                )}
              </span>
              <bdi title={names[index]} className="min-w-0 grow truncate">
                {names[index]}
              </bdi>
              {more !== 0 && (
                <span className="rounded-full bg-sand text-xs leading-5 min-[22.5rem]:px-1.5 sm:text-sm">
                  {withSign(more)}
                </span>
              )}
              <b className="min-w-5 shrink-0 text-right text-base">{points}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
