'use client';

/**
 * The count as text to paste. It is shown whole, with long lines wrapped as a message wraps them: people see what they send,
 * and can select it where the browser does not allow copying.
 */
import { useSay } from '@/components/ui/speech';
import { CopyButton } from './copy-button';

type Props = { readonly text: string; readonly onFailed: (words: string) => void };

export function TextToCopy({ text, onFailed }: Props): React.ReactNode {
  const say = useSay<'share'>();
  return (
    <>
      <pre className="select-all whitespace-break-spaces rounded-xl border border-line bg-parchment p-3 font-mono text-[clamp(8px,2.6vw,0.75rem)] [overflow-wrap:anywhere]">
        {text}
      </pre>
      <CopyButton text={text} className="self-start" onFailed={() => onFailed(say('share.notCopied'))}>
        {say('share.copyText')}
      </CopyButton>
    </>
  );
}
