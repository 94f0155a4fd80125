'use client';

/** How an answer went: an icon and a word, the mistake if there was one, and the right count. */
import { useEffect, useRef } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';

/** `shown` is for readers who asked for the answer. */
export type FeedbackMark = 'right' | 'part' | 'wrong' | 'shown';

type Look = { readonly icon: IconName; readonly box: string; readonly ink: string };

const WRONG: Look = { icon: 'cross', box: 'border-terracotta bg-terracotta-wash', ink: 'text-terracotta' };
const LOOKS: Readonly<Record<FeedbackMark, Look>> = {
  right: { icon: 'check', box: 'border-laurel bg-laurel-wash', ink: 'text-laurel' },
  part: { ...WRONG, icon: 'minus' },
  wrong: WRONG,
  shown: { icon: 'info', box: 'border-river bg-river-wash', ink: 'text-river' },
};

type Props = {
  readonly mark: FeedbackMark;
  /** Shown first, after the word for the result: the name of the mistake. */
  readonly title?: string | undefined;
  readonly children: React.ReactNode;
};

export function FeedbackCard({ mark, title, children }: Props): React.ReactNode {
  const say = useSay<'lesson'>();
  const { icon, box, ink } = LOOKS[mark];
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (card.current) bringIntoSight(card.current);
  }, []);
  return (
    <div
      ref={card}
      data-feedback={mark}
      className={`mt-3 mb-6 beside:mb-0 scroll-mt-[calc(var(--board)-2rem+env(safe-area-inset-top))] beside:scroll-mt-0 rounded-xl border-2 px-3 py-2 leading-snug motion-safe:animate-rise short:mt-2 short:mb-16 short:text-sm ${box}`}
    >
      <p className="font-bold">
        <Icon name={icon} className={`mr-1.5 inline-block align-[-0.3em] ${ink}`} />
        {say(`lesson.${mark}`)}
        {title && ` ${title}`}
      </p>
      <div className="mt-1 flex flex-col gap-1 empty:hidden">{children}</div>
    </div>
  );
}

/** On a small phone the card is out of sight. Scrolls so that no line between the board and the card is cut off. */
function bringIntoSight(card: HTMLElement): void {
  card.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  // The page reserves 5 rem at the top, of which the bar takes 3.
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const edge =
    Number.parseFloat(getComputedStyle(card).scrollMarginTop) + Number.parseFloat(scrollPaddingTop);
  const lines = [
    ...(card.parentElement?.querySelectorAll(':scope > :not(fieldset), :scope > fieldset > *') ?? []),
  ];
  const cut = lines.find((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    return line !== card && top < edge && bottom > edge;
  });
  // A rule that explains the mistake stays in sight, even if the end of the card does not.
  const kept = card.parentElement?.querySelector('[data-kept]');
  const hidden = kept ? edge - kept.getBoundingClientRect().top : 0;
  if (hidden > 0) window.scrollBy({ top: -hidden, behavior: 'instant' });
  else if (cut && window.scrollY > 0) window.scrollBy({ top: pastOrBack(cut, edge), behavior: 'instant' });
}

/**
 * How far to scroll until the line is out of sight or, if the page ends before that, back until it is completely
 * visible.
 */
function pastOrBack(line: Element, edge: number): number {
  const { top, bottom } = line.getBoundingClientRect();
  const left = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
  return bottom - edge <= left ? bottom - edge : top - edge;
}
