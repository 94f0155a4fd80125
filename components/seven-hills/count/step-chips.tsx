'use client';

/** The steps of an epoch in order, as links. The hills are one chip, because the map links to each of them. */
import { Icon, type IconName } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { type CountStep, HILLS } from '@/lib/seven-hills';
import type { Walk } from './use-walk';

const CHIPS = [
  { part: 'order', icon: 'turn' },
  { part: 'election', icon: 'star' },
  { part: 'legions', icon: 'flag' },
  { part: 'hill', icon: 'hills' },
  { part: 'knights', icon: 'shield' },
  { part: 'penalties', icon: 'card' },
  { part: 'track', icon: 'cup' },
] as const satisfies { readonly part: CountStep['part']; readonly icon: IconName }[];

const CHIP =
  'relative flex h-touch min-w-0 flex-1 cursor-pointer before:absolute before:-inset-x-1 before:-inset-y-0.5 max-[22.5rem]:before:inset-x-0 flex-col items-center justify-center rounded-xl border-2 border-line bg-card text-ink aria-[current=step]:border-ink aria-[current=step]:ring-2 aria-[current=step]:ring-ink';

export function StepChips({ step, jumpTo }: Pick<Walk, 'step' | 'jumpTo'>): React.ReactNode {
  const say = useSay<'sevenGuide'>();
  const here = CHIPS.findIndex(({ part }) => part === step.part);
  return (
    <nav
      aria-label={say('sevenGuide.steps')}
      className="-mx-3 flex gap-1 max-[22.5rem]:-mx-(--gutter) max-[22.5rem]:gap-px sm:mx-0 sm:gap-2"
    >
      {CHIPS.map(({ part, icon }, index) => (
        <button
          key={part}
          type="button"
          aria-label={say(`sevenGuide.${part}`)}
          aria-current={index === here ? 'step' : undefined}
          onClick={() => jumpTo(part === 'hill' ? { part, hill: HILLS[0] } : { part })}
          className={`${CHIP} ${index < here ? 'bg-sand' : ''}`}
        >
          <Icon name={icon} className="size-4.5" />
          <span className="max-w-full truncate text-[min(0.625rem,2.5vw)] leading-tight tracking-tight sm:text-xs sm:tracking-normal">
            {say(`sevenGuide.${part}Short`)}
          </span>
        </button>
      ))}
    </nav>
  );
}
