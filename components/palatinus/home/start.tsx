'use client';

/**
 * The way in. The page is built before anyone's table is known, so it first offers a new one, as a plain link that works
 * without script; a table that was begun on this device takes its place, in the same room, as soon as it has been read.
 */
import { useRouter } from 'next/navigation';
import { useLanguage, useSay } from '@/components/shell/speech';
import { useKept } from '@/components/store/kept';
import { makeRoom } from '@/components/store/made-room';
import { Button, ButtonLink } from '@/components/ui/button';
import { Go } from '@/components/ui/go';
import { Icon } from '@/components/ui/icon';
import { isBegun, waypointOf } from '@/lib/palatinus/enter';
import { TableSoFar } from './table-so-far';

/** The largest button of the app. Both of its texts fit, so that nothing moves when one follows the other. */
const WAY_IN =
  'flex min-h-28 min-w-0 grow items-center justify-between gap-2 rounded-2xl bg-terracotta-fill px-5 py-2 text-on-fill shadow-md';

export function Start(): React.ReactNode {
  const say = useSay<'start'>();
  const language = useLanguage();
  const router = useRouter();
  const { ready, notebook } = useKept();
  const begun = ready && isBegun(notebook);

  function startAnew(): void {
    makeRoom();
    router.push(`/${language}/players`);
  }

  return (
    <div className="mt-5 max-w-[38rem]">
      <div className="flex items-stretch gap-3">
        <Go href={`/${language}/${begun ? waypointOf(notebook) : 'players'}`} className={WAY_IN}>
          <span className="min-w-0">
            <strong className="block text-xl leading-tight sm:text-2xl">
              {say(begun ? 'start.goOn' : 'start.score')}
            </strong>
            <span className="mt-1 block text-sm leading-snug">
              {begun ? <TableSoFar notebook={notebook} /> : say('start.scoreText')}
            </span>
          </span>
          <Icon name="forward" className="hidden size-7 min-[22.5rem]:block" />
        </Go>
        {begun && (
          <Button className="w-22 shrink-0 rounded-2xl" onClick={startAnew}>
            {say('start.newTable')}
          </Button>
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink href={`/${language}/file`} className="grow">
          <Icon name="open" />
          {say('start.open')}
        </ButtonLink>
        <ButtonLink href={`/${language}/copy#start`} className="grow">
          <Icon name="drop" />
          {say('start.copy')}
        </ButtonLink>
      </div>
    </div>
  );
}
