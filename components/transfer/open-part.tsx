'use client';

import { useId } from 'react';
import { useSay } from '@/components/shell/speech';
import { Button } from '@/components/ui/button';
import { DropZone } from '@/components/ui/drop-zone';
import { OpenNews } from './open-news';
import type { Opening } from './use-opening';

type Props = { readonly opening: Opening; readonly begun: boolean };

/** A table from elsewhere: chosen, dropped or pasted. What is pasted is opened at once; what is typed, by the button. */
export function OpenPart({ opening, begun }: Props): React.ReactNode {
  const { news, text, onText, openText, onUnreadable } = opening;
  const say = useSay<'file'>();
  const id = useId();

  return (
    <>
      <p className="text-muted text-sm leading-relaxed">
        {say('file.anywhere')} {begun && say('file.makesRoom')}
      </p>
      <DropZone
        label={say('file.choose')}
        look="primary"
        className="self-start"
        onText={(written) => void openText(written)}
        onUnreadable={onUnreadable}
      />
      <form
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void openText(text);
        }}
      >
        <label htmlFor={id} className="font-bold">
          {say('file.paste')}
        </label>
        <textarea
          id={id}
          rows={3}
          value={text}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={({ currentTarget, nativeEvent }) => {
            onText(currentTarget.value);
            const { inputType } = nativeEvent as InputEvent;
            if (inputType === 'insertFromPaste') void openText(currentTarget.value);
          }}
          className="rounded-xl border-2 border-edge bg-card p-3 font-mono text-base [overflow-wrap:anywhere]"
        />
        <Button type="submit" className="self-start">
          {say('file.openPasted')}
        </Button>
      </form>
      {news && !('wasBegun' in news) && <OpenNews news={news} />}
    </>
  );
}
