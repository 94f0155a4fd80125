import { useSay } from '@/components/shell/speech';
import type { ToldEvent } from '@/lib/i18n';
import { unbroken } from './told';

/** Down a line, as on a way: a hill's letter beside whatever happened there. */
export function StoryLines({ lines }: { readonly lines: readonly ToldEvent[] }): React.ReactNode {
  const say = useSay<'score'>();
  return (
    <ol className="relative before:absolute before:inset-y-4 before:left-3.5 before:w-px before:bg-line">
      {lines.map(({ letter, text }) => (
        <li key={`${letter} ${text}`} className="relative flex gap-3 py-1.5 leading-snug">
          {letter ? (
            <span className="flex size-7.5 shrink-0 items-center justify-center rounded-full border border-line bg-parchment font-bold text-sm">
              <span className="sr-only">{say('score.hill')} </span>
              {letter}
            </span>
          ) : (
            <span className="flex size-7.5 shrink-0 items-center justify-center">
              <span className="size-2.5 rounded-full bg-edge" />
            </span>
          )}
          <span className="min-w-0 self-center">{unbroken(text)}</span>
        </li>
      ))}
    </ol>
  );
}
