'use client';

/**
 * The same page in another language: a picker in the header of pages to read, and a line of links at the end of every
 * page and screen. The address is read on click, because it may have a query or a fragment, and on a not-found page
 * it differs from the rendered one. A language that was never used on this device cannot be loaded without a network;
 * then a notice says so and the page stays.
 */
import { usePathname } from 'next/navigation';
import { useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { isPlainClick } from '@/components/ui/page-link';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@/lib/i18n';

const A_YEAR = 60 * 60 * 24 * 365;

function inLanguage(language: Language, path: string): string {
  return path.replace(/^\/[^/]*/, `/${language}`);
}

/** Stores the choice for the next visit, and returns the current address in that language. */
function choose(language: Language): string {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser at the table has the Cookie Store API
  document.cookie = `lang=${language}; path=/; max-age=${A_YEAR}; samesite=lax`;
  const { pathname, search, hash } = window.location;
  const isKnown = isLanguage(pathname.split('/')[1]);
  return isKnown ? inLanguage(language, pathname) + search + hash : pathname;
}

/** How long people wait. A slower network counts as none. */
const PATIENCE_MS = 8000;

async function isKept(path: string): Promise<boolean> {
  return (await window.caches?.match(path).catch(() => undefined)) !== undefined;
}

/**
 * Whether this page is on the device in that language, or the server answers. For an address that is not on the
 * device it asks for Home.
 */
async function canCome(language: Language): Promise<boolean> {
  const { pathname } = window.location;
  const page = inLanguage(language, (await isKept(pathname)) ? pathname : '/');
  if (await isKept(page)) return true;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return fetch(page, { method: 'HEAD', signal }).then(
    () => true,
    () => false,
  );
}

/** Dimmed while it is being checked, as feedback for the tap. */
const BUSY = 'aria-busy:opacity-50';

interface LanguageChange {
  /** `chosenOn` gets the focus back when the notice is closed. */
  readonly change: (to: Language, chosenOn: HTMLElement) => Promise<void>;
  /** True while it is checked whether the language can be loaded. */
  readonly isBusy: boolean;
  /** Shown if the language could not be loaded. Fetched late, because few people ever see it. */
  readonly notice: React.ReactNode;
}

function useLanguageChange(): LanguageChange {
  const [notice, setNotice] = useState<React.ReactNode>();
  const [isBusy, setBusy] = useState(false);
  const latest = useRef<Language>(undefined);

  async function change(to: Language, chosenOn: HTMLElement): Promise<void> {
    const close = (): void => {
      setNotice(undefined);
      chosenOn.focus();
    };
    latest.current = to;
    setNotice(undefined);
    setBusy(true);
    const isHere = await canCome(to);
    // Another language was chosen meanwhile.
    if (latest.current !== to) return;
    setBusy(false);
    if (isHere) {
      window.location.assign(choose(to));
      return;
    }
    const late = await import('./missing-language').catch(() => undefined);
    if (late && latest.current === to) setNotice(<late.MissingLanguage language={to} onClose={close} />);
  }

  return { change, isBusy, notice };
}

type PickerProps = { readonly language: Language; readonly label: string };

/** A native select, like the theme's, because the phone's own picker has the largest targets. */
export function LanguagePicker({ language, label }: PickerProps): React.ReactNode {
  const { change, isBusy, notice } = useLanguageChange();
  return (
    <span aria-busy={isBusy} className={`relative inline-flex items-center rounded-xl hover:bg-sand ${BUSY}`}>
      <Icon name="globe" className="pointer-events-none absolute left-3 sm:left-2.5" />
      <select
        aria-label={label}
        defaultValue={language}
        autoComplete="off"
        onChange={({ target }) => {
          const chosen = target.value;
          // People who come back to this page should see its own language, and be able to choose the other one again.
          target.value = language;
          if (isLanguage(chosen)) void change(chosen, target);
        }}
        className="min-h-touch cursor-pointer appearance-none rounded-xl bg-transparent text-sm max-sm:w-touch max-sm:text-transparent max-sm:forced-color-adjust-none sm:pr-2.5 sm:pl-9 [&>option]:bg-card [&>option]:text-ink"
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
      {notice}
    </span>
  );
}

type LinksProps = PickerProps & {
  /** Two-letter labels: the five names need two lines on a phone, and a game's screen has no room to spare. */
  readonly short?: boolean;
  readonly className?: string;
};

/** For the head: the same page in every language, for search engines. */
export function Alternates(): React.ReactNode {
  const path = usePathname();
  return LANGUAGES.map((each) => (
    <link key={each} rel="alternate" hrefLang={each} href={inLanguage(each, path)} />
  ));
}

/** Plain links, which work without script. */
export function LanguageLinks({
  language,
  label,
  short = false,
  className = '',
}: LinksProps): React.ReactNode {
  const path = usePathname();
  const { change, isBusy, notice } = useLanguageChange();
  return (
    <nav
      aria-label={label}
      aria-busy={isBusy}
      className={`${BUSY} flex flex-wrap gap-x-5 text-sm max-[22.5rem]:gap-x-3 print:hidden ${className}`}
    >
      {LANGUAGES.map((each) => (
        <a
          key={each}
          href={inLanguage(each, path)}
          hrefLang={each}
          lang={each}
          aria-label={short ? LANGUAGE_NAMES[each] : undefined}
          title={short ? LANGUAGE_NAMES[each] : undefined}
          aria-current={each === language ? 'true' : undefined}
          onClick={(event) => {
            // With a key it opens beside this page.
            if (!isPlainClick(event)) {
              event.currentTarget.href = choose(each);
              return;
            }
            event.preventDefault();
            void change(each, event.currentTarget);
          }}
          suppressHydrationWarning
          className="inline-flex min-h-touch min-w-touch items-center text-muted underline underline-offset-4 aria-[current]:font-bold aria-[current]:no-underline"
        >
          {short ? each.toUpperCase() : LANGUAGE_NAMES[each]}
        </a>
      ))}
      {notice}
    </nav>
  );
}
