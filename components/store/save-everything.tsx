'use client';

/** All that is in this tab or on the device as files: a game may be half entered, and a game file holds whole ones only. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { downloadText } from '@/components/ui/hand-over';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { everythingSaved } from './opened';

/** A file for each game that has something in it; only where there are several, they are named after the games. */
export function SaveEverything(): React.ReactNode {
  const say = useSay<'store'>();
  const [saved, setSaved] = useState('');

  function save(): void {
    const names = everythingSaved().map(({ game, text }, _, { length }) => {
      const name = [say('store.everythingName'), ...(length > 1 ? [game] : [])].join('-');
      downloadText(`${name}.json`, text, 'application/json');
      return `${name}.json`;
    });
    setSaved(say('store.everythingSaved', { name: names.join(', ') }));
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
