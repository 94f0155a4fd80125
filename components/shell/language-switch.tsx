'use client';

import { usePathname } from 'next/navigation';
import { isLanguage } from '@/lib/i18n';

const A_YEAR = 60 * 60 * 24 * 365;

function inLanguage(language: string, path: string): string {
  return path.replace(/^\/[^/]*/, `/${language}`);
}

type Props = { readonly to: string; readonly name: string; readonly label: string };

/**
 * To the same page in the other language. A plain link, so that it works without script. The address is read again at
 * the click: it may have a query or a fragment, and on a page that was not found it is not the one that was rendered.
 */
export function LanguageSwitch({ to, name, label }: Props): React.ReactNode {
  const path = usePathname();

  function remember(event: React.MouseEvent<HTMLAnchorElement>): void {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser a table may hold
    document.cookie = `lang=${to}; path=/; max-age=${A_YEAR}; samesite=lax`;
    const { pathname, search, hash } = window.location;
    const known = isLanguage(pathname.split('/')[1]);
    event.currentTarget.href = known ? inLanguage(to, pathname) + search + hash : pathname;
  }

  return (
    <a
      href={inLanguage(to, path)}
      hrefLang={to}
      lang={to}
      title={label}
      onClick={remember}
      suppressHydrationWarning
      className="inline-flex min-h-touch min-w-touch items-center justify-center rounded-xl text-sm hover:bg-sand sm:px-2.5"
    >
      <span aria-hidden="true" className="uppercase sm:hidden">
        {to}
      </span>
      <span className="max-sm:sr-only">{name}</span>
    </a>
  );
}
