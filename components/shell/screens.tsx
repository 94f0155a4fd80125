'use client';

/**
 * The screens of a game are one view: going from one to the next is a change of state, with nothing fetched or loaded anew.
 * Where one is stands in the address and nowhere else, so that back, forward, a reload and a link lead where one expects:
 *
 *     /en/palatinus/score?step=C-b#P1_…
 *         game      screen         a game that somebody shared, if that is what is shown
 *
 * Every link between screens is built here, and each takes the shared game along.
 */
import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import { type ButtonLook, buttonClass } from '@/components/ui/button';
import { isPlainClick } from '@/components/ui/page-link';
import { useLanguage } from '@/components/ui/speech';
import { isShareHash } from '@/lib/games';
import { setAddress, useAddress } from './address';

interface Screens {
  /** The screen that is shown. */
  readonly screen: string;
  /** What stands behind the `?`. */
  readonly query: URLSearchParams;
  /** The shared game behind the `#`, with its `#`; empty where one's own is shown. */
  readonly shared: string;
  /** `players`, or with a query `score?step=tally`. */
  readonly addressOf: (target: string) => string;
  readonly goTo: (target: string, replace?: boolean) => void;
  /** Shows another game in place of the shared one; none shows one's own. */
  readonly setShared: (notation: string | undefined) => void;
}

const ScreensContext = createContext<Screens | undefined>(undefined);

type ProviderProps = {
  readonly game: string;
  readonly screens: readonly string[];
  /** With what the game's notation begins, by which a shared game is known. */
  readonly mark: string;
  /** The screen of the page that was served, until the address can be read. */
  readonly served: string;
  readonly children: React.ReactNode;
};

export function ScreensProvider({ game, screens, mark, served, children }: ProviderProps): React.ReactNode {
  const language = useLanguage();
  const address = useAddress();
  const [, , inGame, named = ''] = address?.pathname.split('/') ?? [];
  const [latest, setLatest] = useState(served);
  // While the framework changes pages, the address is for a moment that of another page.
  const screen = inGame === game && screens.includes(named) ? named : latest;
  if (screen !== latest) setLatest(screen);
  const search = address?.search ?? '';
  const hash = address?.hash ?? '';
  useArrival(screen);

  const value = useMemo((): Screens => {
    const shared = isShareHash(hash, mark) ? hash : '';
    const addressOf = (target: string): string => `/${language}/${game}/${target}${shared}`;
    return {
      screen,
      query: new URLSearchParams(search),
      shared,
      addressOf,
      goTo: (target, replace) => {
        setAddress(addressOf(target), replace);
        window.scrollTo({ top: 0, behavior: 'instant' });
      },
      // The way back leads to the shared game again, but not to each of its variants.
      setShared: (notation) =>
        setAddress(
          `/${language}/${game}/${screen}${search}${notation ? `#${notation}` : ''}`,
          notation !== undefined,
        ),
    };
  }, [language, game, mark, screen, search, hash]);
  return <ScreensContext value={value}>{children}</ScreensContext>;
}

/** What a change of pages would bring along: the focus on what is new. Its title is read out by the framework. */
function useArrival(screen: string): void {
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [screen]);
}

export function useScreens(): Screens {
  const screens = use(ScreensContext);
  if (!screens) throw new Error('Screens are only known inside a ScreensProvider.');
  return screens;
}

type LinkProps = { readonly to: string; readonly className?: string; readonly children: React.ReactNode };

/** A link to another screen of the same game. Before the page is hydrated it works as any link does. */
export function ScreenLink({ to, className, children }: LinkProps): React.ReactNode {
  const { addressOf, goTo } = useScreens();
  return (
    <a
      href={addressOf(to)}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        goTo(to);
      }}
    >
      {children}
    </a>
  );
}

type ButtonProps = LinkProps & { readonly look?: ButtonLook; readonly disabled?: boolean };

/** The same as a button. Disabled it leads nowhere, but keeps its place in the order of the keyboard. */
export function ScreenButton({
  to,
  look,
  disabled = false,
  className,
  children,
}: ButtonProps): React.ReactNode {
  const classes = buttonClass(look, className, { disabled });
  return disabled ? (
    // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere yet has no address
    <a role="link" aria-disabled="true" tabIndex={0} className={classes}>
      {children}
    </a>
  ) : (
    <ScreenLink to={to} className={classes}>
      {children}
    </ScreenLink>
  );
}
