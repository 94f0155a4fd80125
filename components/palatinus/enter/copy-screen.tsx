'use client';

/** The screen of my copy of the game: the springs on its seven tiles, its name, and its file. */

import { useEffect, useId, useRef, useState } from 'react';
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { Screen } from '@/components/shell/screen';
import { useScreens } from '@/components/shell/screens';
import { HistoryButtons } from '@/components/store/history-buttons';
import { StoreNotices } from '@/components/store/store-notices';
import { Button } from '@/components/ui/button';
import { Confirm } from '@/components/ui/dialog';
import { tick } from '@/components/ui/haptics';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { Placeholder } from '@/components/ui/placeholder';
import { useLanguage, useSay } from '@/components/ui/speech';
import { LETTERS } from '@/lib/palatinus';
import {
  nameCopy,
  resetCopy,
  settleMySprings,
  tilesKnown,
  tilesToReturnTo,
  toggleMySpring,
} from '@/lib/palatinus/enter';
import { CopyFile } from './copy-file';
import { CopyNotice } from './copy-notice';
import { CopyTile } from './copy-tile';

export function CopyScreen(): React.ReactNode {
  const say = useSay<'copy' | 'screens' | 'ui'>();
  const language = useLanguage();
  const { ready, document: notebook } = useNotebook();
  const { copy } = notebook;
  const { query } = useScreens();
  const name = useId();
  /** A name typed in one go is one step to undo. */
  const stroke = useRef('');
  return (
    <Screen
      title={say('screens.copy')}
      back={
        query.has('start')
          ? { href: `/${language}`, label: say('ui.home') }
          : { to: tilesToReturnTo(query), leadsBack: true, label: say('screens.tiles') }
      }
      tools={<HistoryButtons />}
    >
      <StoreNotices />
      {!ready && (
        <div className="mx-auto flex max-w-3xl flex-col gap-5 lg:max-w-none">
          <Placeholder className="h-24" />
          <Placeholder className="h-20" />
          <Placeholder className="h-96" />
        </div>
      )}
      <div
        className="mx-auto flex max-w-3xl flex-col gap-5 pb-6 lg:max-w-none [&>*]:max-w-3xl"
        hidden={!ready}
      >
        <p className="text-muted leading-relaxed">{say('copy.why')}</p>
        <CopyNotice />
        <section aria-label={say('copy.springsTitle')} className="!max-w-none">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h2 className="text-xl">{say('copy.springsTitle')}</h2>
            <p className="font-bold text-sm">{say('copy.known', { count: tilesKnown(copy) })}</p>
          </div>
          <p className="mt-1 mb-3 text-muted text-sm">{say('copy.springsHint')}</p>
          <div className="-mx-[calc(var(--gutter)-0.25rem)] grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-2 gap-y-1 min-[345px]:mx-0 sm:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]">
            {LETTERS.map((letter) => (
              <CopyTile
                key={letter}
                letter={letter}
                springs={copy.springs[letter]}
                onToggle={(number) => {
                  notebookStore().change((latest) => toggleMySpring(latest, letter, number));
                  tick();
                }}
                onNone={() => notebookStore().change((latest) => settleMySprings(latest, letter))}
              />
            ))}
          </div>
        </section>
        <div className="flex flex-col gap-1">
          <label htmlFor={name} className="font-bold">
            {say('copy.name')}
          </label>
          <input
            id={name}
            value={copy.name ?? ''}
            placeholder={say('copy.namePlaceholder')}
            dir="auto"
            autoComplete="off"
            enterKeyHint="done"
            onFocus={() => {
              stroke.current = `copy name ${Date.now()}`;
            }}
            onChange={({ target: { value } }) =>
              notebookStore().change((latest) => nameCopy(latest, value), stroke.current)
            }
            className="min-h-touch w-full rounded-xl border-2 border-edge bg-card px-3 text-base placeholder:text-muted"
          />
        </div>
        <section aria-label={say('copy.fileTitle')}>
          <h2 className="text-xl">{say('copy.fileTitle')}</h2>
          <p className="mt-1 mb-3 text-muted text-sm">{say('copy.fileHint')}</p>
          <CopyFile />
        </section>
        <div className="-ml-4">
          <CopyReset />
        </div>
      </div>
    </Screen>
  );
}

/** Asks first, because entering the springs took an evening. It can also be undone. */
function CopyReset(): React.ReactNode {
  const say = useSay<'copy'>();
  const { copy } = useNotebook().document;
  const [isAsking, setAsking] = useState(false);
  const isDone = useRef(false);

  // Announced once the dialog is closed, because a screen reader reads nothing outside an open dialog.
  useEffect(() => {
    if (isAsking || !isDone.current) return;
    isDone.current = false;
    announce(say('copy.resetDone'));
  }, [isAsking, say]);

  const isEmpty = copy.name === undefined && tilesKnown(copy) === 0;
  return (
    <>
      <Button look="quiet" disabled={isEmpty} onClick={() => setAsking(true)}>
        <Icon name="trash" />
        {say('copy.reset')}
      </Button>
      <Confirm
        open={isAsking}
        title={say('copy.resetTitle')}
        confirm={say('copy.reset')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          notebookStore().change(resetCopy);
          isDone.current = true;
          setAsking(false);
        }}
      >
        {say('copy.resetText')}
      </Confirm>
    </>
  );
}
