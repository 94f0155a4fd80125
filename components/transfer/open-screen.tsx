'use client';

/** Open and save: tables that come from elsewhere, and this one to take along, which comes first for whoever has counted it. */
import { useId, useMemo } from 'react';
import { Unfinished } from '@/components/palatinus/enter/unfinished';
import { Screen } from '@/components/shell/screen';
import { useLanguage, useSay } from '@/components/shell/speech';
import { usePlace } from '@/components/shell/use-place';
import { HistoryButtons } from '@/components/store/history-buttons';
import { KeepingNotices } from '@/components/store/keeping-notices';
import { useKept } from '@/components/store/kept';
import { Button } from '@/components/ui/button';
import { soundGame } from '@/lib/palatinus';
import { draftOf, isBegun } from '@/lib/palatinus/enter';
import { OpenNews } from './open-news';
import { OpenPart } from './open-part';
import { SavePart } from './save-part';
import { useOpening } from './use-opening';

export function FileScreen(): React.ReactNode {
  const say = useSay<'file' | 'steps'>();
  const language = useLanguage();
  const { ready, notebook } = useKept();
  const opening = useOpening();
  const sound = useMemo(() => soundGame(draftOf(notebook)), [notebook]);
  const { news } = opening;
  const begun = ready && isBegun(notebook);
  const isFromTally = usePlace() === 'save';
  const save = (
    <Part title={say('file.save')}>
      {ready && sound.ok && <SavePart game={sound.value} />}
      {ready && !sound.ok && <Unfinished problems={sound.problems}>{say('file.notYet')}</Unfinished>}
    </Part>
  );

  return (
    <Screen
      title={say('steps.file')}
      back={
        isFromTally
          ? { href: `/${language}/score?step=tally`, label: say('file.tally') }
          : { href: `/${language}`, label: say('steps.home') }
      }
      tools={<HistoryButtons onStep={opening.forget} />}
    >
      <KeepingNotices />
      {news && 'wasBegun' in news && <OpenNews news={news} />}
      <div className="grid gap-x-12 lg:grid-cols-2">
        {isFromTally && save}
        <Part title={say('file.open')}>
          <OpenPart opening={opening} begun={begun} />
        </Part>
        {!isFromTally && save}
        <Part title={say('file.more')}>
          <div className="flex flex-wrap gap-2">
            <Button onClick={opening.openTheExample}>{say('file.example')}</Button>
            <Button onClick={opening.startAnew} disabled={!begun}>
              {say('file.newTable')}
            </Button>
          </div>
        </Part>
      </div>
    </Screen>
  );
}

type PartProps = { readonly title: string; readonly children: React.ReactNode };

function Part({ title, children }: PartProps): React.ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-3 mb-6 flex min-w-0 flex-col gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
