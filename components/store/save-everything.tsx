'use client';

/** All that is on this device as a file: a game may be half entered, and a game file holds whole ones only. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { downloadText } from '@/components/ui/hand-over';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { openedGames } from './opened';

/**
 * One file with the archive and all that is saved beside it. Where the script for that does not come, or the device does not
 * answer, a file for each game of this tab, which may be nowhere else.
 */
export function SaveEverything(): React.ReactNode {
  const say = useSay<'store'>();
  const [saved, setSaved] = useState('');

  async function save(): Promise<void> {
    const name = say('store.everythingName');
    const names = await saveAll(`${name}.json`).catch(() => saveOpened(name));
    setSaved(say('store.everythingSaved', { name: names.join(', ') }));
  }

  return (
    <>
      <Button onClick={() => void save()}>
        <Icon name="download" />
        {say('store.everything')}
      </Button>
      <output className="block basis-full text-sm empty:hidden">{saved}</output>
    </>
  );
}

async function saveAll(name: string): Promise<readonly string[]> {
  const { everything } = await import('./everything');
  const { text, onSaved } = await everything();
  downloadText(name, text, 'application/json');
  onSaved();
  return [name];
}

/** Only where there are several games, the files are named after them. */
function saveOpened(start: string): readonly string[] {
  return openedGames().map(({ game, savedText }, _, { length }) => {
    const name = `${[start, ...(length > 1 ? [game] : [])].join('-')}.json`;
    downloadText(name, savedText(), 'application/json');
    return name;
  });
}
