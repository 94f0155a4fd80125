'use client';

/**
 * The count as text, for copying. It is shown completely, with long lines wrapped as in a message: people see what
 * they send, and can select it if the browser does not allow copying.
 */
import { useSay } from '@/components/ui/speech';
import { CopyButton } from './copy-button';

type Props = { readonly text: string; readonly onFailed: (words: string) => void };

/** The width of a letter, as a share of the font size. */
const LETTER = 0.61;

/**
 * The length of the table's longest row, which must not wrap. Its cells are two spaces apart, which identifies rows.
 */
function longestRow(text: string): number {
  const rows = text.split('\n').filter((line) => line.includes('  '));
  return Math.max(1, ...rows.map(({ length }) => length));
}

export function TextToCopy({ text, onFailed }: Props): React.ReactNode {
  const say = useSay<'share'>();
  return (
    <>
      <div className="@container rounded-xl border border-line bg-parchment p-3">
        <pre
          style={{ fontSize: `clamp(7px, ${100 / longestRow(text) / LETTER}cqw, 0.75rem)` }}
          className="select-all whitespace-break-spaces font-mono [overflow-wrap:anywhere]"
        >
          {text}
        </pre>
      </div>
      <CopyButton text={text} className="self-start" onFailed={() => onFailed(say('share.notCopied'))}>
        {say('share.copyText')}
      </CopyButton>
    </>
  );
}
