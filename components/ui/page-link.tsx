'use client';

/**
 * A link to another page by client-side navigation. Next's own Link does this too, but it adds four kilobytes to
 * every page for cases that do not occur here. The page is prefetched, but only once the browser is idle: on a slow
 * connection a prefetch would compete with what the screen itself still needs.
 */
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { type ButtonLook, buttonClass } from './button';
import { whenIdle } from './when-idle';

/** With a modifier key a browser opens a new tab or window, and should. */
export function isPlainClick(event: React.MouseEvent): boolean {
  return !(event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

type Props = {
  readonly href: string;
  readonly className?: string;
  readonly children: React.ReactNode;
  /** Called first, unless the page is opened in another tab. */
  readonly onGo?: () => void;
  /** For a way back: returns to the history entry of the last visit, if there is one before this page. */
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
        // After a link to a `#` the history entry is the browser's own. Next would not come back to it, and would
        // show the next page under this one's address; so the browser navigates by itself.
        if (window.history.state === null) return;
        event.preventDefault();
        router.push(href);
      }}
    >
      {children}
    </a>
  );
}

/**
 * The last history entry for this address before the current one. Undefined in browsers without the Navigation API;
 * then the link loads the page again.
 */
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
