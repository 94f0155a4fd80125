'use client';

/** The button that saves the practice progress as a file. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { downloadText } from '@/components/ui/hand-over';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { progressStore } from './use-progress';

/** `children` is shown next to the button. */
export function SavePractice({ children }: { readonly children?: React.ReactNode }): React.ReactNode {
  const say = useSay<'practice'>();
  const [saved, setSaved] = useState('');

  function save(): void {
    const name = `${say('practice.fileName')}.json`;
    downloadText(name, progressStore.savedText(), 'application/json');
    setSaved(say('practice.saved', { name }));
  }

  return (
    <>
      <p className="max-w-prose text-muted text-sm leading-relaxed">{say('practice.text')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={save}>
          <Icon name="download" />
          {say('practice.save')}
        </Button>
        {children}
      </div>
      <output className="block text-sm">{saved}</output>
    </>
  );
}
