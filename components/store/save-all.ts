'use client';

import { rescue } from '@/components/shell/rescue';
import { downloadText } from '@/components/ui/download';
import { announce } from '@/components/ui/live';
import type { Speaker } from '@/lib/i18n';
import { makeSaved } from '@/lib/palatinus/enter';
import { theKeeper } from './kept';

/** All that the device would not keep, as a file: a table may be half entered, and a game file holds whole ones only. */
export function saveAll(say: Speaker<'keeping'>): string {
  const name = `${say('keeping.everythingName')}.json`;
  downloadText(name, makeSaved(theKeeper().snapshot()), 'application/json');
  const told = say('keeping.everythingSaved', { name });
  announce(told);
  return told;
}

rescue.saveAll = saveAll;
