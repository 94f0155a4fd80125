'use client';

/** Everything that can be done with an archived game. */
import { useId, useState } from 'react';
import { archive } from '@/components/store/archive';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/dialog';
import { downloadText } from '@/components/ui/hand-over';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { isFinished, type Listed } from '@/lib/archive';
import { isolate, NAME_LENGTH, NOTE_LENGTH } from '@/lib/text';
import { rowTitle } from './game-row';
import { HandOn } from './hand-on';
import type { AnyKeptView } from './kept-view';
import type { Actions, Again } from './use-actions';
import { useWhenPlayed } from './use-when-played';

type Props = {
  readonly listed: Listed;
  readonly view: AnyKeptView | undefined;
  readonly isUnreadable: boolean;
  readonly actions: Actions;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

export function GameSheet({
  listed,
  view,
  isUnreadable,
  actions,
  onRemove,
  onClose,
}: Props): React.ReactNode {
  const say = useSay<'games' | 'start' | 'ui' | 'words'>();
  const [isUnread, setUnread] = useState(isUnreadable);
  const result = rowTitle(say, view, listed, isUnread) ?? say('games.title');
  const title = listed.title === undefined ? undefined : isolate(listed.title);
  const about = [title && result, view?.name, useWhenPlayed(listed)];
  const isOver = listed.summary !== undefined && isFinished(listed.summary);

  async function tryTo(act: () => Promise<boolean>): Promise<void> {
    if (!(await act())) setUnread(true);
  }
  const again = (how: Again): (() => void) => {
    return () => void tryTo(() => actions.again(listed, how));
  };

  return (
    <Sheet title={title ?? result} note={about.filter(Boolean).join(' · ')} onClose={onClose}>
      {isUnread && <Unreadable id={listed.id} />}
      {!isUnread && (
        <>
          <div className="flex flex-col gap-2">
            <Button look="primary" onClick={() => void tryTo(() => actions.open(listed))}>
              {say(isOver ? 'games.result' : 'games.resume')}
              <Icon name="forward" />
            </Button>
            <Button onClick={again('samePlayers')}>{say('games.samePlayers')}</Button>
            {view?.seam.sameTable && (
              <>
                <Button onClick={again('sameTable')}>{say('games.sameTable')}</Button>
                <p className="-mt-1 text-center text-muted text-sm">{say('games.sameTableText')}</p>
              </>
            )}
          </div>
          <NameAndNote listed={listed} rename={actions.rename} />
          {view && isOver && <HandOn listed={listed} view={view} />}
        </>
      )}
      <Button look="quiet" className="mt-4 w-full" onClick={onRemove}>
        <Icon name="trash" />
        {say('games.remove')}
      </Button>
    </Sheet>
  );
}

function Unreadable({ id }: { readonly id: string }): React.ReactNode {
  const say = useSay<'games'>();

  async function download(): Promise<void> {
    const texts = await archive().texts([id]);
    downloadText(`${say('games.damagedName')}-${id}.txt`, texts.get(id) ?? '');
  }

  return (
    <>
      <p className="max-w-prose leading-relaxed">{say('games.unreadableText')}</p>
      <Button className="mt-3" onClick={() => void download().catch(() => undefined)}>
        <Icon name="download" />
        {say('games.download')}
      </Button>
    </>
  );
}

const FIELD = 'w-full rounded-xl border-2 border-edge bg-card px-3 py-2 text-base';

type NameProps = { readonly listed: Listed; readonly rename: Actions['rename'] };

function NameAndNote({ listed, rename }: NameProps): React.ReactNode {
  const say = useSay<'games'>();
  const id = useId();
  const [title, setTitle] = useState(listed.title ?? '');
  const [note, setNote] = useState(listed.note ?? '');
  const [done, setDone] = useState('');

  async function save(): Promise<void> {
    setDone('');
    await rename(listed, title, note).then(
      () => setDone(say('games.saved')),
      () => setDone(say('games.failed')),
    );
  }

  return (
    <form
      className="mt-4 flex flex-col gap-2 border-line border-t pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label htmlFor={id} className="font-bold">
        {say('games.titleLabel')}
      </label>
      <input
        id={id}
        value={title}
        maxLength={NAME_LENGTH}
        placeholder={say('games.titleHint')}
        autoComplete="off"
        onChange={(event) => setTitle(event.currentTarget.value)}
        className={`min-h-touch ${FIELD}`}
      />
      <label htmlFor={`${id}-note`} className="font-bold">
        {say('games.noteLabel')}
      </label>
      <textarea
        id={`${id}-note`}
        rows={2}
        value={note}
        maxLength={NOTE_LENGTH}
        onChange={(event) => setNote(event.currentTarget.value)}
        className={FIELD}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit">{say('games.save')}</Button>
        <output className="text-sm">{done}</output>
      </div>
    </form>
  );
}
