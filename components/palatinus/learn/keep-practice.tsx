'use client';

/** Saves the practice progress as a file for another device, or deletes it, which can be undone. */
import { useState } from 'react';
import { SavePractice } from '@/components/palatinus/progress/save-practice';
import { useProgress } from '@/components/palatinus/progress/use-progress';
import { Button } from '@/components/ui/button';
import { focusContent } from '@/components/ui/focus-content';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import { NO_PROGRESS, type Progress } from '@/lib/palatinus/learn';
import { isSame } from '@/lib/store';
import { HubSection } from './hub-parts';

type Props = { readonly progress: Progress };

/** Renders nothing as long as nothing was practised. */
export function KeepPractice({ progress }: Props): React.ReactNode {
  const say = useSay<'learn' | 'practice' | 'ui'>();
  const { reset } = useProgress();
  const [bringBack, setBringBack] = useState<() => void>();

  function forget(): void {
    const back = reset();
    setBringBack(() => back);
    announce(say('learn.forgotten'));
    focusContent();
  }

  function undo(): void {
    bringBack?.();
    setBringBack(undefined);
    announce(say('ui.undone'));
  }

  if (bringBack)
    return (
      <Notice kind="info" className="mt-7" actions={<Button onClick={undo}>{say('ui.undo')}</Button>}>
        {say('learn.forgotten')}
      </Notice>
    );
  return (
    !isSame(progress, NO_PROGRESS) && (
      <HubSection id="keep" title={say('practice.title')}>
        <div className="px-4 py-3">
          <SavePractice>
            <Button look="quiet" onClick={forget}>
              {say('learn.reset')}
            </Button>
          </SavePractice>
        </div>
      </HubSection>
    )
  );
}
