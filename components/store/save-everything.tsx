'use client';

/**
 * Saves everything on this device as a file: a game may be half entered, and a game file holds complete ones only.
 */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { downloadText } from '@/components/ui/hand-over';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { isoDay } from '@/lib/archive';
import { lostGames } from './keep-game';
import { openedGames } from './opened';

/**
 * One file with the archive and everything saved next to it. If its script cannot be loaded, or the device does not
 * respond, one file for each game of this tab, which may exist nowhere else; the message then says that this is not
 * everything.
 */
export function SaveEverything(): React.ReactNode {
  const say = useSay<'store'>();
  const [saved, setSaved] = useState('');

  async function save(): Promise<void> {
    const name = `${say('store.everythingName')}-${isoDay(Date.now())}.json`;
    try {
      await saveAll(name);
      setSaved(say('store.everythingSaved', { name }));
    } catch {
      setSaved(say('store.openedSaved', { name: saveEachGame().join(', ') }));
    }
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

/** On the error page: saves what was opened in this tab, whatever the network does. */
export function SaveOpened(): React.ReactNode {
  return openedGames().length > 0 && <SaveEverything />;
}

async function saveAll(name: string): Promise<void> {
  const { everything } = await import('./everything');
  const { text, onSaved } = await everything();
  downloadText(name, text, 'application/json');
  onSaved();
}

/** Named after the games, and numbered if there are several of one. */
function saveEachGame(): readonly string[] {
  return [...openedGames(), ...lostGames()].map(({ game, savedText }, index, all) => {
    const number = all.slice(0, index + 1).filter((one) => one.game === game).length;
    const name = `septimontium-${game}${number > 1 ? `-${number}` : ''}.json`;
    downloadText(name, savedText(), 'application/json');
    return name;
  });
}
