'use client';

/** What is wrong with keeping what was entered: what happened, and what to do. */
import { useSay } from '@/components/shell/speech';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Saving } from '@/lib/palatinus/enter';
import { theKeeper } from './kept';
import { SaveEverything } from './save-everything';

export function SavingNotice({ saving }: { readonly saving: Exclude<Saving, 'saved'> }): React.ReactNode {
  const say = useSay<'keeping'>();
  return (
    <Notice
      kind="warning"
      className="mb-3"
      title={say(`keeping.${saving}Title`)}
      actions={
        <>
          <SaveEverything />
          {saving === 'outdated' && (
            <Button onClick={() => window.location.reload()}>{say('keeping.reload')}</Button>
          )}
        </>
      }
    >
      {say(`keeping.${saving}`)}
    </Notice>
  );
}

export function UnreadNotice(): React.ReactNode {
  const say = useSay<'keeping'>();
  return (
    <Notice
      kind="warning"
      className="mb-3"
      title={say('keeping.unreadTitle')}
      actions={<Button onClick={() => theKeeper().tryAgain()}>{say('keeping.tryAgain')}</Button>}
    >
      {say('keeping.unread')}
    </Notice>
  );
}
