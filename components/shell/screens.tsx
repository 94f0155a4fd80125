'use client';

import { createContext, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type ButtonLook, buttonClass } from '@/components/ui/button';
/**
 * The screens of a game are one view: going from one to the next is a change of state, with nothing fetched or loaded anew.
 * Where one is stands in the address and nowhere else, so that back, forward, a reload and a link lead where one expects:
 *
 *     /en/palatinus/what-if?from=score#P1_…&try=P1_…
 *         game      screen            a game that somebody shared, if that is what is shown; and what is tried in it, or in
 *                                     one's own: `#try=P1_…`
 *
 * What stands behind the `#` is sent to no server.
 * Every link between screens is built here, and each takes the shared game along.
 */
import { focusContent } from '@/components/ui/focus-content';
import { isPlainClick } from '@/components/ui/page-link';
import { useLanguage } from '@/components/ui/speech';
import { isShareHash } from '@/lib/games';
import {
  goBack,
  isEntryBefore,
  setAddress,
  setMemory,
  useAddress,
  useAddressMemory,
  useReloadOfOlderEntries,
} from './address';
import { lastScreen, rememberScreen } from './last-screen';

interface Screens {
  /** The screen that is shown. */
  readonly screen: string;
  /** What stands behind the `?`. */
  readonly query: URLSearchParams;
  /** The shared game behind the `#`, with its `#`; empty where one's own is shown. */
  readonly shared: string;
  /** What is tried in the game, behind the `#`; empty where nothing is. */
  readonly tried: string;
  /** The screen with what stands behind the `?`, as a target for `goTo` and the other links. */
  readonly here: string;
  /** `players`, or with a query `score?step=tally`. */
  readonly addressOf: (target: string) => string;
  /** See `setAddress` for replacing and for the memory. */
  readonly goTo: (target: string, replace?: boolean, memory?: string) => void;
  /**
   * Shows this screen with another query, or something else tried, without scrolling or an entry in the history; see
   * `setAddress` for the memory.
   */
  readonly setTried: (target: string, tried: string, memory: string) => void;
  /** Shows another game in place of the shared one. */
  readonly setShared: (notation: string) => void;
  /** Shows one's own game in place of the shared one, on the same screen or another. */
  readonly leaveShared: (target?: string) => void;
}

const ScreensContext = createContext<Screens | undefined>(undefined);

/** Where begins what is tried. A messenger may have escaped the signs around it. */
const TRIED = /(?:[#&]|%26)try(?:=|%3D)/i;

export function makeHash(shared: string, tried: string): string {
  return tried === '' ? shared : `${shared ? `${shared}&` : '#'}try=${tried}`;
}

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
  const isHere = inGame === game && screens.includes(named);
  const screen = isHere ? named : latest;
  if (screen !== latest) setLatest(screen);
  const search = address?.search ?? '';
  const hash = address?.hash ?? '';
  useArrival(screen);
  useReloadOfOlderEntries();

  const value = useMemo((): Screens => {
    const [gamePart = '', tried = ''] = hash.split(TRIED);
    const shared = isShareHash(gamePart, mark) ? gamePart : '';
    const addressOf = (target: string): string => `/${language}/${game}/${target}${shared}`;
    return {
      screen,
      query: new URLSearchParams(search),
      shared,
      tried,
      here: screen + search,
      addressOf,
      goTo: (target, replace, memory) => {
        setAddress(addressOf(target), replace, memory);
        window.scrollTo({ top: 0, behavior: 'instant' });
      },
      setTried: (target, next, memory) =>
        setAddress(`/${language}/${game}/${target}${makeHash(shared, next)}`, true, memory),
      // The way back leads to the shared game again, but not to each of its variants.
      setShared: (notation) => setAddress(`/${language}/${game}/${screen}${search}#${notation}`, true),
      leaveShared: (target = `${screen}${search}${makeHash('', tried)}`) =>
        setAddress(`/${language}/${game}/${target}`),
    };
  }, [language, game, mark, screen, search, hash]);
  const memory = useAddressMemory();
  useLayoutEffect(() => {
    if (!isHere) return;
    const { here, shared, tried } = value;
    const shown = { here, hash: makeHash(shared, tried), memory };
    const last = lastScreen(game);
    // A link of another page, such as the rules, has led back here.
    if (memory === '' && last?.memory && last.here === here && last.hash === shown.hash)
      setMemory(last.memory);
    else rememberScreen(game, shown);
  }, [isHere, game, value, memory]);
  return <ScreensContext value={value}>{children}</ScreensContext>;
}

/** What a change of pages would bring along: the focus on what is new. Its title is read out by the framework. */
function useArrival(screen: string): void {
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    focusContent();
  }, [screen]);
}

export function useScreens(): Screens {
  const screens = use(ScreensContext);
  if (!screens) throw new Error('Screens are only known inside a ScreensProvider.');
  return screens;
}

type LinkProps = {
  readonly to: string;
  /** Whether a tap goes back in the history if that is the entry before, at the place where one left it, instead of adding an entry. */
  readonly leadsBack?: boolean;
  /** Whether the other screen remembers that one came from here. */
  readonly remembersHere?: boolean;
  readonly className?: string;
  readonly children: React.ReactNode;
};

/** A link to another screen of the same game. Before the page is hydrated it works as any link does. */
export function ScreenLink({
  to,
  leadsBack = false,
  remembersHere = false,
  className,
  children,
}: LinkProps): React.ReactNode {
  const { addressOf, goTo, here } = useScreens();
  return (
    <a
      href={addressOf(to)}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        if (leadsBack && isEntryBefore(addressOf(to))) goBack();
        else goTo(to, false, remembersHere ? here : undefined);
      }}
    >
      {children}
    </a>
  );
}

type ButtonProps = Omit<LinkProps, 'remembersHere'> & {
  readonly look?: ButtonLook;
  readonly disabled?: boolean;
};

/** The same as a button. Disabled it leads nowhere, but keeps its place in the order of the keyboard. */
export function ScreenButton({
  to,
  leadsBack = false,
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
    <ScreenLink to={to} leadsBack={leadsBack} className={classes}>
      {children}
    </ScreenLink>
  );
}
