'use client';

/**
 * A link to another screen, which comes without loading the page anew and is fetched before anyone asks. Next's own Link
 * does this too; but it is four kilobytes of every page, for cases that do not occur here.
 */
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

type Props = { readonly href: string; readonly className?: string; readonly children: React.ReactNode };

/** With these a browser opens a tab or a window of its own, and should. */
export function isPlain(event: React.MouseEvent): boolean {
  return !(event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

export function Go({ href, className, children }: Props): React.ReactNode {
  const router = useRouter();
  useEffect(() => router.prefetch(href), [router, href]);

  function go(event: React.MouseEvent): void {
    if (!isPlain(event)) return;
    event.preventDefault();
    router.push(href);
  }

  return (
    <a href={href} onClick={go} className={className}>
      {children}
    </a>
  );
}
