/**
 * Fetches messages for screens whose page did not pass them. A page passes the messages of the screen it serves; the
 * other messages of a game come as one script in the reader's language, together with the scripts of its other
 * screens.
 */

import type { palatinus } from './en/palatinus';
import type { sevenHills } from './en/seven-hills';
import type { shared } from './en/shared';
import type { Language } from './languages';
import type { Messages } from './speaker';

type InLanguages<Group> = Readonly<Record<Language, () => Promise<Group>>>;

type SharedMessages = Pick<Messages, keyof typeof shared>;
type PalatinusMessages = Pick<Messages, keyof typeof palatinus>;
type SevenHillsMessages = Pick<Messages, keyof typeof sevenHills>;

const SHARED: InLanguages<{ readonly shared: SharedMessages }> = {
  en: () => import('./en/shared'),
  fr: () => import('./fr/shared'),
  it: () => import('./it/shared'),
  nl: () => import('./nl/shared'),
  de: () => import('./de/shared'),
};

const PALATINUS: InLanguages<{ readonly palatinus: PalatinusMessages }> = {
  en: () => import('./en/palatinus'),
  fr: () => import('./fr/palatinus'),
  it: () => import('./it/palatinus'),
  nl: () => import('./nl/palatinus'),
  de: () => import('./de/palatinus'),
};

const SEVEN_HILLS: InLanguages<{ readonly sevenHills: SevenHillsMessages }> = {
  en: () => import('./en/seven-hills'),
  fr: () => import('./fr/seven-hills'),
  it: () => import('./it/seven-hills'),
  nl: () => import('./nl/seven-hills'),
  de: () => import('./de/seven-hills'),
};

/** The messages of the screens for any game. */
export async function fetchShared(language: Language): Promise<SharedMessages> {
  return (await SHARED[language]()).shared;
}

export async function fetchPalatinus(language: Language): Promise<SharedMessages & PalatinusMessages> {
  const [shared, { palatinus }] = await Promise.all([fetchShared(language), PALATINUS[language]()]);
  return { ...shared, ...palatinus };
}

export async function fetchSevenHills(language: Language): Promise<SharedMessages & SevenHillsMessages> {
  const [shared, { sevenHills }] = await Promise.all([fetchShared(language), SEVEN_HILLS[language]()]);
  return { ...shared, ...sevenHills };
}
