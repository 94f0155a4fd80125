'use client';

/** The five epochs and the end, as a row of links: those that were played, the next one, and those to come. */
import { memo, useDeferredValue } from 'react';
import { ScreenLink, useScreens } from '@/components/shell/screens';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { Placeholder } from '@/components/ui/placeholder';
import { useSay } from '@/components/ui/speech';
import { epochNumeral } from '@/lib/i18n';
import { EPOCHS, type Epoch } from '@/lib/seven-hills';
import {
  beginEpoch,
  countedStage,
  epochScreen,
  finishGame,
  nextEpoch,
  RESULT_SCREEN,
  type Table,
} from '@/lib/seven-hills/enter';
import { notebookStore, useNotebook } from './store';

type Props = { readonly className?: string; readonly current: Epoch | 'end' };

const CHIP =
  'inline-flex h-touch min-w-touch flex-1 items-center justify-center rounded-full border-2 px-1 font-bold text-sm max-w-20';
const LOOKS = {
  current: 'border-ink bg-ink text-parchment',
  begun: 'border-laurel bg-laurel-wash hover:border-edge',
  next: 'cursor-pointer border-edge border-dashed bg-card hover:bg-sand',
  later: 'border-line text-muted',
};

export function EpochChips({ current, className = '' }: Props): React.ReactNode {
  const { ready, document } = useNotebook();
  // A tap on the map is painted first.
  const table = useDeferredValue(ready ? document.table : undefined);
  if (!table) return <Placeholder className={`h-touch rounded-full ${className}`} />;
  return <Chips table={table} current={current} className={className} />;
}

const Chips = memo(function Chips({
  table,
  current,
  className,
}: Props & { readonly table: Table }): React.ReactNode {
  const say = useSay<'sevenEntry'>();
  const { goTo } = useScreens();
  const { begun } = table;
  const isLast = nextEpoch(begun) === undefined;

  function begin(epoch: Epoch): void {
    notebookStore().change((before) => beginEpoch(before, epoch));
    announce(say('sevenEntry.begun', { numeral: epochNumeral(epoch) }));
    goTo(epochScreen(epoch));
  }

  function finish(): void {
    notebookStore().change(finishGame);
    goTo(RESULT_SCREEN);
  }

  return (
    <nav aria-label={say('sevenEntry.epochs')} className={`flex justify-center gap-1.5 ${className}`}>
      {EPOCHS.map((epoch) => {
        const numeral = epochNumeral(epoch);
        if (epoch === current)
          return (
            <span key={epoch} aria-current="page" className={`${CHIP} ${LOOKS.current}`}>
              <Hidden>{say('sevenEntry.current', { numeral })}</Hidden>
              <span aria-hidden="true">{numeral}</span>
            </span>
          );
        if (epoch <= begun)
          return (
            <ScreenLink
              key={epoch}
              to={epochScreen(epoch, countedStage(table, epoch))}
              className={`${CHIP} ${LOOKS.begun}`}
            >
              <Hidden>{say('sevenEntry.current', { numeral })}</Hidden>
              <span aria-hidden="true">{numeral}</span>
            </ScreenLink>
          );
        if (epoch === nextEpoch(begun))
          return (
            <button
              key={epoch}
              type="button"
              aria-label={say('sevenEntry.begin', { numeral })}
              onClick={() => begin(epoch)}
              className={`${CHIP} ${LOOKS.next}`}
            >
              {numeral}
            </button>
          );
        return (
          <span key={epoch} className={`${CHIP} ${LOOKS.later}`}>
            <Hidden>{say('sevenEntry.later', { numeral })}</Hidden>
            <span aria-hidden="true">{numeral}</span>
          </span>
        );
      })}
      <button
        type="button"
        aria-label={say('sevenEntry.end')}
        aria-disabled={!isLast || undefined}
        aria-current={current === 'end' ? 'page' : undefined}
        onClick={() => {
          if (isLast) finish();
        }}
        className={`${CHIP} ${current === 'end' ? LOOKS.current : isLast ? LOOKS.next : LOOKS.later}`}
      >
        <Icon name="cup" />
      </button>
    </nav>
  );
});

function Hidden({ children }: { readonly children: React.ReactNode }): React.ReactNode {
  return <span className="sr-only">{children}</span>;
}
