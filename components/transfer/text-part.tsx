'use client';

import { forumText } from '@/components/palatinus/share/forum-text';
import { useSay } from '@/components/shell/speech';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import type { Game, Result } from '@/lib/palatinus';
import { Part } from './part';
import { useDone } from './use-done';

type Props = { readonly game: Game; readonly result: Result; readonly link: string };

/** The count as text to paste. */
export function TextPart({ game, result, link }: Props): React.ReactNode {
  const say = useSay<'rulings' | 'score' | 'share' | 'tally' | 'walkthrough' | 'words'>();
  const [done, tell] = useDone();
  const text = forumText(say, game, result, link);

  async function copy(): Promise<void> {
    tell(say((await copyText(text)) ? 'share.copied' : 'share.notCopied'));
  }

  return (
    <Part title={say('share.text')} done={done}>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the keyboard
        tabIndex={0}
        className="max-h-44 select-all overflow-auto rounded-xl border border-line bg-parchment p-3 font-mono text-xs"
      >
        {text}
      </pre>
      <Button onClick={() => void copy()} className="self-start">
        {say('share.copyText')}
      </Button>
    </Part>
  );
}
