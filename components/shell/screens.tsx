'use client';

/**
 * The screens of a game are one view: moving between them is a change of state, without fetching or reloading anything.
 * The place in the app is only in the address, so that Back, Forward, reloads and links lead to the expected screen:
 *
 *     /en/palatinus/what-if?from=score#P1_…&try=P1_…
 *         game      screen            a shared game, if it is shown; and the trial in it, or in the reader's own game:
 *                                     `#try=P1_…`
 *
 * The part after the `#` is never sent to a server. Every link between screens is built here and keeps the shared game.
 */

import { createContext, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type ButtonLook, buttonClass } from '@/components/ui/button';
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
  /** The part after the `?`. */
  readonly query: URLSearchParams;
  /** The shared game after the `#`, with its `#`; empty if the reader's own game is shown. */
  readonly shared: string;
  /** The trial in the address; empty if there is none. */
  readonly tried: string;
  /** The screen with its query, as a target for `goTo` and links. */
  readonly here: string;
  /** `players`, or with a query `score?step=tally`. */
  readonly addressOf: (target: string) => string;
  /** See `setAddress` about replacing and the memory. */
  readonly goTo: (target: string, replace?: boolean, memory?: string) => void;
  /**
   * Changes the query or the trial of this screen without scrolling or adding a history entry; see `setAddress` about
   * the memory.
   */
  readonly setTried: (target: string, tried: string, memory: string) => void;
  /** Replaces the shared game by another one. */
  readonly setShared: (notation: string) => void;
  /** Replaces the shared game by the reader's own, on the same screen or another. */
  readonly leaveShared: (target?: string) => void;
}

const ScreensContext = createContext<Screens | undefined>(undefined);

/** The beginning of a trial in the address. A messenger may have escaped the characters around it. */
const TRIED = /(?:[#&]|%26)try(?:=|%3D)/i;

export function makeHash(shared: string, tried: string): string {
  return tried === '' ? shared : `${shared ? `${shared}&` : '#'}try=${tried}`;
}

type ProviderProps = {
  readonly game: string;
  readonly screens: readonly string[];
  /** The beginning of the game's notation, which identifies a shared game. */
  readonly mark: string;
  /** The screen that the page serves, until the address can be read. */
  readonly served: string;
  readonly children: React.ReactNode;
};

export function ScreensProvider({ game, screens, mark, served, children }: ProviderProps): React.ReactNode {
  const language = useLanguage();
  const address = useAddress();
  const [, , inGame, named = ''] = address?.pathname.split('/') ?? [];
  const [latest, setLatest] = useState(served);
  // During a navigation, the address is briefly that of another page.
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
      // Back should lead to the shared game, but not to each of its variants.
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
    // A link on another page, such as the rules, has led back here.
    if (memory === '' && last?.memory && last.here === here && last.hash === shown.hash)
      setMemory(last.memory);
    else rememberScreen(game, shown);
  }, [isHere, game, value, memory]);
  return <ScreensContext value={value}>{children}</ScreensContext>;
}

/** Does what a navigation would do: moves the focus to the new content. Next announces the title. */
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
  /**
   * Whether a tap goes back in the history, if that is the previous entry, and restores the scroll position, instead
   * of adding one.
   */
  readonly leadsBack?: boolean;
  /** Whether the other screen can lead back here. */
  readonly remembersHere?: boolean;
  readonly className?: string;
  readonly children: React.ReactNode;
};

/** A link to another screen of the same game. Before hydration it works as a plain link. */
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

/** The same with the look of a button. If disabled, it has no target but stays in the tab order. */
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
    // biome-ignore lint/a11y/useValidAnchor: a link without a target has no address
    <a role="link" aria-disabled="true" tabIndex={0} className={classes}>
      {children}
    </a>
  ) : (
    <ScreenLink to={to} leadsBack={leadsBack} className={classes}>
      {children}
    </ScreenLink>
  );
}
