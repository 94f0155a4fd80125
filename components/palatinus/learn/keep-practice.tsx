'use client';

/** What was practised, as a file to take elsewhere; or forgotten, which can be undone. */
import { useState } from 'react';
import { progressStore, useProgress } from '@/components/palatinus/progress/use-progress';
import { Button } from '@/components/ui/button';
import { downloadText } from '@/components/ui/hand-over';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import { NO_PROGRESS, type Progress } from '@/lib/palatinus/learn';
import { isSame } from '@/lib/store';
import { HubSection } from './hub-parts';

type Props = { readonly progress: Progress };

export function KeepPractice({ progress }: Props): React.ReactNode {
  const say = useSay<'learn' | 'ui'>();
  const { reset } = useProgress();
  const [bringBack, setBringBack] = useState<() => void>();
  const [saved, setSaved] = useState('');
  if (isSame(progress, NO_PROGRESS) && !bringBack) return null;

  function save(): void {
    const name = `${say('learn.fileName')}.json`;
    downloadText(name, progressStore.savedText(), 'application/json');
    setSaved(say('learn.saved', { name }));
  }

  function forget(): void {
    const back = reset();
    setBringBack(() => back);
    announce(say('learn.forgotten'));
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
    <HubSection id="keep" title={say('learn.keep')}>
      <div className="px-4 py-3">
        <p className="text-muted text-sm leading-relaxed">{say('learn.keepText')}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button onClick={save}>
            <Icon name="download" />
            {say('learn.save')}
          </Button>
          <Button look="quiet" onClick={forget}>
            {say('learn.reset')}
          </Button>
        </div>
        <output className="block text-sm">{saved}</output>
      </div>
    </HubSection>
  );
}
