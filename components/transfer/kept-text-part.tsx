'use client';

/** The text for a forum, to be copied: shown, too, so that it can be selected where the browser does not allow copying. */
import { useSay } from '@/components/ui/speech';
import { CopyButton } from './copy-button';
import { useDone } from './share-part';

export function KeptTextPart({ text }: { readonly text: string }): React.ReactNode {
  const say = useSay<'share'>();
  const [done, tell] = useDone();
  return (
    <>
      <h3 className="mt-2 font-bold">{say('share.text')}</h3>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the keyboard
        tabIndex={0}
        className="max-h-32 select-all overflow-auto rounded-xl border border-line bg-parchment p-3 font-mono text-[clamp(8px,2.6vw,0.75rem)]"
      >
        {text}
      </pre>
      <CopyButton text={text} className="self-start" onFailed={() => tell(say('share.notCopied'))}>
        {say('share.copyText')}
      </CopyButton>
      <output className="text-sm empty:absolute">{done}</output>
    </>
  );
}
