'use client';

/** The changes in the copy, each with a button that takes only this change back. */
import { Button } from '@/components/ui/button';
import { tick } from '@/components/ui/haptics';
import { IconButton } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { pieceName, trialChangeSentence } from '@/lib/i18n';
import { parseField } from '@/lib/palatinus';
import { withoutChange } from '@/lib/palatinus/enter';
import type { Trial } from './use-trial';

type Props = { readonly trial: Trial };

export function TrialChanges({ trial }: Props): React.ReactNode {
  const say = useSay<'pieces' | 'rulings' | 'whatif' | 'words'>();
  const { game, tried, changes } = trial;
  return (
    <ul
      aria-label={say('whatif.changes')}
      className="divide-y divide-line rounded-xl border border-line bg-card pl-3"
    >
      {changes.map((change) => {
        const words = trialChangeSentence(say, tried, change);
        return (
          <li key={words} className="flex items-center justify-between gap-2 leading-snug">
            <span className="min-w-0 py-1.5">{words}</span>
            <IconButton
              icon="cross"
              label={say('whatif.takeBack', { change: words })}
              onClick={() => {
                trial.change(withoutChange(game, tried, change));
                tick();
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** What to do as long as nothing was changed, or where to tap while a piece is being moved. */
export function TrialHint({ trial, isShared }: Props & { readonly isShared: boolean }): React.ReactNode {
  const say = useSay<'pieces' | 'ui' | 'whatif' | 'words'>();
  const { tried, moving, changes, move } = trial;
  const piece = moving && tried.position[parseField(moving)];
  if (piece)
    return (
      <div className="mb-2 flex flex-wrap items-center justify-end gap-x-3 rounded-xl border-2 border-laurel border-dashed bg-laurel-wash py-1 pr-1 pl-3">
        <p role="status" className="min-w-0 grow basis-[9rem] font-bold leading-snug">
          {say('whatif.moving', { piece: `${moving}, ${pieceName(say, tried.players, piece)}` })}
        </p>
        <Button look="quiet" onClick={() => move(undefined)}>
          {say('ui.cancel')}
        </Button>
      </div>
    );
  return (
    changes.length === 0 && (
      <p className="text-muted leading-relaxed">{say(isShared ? 'whatif.leadShared' : 'whatif.lead')}</p>
    )
  );
}
