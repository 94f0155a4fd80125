'use client';

/**
 * The players' numbers for one hill: everybody's influence, and who took it. Folded, because most people enter only
 * some of the hills.
 */
import { useState } from 'react';
import { Sign } from '@/components/palatinus/board/piece';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { ownCountSentences, playerName } from '@/lib/i18n';
import type { Letter } from '@/lib/palatinus';
import { numberAt, textAt, toggleNobody, toggleTaker, typeNumber } from '@/lib/palatinus/settle';
import { NumberRow, ProblemNote, Verdict } from './number-row';
import type { OurCount } from './use-our-count';

type Props = { readonly ourCount: OurCount; readonly letter: Letter };

export function HillNumbers({ ourCount, letter }: Props): React.ReactNode {
  const say = useSay<'numbers' | 'score' | 'words'>();
  const { game, typed, type, problemAt, verdictAt, verdictOfHill } = ourCount;
  const verdict = verdictOfHill(letter);
  const [isOpen, setOpen] = useState(verdict !== undefined);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-2xl border border-line bg-card px-3"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <span className="grow font-bold">{say('score.hillOf', { letter })}</span>
        {verdict && <HillVerdict verdict={verdict} />}
        <Icon name="forward" className="rotate-90 text-muted group-open:-rotate-90" />
      </summary>
      {/* Only when open, because all of it re-renders with every digit. */}
      {isOpen && (
        <div className="border-line border-t pt-2 pb-3">
          <p className="text-muted text-sm">{say('numbers.influence')}</p>
          {game.players.map((player, index) => {
            const place = { hill: letter, player: index };
            return (
              <NumberRow
                key={player.people}
                player={player}
                label={say('numbers.influenceOf', { who: playerName(say, player), letter })}
                text={textAt(typed, place)}
                problem={problemAt('influence', letter, index)}
                {...verdictAt({ what: 'influence', ...place })}
                onType={(text) => type(typeNumber(typed, place, text))}
              />
            );
          })}
          <Takers ourCount={ourCount} letter={letter} />
        </div>
      )}
    </details>
  );
}

/** The player who took the token, several who tied, or nobody. */
function Takers({ ourCount, letter }: Props): React.ReactNode {
  const say = useSay<'misreadings' | 'numbers' | 'pieces' | 'rulings' | 'words'>();
  const { game, result, typed, type, problemAt, verdictAt } = ourCount;
  const takers = typed.hills[letter];
  const problem = problemAt('hills', letter);
  const { ours, agrees } = verdictAt({ what: 'hill', hill: letter });
  const named = ownCountSentences(say, game).takers(numberAt(result, { what: 'hill', hill: letter }));
  return (
    <fieldset className="mt-3 min-w-0">
      <legend className="text-muted text-sm">{say('numbers.takers', { letter })}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {game.players.map((player, index) => (
          <Button
            key={player.people}
            pressed={takers?.includes(index) ?? false}
            className="max-w-full"
            onClick={() => type(toggleTaker(typed, letter, index))}
          >
            <Sign people={player.people} className="size-6" />
            <bdi className="min-w-0 truncate">{playerName(say, player)}</bdi>
          </Button>
        ))}
        <Button pressed={takers?.length === 0} onClick={() => type(toggleNobody(typed, letter))}>
          {say('numbers.nobodyTook')}
        </Button>
      </div>
      {problem && <ProblemNote problem={problem} />}
      {ours !== undefined && (
        <p className="mt-1.5">
          <Verdict agrees={agrees} ours={named} />
        </p>
      )}
    </fieldset>
  );
}

type HillVerdictProps = { readonly verdict: 'problem' | 'agrees' | 'differs' };

function HillVerdict({ verdict }: HillVerdictProps): React.ReactNode {
  const say = useSay<'numbers'>();
  const looks = {
    problem: ['warning', 'text-terracotta'],
    agrees: ['check', 'text-laurel'],
    differs: ['cross', 'text-ink'],
  } as const;
  const [icon, ink] = looks[verdict];
  return (
    <span className={`inline-flex items-center gap-1 text-sm ${ink}`}>
      <Icon name={icon} className="size-4" />
      {say(`numbers.${verdict}`)}
    </span>
  );
}
