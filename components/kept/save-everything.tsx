'use client';

import { useSay } from '@/components/shell/speech';
import { Button } from '@/components/ui/button';
import { downloadText } from '@/components/ui/download';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { makeSaved } from '@/lib/table';
import { theKeeper } from './kept';

/** All that the device would not keep, as a file: a table may be half entered, and a game file holds whole ones only. */
export function SaveEverything(): React.ReactNode {
  const say = useSay<'keeping'>();

  function save(): void {
    const name = `${say('keeping.everythingName')}.json`;
    downloadText(name, makeSaved(theKeeper().snapshot()), 'application/json');
    announce(say('keeping.everythingSaved', { name }));
  }

  return (
    <Button onClick={save}>
      <Icon name="download" />
      {say('keeping.everything')}
    </Button>
  );
}
