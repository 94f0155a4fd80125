'use client';

/** One field to check on the table: what was entered, and who wins if something else stands there. */
import { Standing } from '@/components/palatinus/board/piece';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { settleSentences } from '@/lib/i18n';
import type { Game } from '@/lib/palatinus';
import { type DoubtfulField, likeliestSlips } from '@/lib/palatinus/settle';

/** How many of the likeliest mistakes are shown; nobody would read more. */
const SHOWN = 3;

type Props = {
  readonly game: Game;
  readonly field: DoubtfulField;
  readonly number: number;
  readonly count: number;
  readonly onRight: () => void;
  readonly onCorrect: (() => void) | undefined;
};

export function DoubtfulCard({ game, field, number, count, onRight, onCorrect }: Props): React.ReactNode {
  const say = useSay<'pieces' | 'settle' | 'story' | 'walkthrough' | 'words'>();
  const tell = settleSentences(say, game);
  const { at, entered, slips } = field;
  const [{ sort }] = slips;
  const likely = likeliestSlips(field).slice(0, SHOWN);
  const more = slips.length - likely.length;
  return (
    <div className="rounded-2xl border border-line bg-card px-4 py-3">
      <div className="flex items-baseline justify-between gap-2">
        <h3 className="text-xl">{at}</h3>
        <p className="whitespace-nowrap text-muted text-sm">{say('settle.ofFields', { number, count })}</p>
      </div>
      {/* Above the part that varies from field to field, so that the buttons stay in one place. */}
      <div className="mt-1.5 flex flex-wrap gap-2">
        <Button look="primary" className="grow" onClick={onRight}>
          <Icon name="check" />
          {say('settle.right')}
        </Button>
        {onCorrect && (
          <Button className="grow" onClick={onCorrect}>
            {say('settle.correct')}
          </Button>
        )}
      </div>
      <p className="mt-3 flex items-center gap-3 leading-snug">
        <Standing piece={entered} className="size-11 shrink-0" />
        <span className="min-w-0">{tell.entered(field)}</span>
      </p>
      <p className="mt-2 font-bold">{say(`settle.sort-${sort}`)}</p>
      <ul className="flex flex-col gap-1 leading-snug">
        {likely.map((slip) => (
          <li key={tell.slip(slip)} className="flex items-center gap-2">
            <Standing piece={slip.to ? entered : slip.instead} className="size-7 shrink-0" />
            <span className="min-w-0">{tell.slip(slip)}</span>
          </li>
        ))}
      </ul>
      {likely.some(({ mendsCensus }) => mendsCensus) && (
        <p className="mt-1 text-muted text-sm">{say('settle.mends')}</p>
      )}
      {more > 0 && <p className="mt-1 text-muted text-sm">{say('settle.moreSlips', { count: more })}</p>}
      {!onCorrect && <p className="mt-2 text-muted text-sm">{say('settle.sharedNote')}</p>}
    </div>
  );
}
