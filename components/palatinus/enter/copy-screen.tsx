'use client';

/** My copy of the game: its name, the springs on its seven tiles, and the ways in and out for both. */
import { useId, useRef } from 'react';
import { Screen } from '@/components/shell/screen';
import { useLanguage, useSay } from '@/components/shell/speech';
import { usePlace } from '@/components/shell/use-place';
import { HistoryButtons } from '@/components/store/history-buttons';
import { KeepingNotices } from '@/components/store/keeping-notices';
import { theKeeper, useKept } from '@/components/store/kept';
import { tick } from '@/components/ui/haptics';
import { LETTERS } from '@/lib/palatinus';
import { nameCopy, settleMySprings, tilesKnown, toggleMySpring } from '@/lib/palatinus/enter';
import { CopyFile } from './copy-file';
import { CopyBox } from './copy-notice';
import { CopyReset } from './copy-reset';
import { CopyTile } from './copy-tile';

export function CopyScreen(): React.ReactNode {
  const say = useSay<'copy' | 'steps'>();
  const language = useLanguage();
  const { ready, notebook } = useKept();
  const { copy } = notebook;
  const isFromStart = usePlace() === 'start';
  const name = useId();
  /** A name typed in one go is one step to undo. */
  const stroke = useRef('');
  return (
    <Screen
      title={say('steps.copy')}
      back={
        isFromStart
          ? { href: `/${language}`, label: say('steps.home') }
          : { href: `/${language}/tiles`, label: say('steps.tiles') }
      }
      tools={<HistoryButtons />}
    >
      <KeepingNotices />
      <div className={`mx-auto flex max-w-3xl flex-col gap-5 pb-6 ${ready ? '' : 'invisible'}`}>
        <p className="text-muted leading-relaxed">{say('copy.why')}</p>
        <CopyBox />
        <div className="flex flex-col gap-1">
          <label htmlFor={name} className="font-bold">
            {say('copy.name')}
          </label>
          <input
            id={name}
            value={copy.name ?? ''}
            placeholder={say('copy.namePlaceholder')}
            autoComplete="off"
            enterKeyHint="done"
            onFocus={() => {
              stroke.current = `copy name ${Date.now()}`;
            }}
            onChange={({ target }) =>
              theKeeper().change((latest) => nameCopy(latest, target.value), stroke.current)
            }
            className="min-h-touch w-full rounded-xl border-2 border-line bg-card px-3 text-base placeholder:text-muted"
          />
        </div>
        <section aria-label={say('copy.springsTitle')}>
          <div className="flex items-baseline justify-between gap-3">
            <h2 className="text-xl">{say('copy.springsTitle')}</h2>
            <p className="font-bold text-sm">{say('copy.known', { count: tilesKnown(copy) })}</p>
          </div>
          <p className="mt-1 mb-3 text-muted text-sm">{say('copy.springsHint')}</p>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-2 gap-y-1">
            {LETTERS.map((letter) => (
              <CopyTile
                key={letter}
                letter={letter}
                springs={copy.springs[letter]}
                onToggle={(number) => {
                  theKeeper().change((latest) => toggleMySpring(latest, letter, number));
                  tick();
                }}
                onNone={() => theKeeper().change((latest) => settleMySprings(latest, letter))}
              />
            ))}
          </div>
        </section>
        <section aria-label={say('copy.fileTitle')}>
          <h2 className="text-xl">{say('copy.fileTitle')}</h2>
          <p className="mt-1 mb-3 text-muted text-sm">{say('copy.fileHint')}</p>
          <CopyFile />
        </section>
        <div>
          <CopyReset />
        </div>
      </div>
    </Screen>
  );
}
