'use client';

/**
 * A link to another page, which comes without loading the document anew. Next's own Link does this too; but it is four
 * kilobytes of every page, for cases that do not occur here. The page is fetched ahead of the tap, but only once the
 * browser has nothing else to do: on a slow line a prefetch takes the room of what the screen itself still needs.
 */
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { type ButtonLook, buttonClass } from './button';
import { whenIdle } from './when-idle';

/** With one of these keys a browser opens a tab or a window of its own, and should. */
export function isPlainClick(event: React.MouseEvent): boolean {
  return !(event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

type Props = {
  readonly href: string;
  readonly className?: string;
  readonly children: React.ReactNode;
  /** Done first, unless the page is opened in another tab. */
  readonly onGo?: () => void;
  /** For a way back: to the page as it was left, if it is in the history before this one. */
  readonly toLastVisit?: boolean;
};

export function PageLink({ href, className, children, onGo, toLastVisit = false }: Props): React.ReactNode {
  const router = useRouter();
  useEffect(() => whenIdle(() => router.prefetch(href)), [router, href]);
  return (
    <a
      href={href}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        onGo?.();
        const visited = toLastVisit ? lastVisit(href) : undefined;
        if (visited) {
          event.preventDefault();
          window.navigation.traverseTo(visited.key);
          return;
        }
        // After a link to a `#` the entry in the history is the browser's own. The framework would not come back to it,
        // and leave the next page standing under the address of this one: so the browser goes by itself.
        if (window.history.state === null) return;
        event.preventDefault();
        router.push(href);
      }}
    >
      {children}
    </a>
  );
}

/** The last entry for it in the history before this page. Undefined in browsers without the Navigation API: the link then opens the page anew. */
function lastVisit(href: string): NavigationHistoryEntry | undefined {
  if (!('navigation' in window)) return undefined;
  const { navigation } = window;
  const wanted = new URL(href, window.location.href).href;
  const here = navigation.currentEntry?.index ?? 0;
  return navigation
    .entries()
    .slice(0, here)
    .findLast(({ url }) => url === wanted);
}

type ButtonProps = Props & { readonly look?: ButtonLook };

export function PageButton({ look, className, ...link }: ButtonProps): React.ReactNode {
  return <PageLink {...link} className={buttonClass(look, className)} />;
}
