'use client';

/** The mode of a tap: with a brush or area by area, and whether it places or takes back. Each tool shows its word. */
import { Icon, type IconName } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { type Hand, pickWay } from '@/lib/seven-hills/enter';

type Props = {
  readonly hand: Hand;
  readonly onHand: (hand: Hand) => void;
  readonly isTaking: boolean;
  readonly onTaking: (isTaking: boolean) => void;
  readonly epoch: Parameters<typeof pickWay>[2];
};

export function EntryTools({ hand, onHand, isTaking, onTaking, epoch }: Props): React.ReactNode {
  const say = useSay<'sevenEntry'>();
  const isByArea = hand.way === 'area';
  return (
    <div className="flex shrink-0 self-start overflow-hidden rounded-xl border-2 border-line bg-card">
      <Tool
        icon="grid"
        word={say('sevenEntry.byArea')}
        isOn={isByArea}
        onClick={() => onHand(pickWay(hand, isByArea ? 'brush' : 'area', epoch))}
      />
      <Tool icon="minus" word={say('sevenEntry.take')} isOn={isTaking} onClick={() => onTaking(!isTaking)} />
    </div>
  );
}

type ToolProps = {
  readonly icon: IconName;
  readonly word: string;
  readonly isOn: boolean;
  readonly onClick: () => void;
};

function Tool({ icon, word, isOn, onClick }: ToolProps): React.ReactNode {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className="flex h-touch min-w-touch cursor-pointer flex-col items-center justify-center px-1.5 hover:bg-sand aria-pressed:bg-terracotta-wash aria-pressed:inset-ring-2 aria-pressed:inset-ring-terracotta"
    >
      <Icon name={icon} className="size-5" />
      <span className="whitespace-nowrap text-[min(0.625rem,3.2vw)] leading-tight tablet:text-xs">
        {word}
      </span>
    </button>
  );
}
