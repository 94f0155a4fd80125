/**
 * Damaged texts in a real browser, on the real pages: on the device before a page is opened, in the address, pasted,
 * or chosen as a file. No page may fail or stay empty, and nothing on the device may be lost.
 */

import type { Page } from '@playwright/test';
import { palatinusDocument } from '../lib/files';
import { speaker } from '../lib/i18n';
import { EMPTY_NOTEBOOK } from '../lib/palatinus/enter';
import { readSaved } from '../lib/store';
import { ARCHIVE_VISITS } from './attack-archive';
import { damage, excerptOf, type Input } from './attack-damage';
import {
  faultsOfPage,
  faultsOfSaved,
  MOST_WAITING_MS,
  OWN_GAME,
  OWN_TEXT,
  putOnDevice,
  type Visit,
} from './attack-device';
import { GAME_FILES, NOTATIONS, SAVED_TEXTS } from './attack-texts';

const say = speaker('en');

const PLAYERS = '/en/palatinus/players';

/** Browsers accept no longer addresses. */
const MOST_LINK_CHARACTERS = 100_000;

const VISITS: readonly Visit[] = [
  {
    name: 'stored',
    sound: SAVED_TEXTS,
    faultsOf: (page, address, { text }) => visitStored(page, address, { first: text.toWellFormed() }),
  },
  {
    name: 'stored as the second copy',
    sound: SAVED_TEXTS,
    faultsOf: (page, address, { text }) => visitStored(page, address, { second: text.toWellFormed() }),
  },
  ...ARCHIVE_VISITS,
  { name: 'a link', sound: NOTATIONS, faultsOf: visitLink },
  {
    name: 'pasted',
    sound: [...NOTATIONS, ...GAME_FILES, ...SAVED_TEXTS],
    faultsOf: (page, address, { text }) =>
      open(page, address, async () => {
        await page.getByRole('textbox', { name: say('open.paste') }).fill(text.toWellFormed());
        await page.getByRole('button', { name: say('open.openPasted'), exact: true }).click();
      }),
  },
  {
    name: 'a file',
    sound: [...NOTATIONS, ...GAME_FILES, ...SAVED_TEXTS],
    faultsOf: (page, address, { bytes }) =>
      open(page, address, () =>
        page
          .getByLabel(say('open.choose'))
          .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(bytes) }),
      ),
  },
];

export interface PageOptions {
  readonly address: string;
  readonly seed: number;
  readonly pages: number;
}

/** Every failure with the information for repeating it. All visits use the same page. */
export async function attackPages(
  page: Page,
  { address, seed, pages }: PageOptions,
): Promise<readonly string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`An error in the page: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`The console says: ${message.text()}`);
  });
  const failures: string[] = [];
  for (let number = 0; number < pages; number += 1) {
    const visit = VISITS[number % VISITS.length] as Visit;
    const input = damage(visit.sound, seed, `${visit.name} ${number}`);
    const faults = await visit.faultsOf(page, address, input).catch((error) => [String(error)]);
    const all = [...faults, ...errors.splice(0)];
    if (all.length > 0)
      failures.push([`${visit.name}, damage: ${input.kinds}`, ...all, excerptOf(input)].join('\n  '));
  }
  return failures;
}

interface Copies {
  readonly first?: string;
  readonly second?: string;
}

async function visitStored(page: Page, address: string, copies: Copies): Promise<readonly string[]> {
  await putOnDevice(page, address, copies);
  const text = copies.first ?? copies.second ?? '';
  const { state, why } = readSaved(palatinusDocument, text);
  // The sound parts of a damaged text are shown if it is the first copy.
  const shown = why === 'damaged' && copies.first === undefined ? EMPTY_NOTEBOOK : state.document;
  for (const path of ['/en', PLAYERS, '/en/palatinus/inhabitants', '/en/palatinus/score']) {
    await page.goto(`${address}${path}`, { waitUntil: 'commit' });
    const faults = await faultsOfPage(page);
    if (faults.length > 0) return faults;
    if (path === PLAYERS) {
      const names = shown.table.players.flatMap(({ name }) => name ?? []);
      await page.waitForFunction(areInInputs, names, { timeout: MOST_WAITING_MS });
    }
    if (why === undefined) continue;
    await page.getByText(say('store.setAsideTitle')).first().waitFor({ timeout: MOST_WAITING_MS });
    const offer = page.getByRole('main').getByRole('button', { name: say('store.download'), exact: true });
    if ((await offer.count()) === 0) return ['What could not be read is not offered for download.'];
  }
  const texts = await page.evaluate(() => Object.values({ ...localStorage }) as string[]);
  return [
    ...(why === undefined || texts.includes(text) ? [] : ['What could not be read is gone.']),
    ...(await faultsOfSaved(page, shown)),
  ];
}

async function visitLink(page: Page, address: string, { text }: Input): Promise<readonly string[]> {
  await putOnDevice(page, address, { first: OWN_TEXT });
  const hash = text.toWellFormed().slice(0, MOST_LINK_CHARACTERS);
  const faults: string[] = [];
  for (const screen of ['score', 'print']) {
    await page.goto(`${address}/en/palatinus/${screen}#${hash}`, { waitUntil: 'commit' });
    faults.push(...(await faultsOfPage(page)));
  }
  return [...faults, ...(await faultsOfSaved(page, OWN_GAME))];
}

async function open(page: Page, address: string, handIn: () => Promise<void>): Promise<readonly string[]> {
  await putOnDevice(page, address, { first: OWN_TEXT });
  await page.goto(`${address}/en/open`, { waitUntil: 'commit' });
  const faults = [...(await faultsOfPage(page))];
  await handIn();
  const refused = page.getByText(say('open.refused'));
  const undoable = page.getByText(say('open.undoable'));
  await refused.or(undoable).first().waitFor({ timeout: MOST_WAITING_MS });
  faults.push(...(await faultsOfPage(page)));
  if (await undoable.isVisible()) await page.getByRole('button', { name: say('ui.undo') }).click();
  return [...faults, ...(await faultsOfSaved(page, OWN_GAME))];
}

/** Runs in the page. */
function areInInputs(texts: readonly string[]): boolean {
  const shown = Array.from(
    document.querySelectorAll('main input'),
    (input) => (input as HTMLInputElement).value,
  );
  return texts.every((text) => shown.includes(text));
}
