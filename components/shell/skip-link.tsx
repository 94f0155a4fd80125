'use client';

/**
 * Past the header, for those who use the keyboard. It moves the focus and leaves the address alone: what stands behind the
 * `#` there may be the game that is shown. Without script it is a plain link.
 */
export function SkipLink({ children }: { readonly children: string }): React.ReactNode {
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link for those without script, and for those who expect one
    <a
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      className="sr-only rounded-xl bg-ink print:hidden text-parchment focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30 focus:px-4 focus:py-3"
    >
      {children}
    </a>
  );
}
