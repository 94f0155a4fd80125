'use client';

/** All that is in this tab as a file: a game may be half entered, and a game file holds whole ones only. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { downloadText } from '@/components/ui/hand-over';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { useGameStore } from './game-store';

export function SaveEverything(): React.ReactNode {
  const say = useSay<'store'>();
  const { savedText } = useGameStore();
  const [saved, setSaved] = useState('');

  function save(): void {
    const name = `${say('store.everythingName')}.json`;
    downloadText(name, savedText(), 'application/json');
    setSaved(say('store.everythingSaved', { name }));
  }

  return (
    <>
      <Button onClick={save}>
        <Icon name="download" />
        {say('store.everything')}
      </Button>
      <output className="block basis-full text-sm empty:hidden">{saved}</output>
    </>
  );
}
