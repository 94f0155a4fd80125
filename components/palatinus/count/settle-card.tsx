'use client';

/**
 * Below the tally: shows at a glance whether an argument about the count matters, and leads to the screens that
 * settle one. Its room is reserved while that is computed, to avoid a layout shift.
 */
import { useNotebook } from '@/components/palatinus/game/store';
import { useSettlement } from '@/components/palatinus/work/use-work';
import { ScreenButton, ScreenLink, useScreens } from '@/components/shell/screens';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import type { Speaker } from '@/lib/i18n';
import type { FieldName, Game } from '@/lib/palatinus';
import { SECOND_LOOK } from '@/lib/palatinus/enter';
import { LOOK_FIRST, type Settlement } from '@/lib/palatinus/settle';
import { useChecked } from './use-checked';

type Props = {
  readonly game: Game;
  /** Whether this is the reader's own game. */
  readonly isMine: boolean;
};

export function SettleCard({ game, isMine }: Props): React.ReactNode {
  const say = useSay<'screens' | 'tally' | 'ui'>();
  const { document: notebook } = useNotebook();
  const work = useSettlement(game, isMine ? notebook.table.expected : undefined);
  const { checked } = useChecked(game);
  const { here } = useScreens();
  const from = `?from=${here}`;
  return (
    <section
      aria-label={say('screens.settle')}
      className="mt-4 rounded-2xl border border-line bg-card px-4 pt-3 pb-4 print:hidden"
    >
      <div role="status" className="min-h-24 sm:min-h-18">
        {work.state === 'working' && <p className="text-muted">{say('tally.trying')}</p>}
        {work.state === 'done' && (
          <div data-settled="">
            <p className="font-bold leading-snug">{whatDecides(say, work.output)}</p>
            <p className="text-muted">
              {work.output.doubtful.length === 0 ? (
                say('tally.safe')
              ) : (
                <ScreenLink
                  to={`settle${from}&${SECOND_LOOK}`}
                  className="inline-flex min-h-touch items-center underline underline-offset-4"
                >
                  {whatCouldTurnIt(say, work.output, checked)}
                </ScreenLink>
              )}
            </p>
          </div>
        )}
        {work.state === 'failed' && (
          <p>
            {say('tally.notTried')}{' '}
            <Button look="quiet" onClick={work.again}>
              {say('ui.tryAgain')}
            </Button>
          </p>
        )}
      </div>
      <div className="mt-2 grid grid-cols-[auto_auto] gap-2">
        {/* On a phone, this button is in the lower bar. */}
        <div className="col-span-2 hidden tablet:grid">
          <ScreenButton to={`settle${from}`}>
            {say('screens.settle')}
            <Icon name="forward" />
          </ScreenButton>
        </div>
        <ScreenButton to={`our-count${from}`} className="text-[0.9375rem]">
          {say('screens.our-count')}
        </ScreenButton>
        <ScreenButton to={`what-if${from}`} className="text-[0.9375rem]">
          {say('screens.what-if')}
        </ScreenButton>
      </div>
    </section>
  );
}

function whatDecides(say: Speaker<'tally'>, { decisive }: Settlement): string {
  const alone = decisive.flatMap(({ rulings }) => (rulings.length === 1 ? rulings : []));
  const [first] = alone;
  if (alone.length > 1) return say('tally.decideAlone', { count: alone.length });
  if (first) return say('tally.decides', { question: say(`tally.short-${first}`) });
  return say(decisive.length > 0 ? 'tally.decideTogether' : 'tally.noReading');
}

/** How many fields are worth a second look. That screen says how many more there are. */
function whatCouldTurnIt(
  say: Speaker<'tally'>,
  { doubtful }: Settlement,
  checked: readonly FieldName[],
): string {
  const first = doubtful.slice(0, LOOK_FIRST);
  const count = first.length;
  const left = first.filter(({ at }) => !checked.includes(at)).length;
  if (left === 0) return say('tally.doubtfulDone', { count });
  if (left < count) return say('tally.doubtfulLeft', { left, count });
  return say('tally.doubtful', { count });
}
