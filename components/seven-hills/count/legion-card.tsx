/** The cards for the moves of the legions: one for each player who moves, open or folded. */
import { ColourSign } from '@/components/boards/sign';
import { RuleLinks } from '@/components/seven-hills/rules/rule-links';
import { Icon } from '@/components/ui/icon';
import type { Ground } from '@/lib/seven-hills';
import type { StepProps } from './score-step';

/** The look of a move to tap. */
export const CHIP =
  'inline-flex min-h-touch cursor-pointer items-center gap-1.5 rounded-xl border-2 border-line bg-card px-2.5 text-[0.9375rem] hover:border-edge';

type CardProps = {
  readonly title: string;
  readonly signs: readonly number[];
  readonly text: string;
  readonly ground: Ground;
  readonly count: StepProps['count'];
  /** Shown next to the title while the card is folded; undefined for a card that cannot be folded. */
  readonly folded?: string | undefined;
  readonly children?: React.ReactNode;
};

export function LegionCard({
  title,
  signs,
  text,
  ground,
  count,
  folded,
  children,
}: CardProps): React.ReactNode {
  const heading = (
    <h3 className="flex min-w-0 grow items-center gap-2 text-base leading-tight">
      {signs.map((player) => {
        const colour = count.game.players[player]?.colour;
        return colour && <ColourSign key={colour} colour={colour} className="size-6" />;
      })}
      <span className="min-w-0">
        {title}
        {folded && <span className="block font-normal font-sans text-muted text-sm">{folded}</span>}
      </span>
    </h3>
  );
  const inside = (
    <>
      <p className="mt-1 leading-snug">
        {text} <RuleLinks {...ground} />
      </p>
      {children}
    </>
  );
  return (
    <section aria-label={title} className="mt-2 rounded-2xl border border-line bg-card px-4 py-2.5">
      {folded === undefined ? (
        <>
          {heading}
          {inside}
        </>
      ) : (
        <details className="group -my-1.5">
          <summary className="flex min-h-touch cursor-pointer list-none items-center [&::-webkit-details-marker]:hidden">
            {heading}
            <Icon name="forward" className="rotate-90 group-open:-rotate-90" />
          </summary>
          <div className="pb-1.5">{inside}</div>
        </details>
      )}
    </section>
  );
}
