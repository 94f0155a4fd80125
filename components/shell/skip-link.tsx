'use client';

/**
 * Skips the header, for keyboard users. It moves the focus without changing the address, because the fragment there
 * may be the shown game. Without script it is a plain link.
 */
export function SkipLink({ children }: { readonly children: string }): React.ReactNode {
  return (
    // biome-ignore lint/a11y/useValidAnchor: a plain link without script, and people expect one
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
