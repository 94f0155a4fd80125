'use client';

/**
 * The contents of the page of rules, always in sight: a column at the side, or a bar that unfolds on a phone. The
 * back link comes first. It works without script, except for the back link and the mark at the current chapter.
 */

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { SEARCH_FIELD } from './search-field';

export interface ChapterLink {
  /** The id of its heading. */
  readonly id: string;
  readonly title: string;
}

type Props = {
  readonly label: string;
  /** The name of the link to the search field. */
  readonly search: string;
  readonly chapters: readonly ChapterLink[];
  /** The link back to where the reader came from. */
  readonly back: React.ReactNode;
};

const BAR =
  'sticky top-0 z-10 -mx-(--gutter) mt-6 flex min-h-12 items-center gap-2 border-line border-y bg-parchment px-(--gutter)';
const COLUMN =
  'lg:top-6 lg:mx-0 lg:mt-0 lg:block lg:h-auto lg:max-h-[calc(100svh-3rem)] lg:self-start lg:overflow-y-auto lg:border-0 lg:p-0';

export function ContentsBar({ label, search, chapters, back }: Props): React.ReactNode {
  const reading = useChapterInView(chapters);
  const folded = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    function foldAway({ target }: Event): void {
      const details = folded.current;
      if (details?.open && target instanceof Node && !details.contains(target)) details.open = false;
    }
    // A chapter was tapped before this script ran, so the bar is still unfolded. The address does not show that,
    // because Next writes its initial one on start.
    const asked = document.querySelector(':target')?.id;
    if (folded.current && chapters.some(({ id }) => id === asked)) folded.current.open = false;
    document.addEventListener('pointerdown', foldAway);
    return () => document.removeEventListener('pointerdown', foldAway);
  }, [chapters]);
  const title = chapters.find(({ id }) => id === reading)?.title ?? label;

  return (
    <nav aria-label={label} className={`${BAR} ${COLUMN} print:hidden`}>
      {back}
      <details ref={folded} className="group ml-auto min-w-0 lg:hidden">
        <summary className="flex min-h-touch cursor-pointer list-none items-center justify-end gap-1 font-bold text-sm leading-tight [&::-webkit-details-marker]:hidden">
          <span>{title}</span>
          <Icon name="forward" className="rotate-90 group-open:-rotate-90" />
        </summary>
        <div
          className="absolute inset-x-(--gutter) top-full max-h-[calc(100svh-4rem)] overflow-y-auto overscroll-contain rounded-b-2xl border border-line border-t-0 bg-card p-2 shadow-xl"
          onClickCapture={() => {
            if (folded.current) folded.current.open = false;
          }}
        >
          <Chapters chapters={chapters} reading={reading} />
        </div>
      </details>
      <a
        href={`#${SEARCH_FIELD}`}
        aria-label={search}
        title={search}
        className="-mr-2.5 inline-flex size-touch shrink-0 items-center justify-center rounded-xl hover:bg-sand noscript:hidden lg:hidden"
      >
        <Icon name="search" />
      </a>
      <div className="max-lg:hidden">
        <Chapters chapters={chapters} reading={reading} />
      </div>
    </nav>
  );
}

function Chapters({
  chapters,
  reading,
}: Pick<Props, 'chapters'> & { readonly reading: string | undefined }): React.ReactNode {
  return (
    <ol>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === reading ? 'location' : undefined}
            className="flex min-h-touch items-center rounded-r-xl border-transparent border-l-4 px-3 py-1 text-sm leading-tight hover:bg-sand aria-[current]:border-terracotta aria-[current]:bg-terracotta-wash aria-[current]:font-bold"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

type WayBackProps = { readonly href: string; readonly children: React.ReactNode };

/** A link back to a screen, for the bar. */
export function WayBackLink({ href, children }: WayBackProps): React.ReactNode {
  return (
    <PageLink
      href={href}
      toLastVisit
      className="-ml-2 inline-flex min-h-touch min-w-touch shrink-0 items-center gap-0.5 rounded-lg pr-2 font-bold text-sm hover:bg-sand lg:mb-2 lg:ml-0 lg:text-base"
    >
      <Icon name="back" />
      {children}
    </PageLink>
  );
}

/** The chapter in the upper part of the viewport. */
function useChapterInView(chapters: readonly ChapterLink[]): string | undefined {
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    const sections = chapters.flatMap(({ id }) => document.getElementById(id)?.closest('section') ?? []);
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        const line = entries[0]?.rootBounds?.bottom ?? 0;
        const isAboveAll = (sections[0]?.getBoundingClientRect().top ?? 0) > line;
        if (entered) setInView(entered.target.getAttribute('aria-labelledby') ?? undefined);
        else if (isAboveAll) setInView(undefined);
      },
      { rootMargin: '-25% 0px -74%' },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [chapters]);
  return inView;
}
