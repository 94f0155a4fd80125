/**
 * Damages the kept games in a real browser: their list, a game, one that is waiting to be kept, and files with
 * everything. Every page must open, every other game must stay as it is, and damaged data must still be downloadable.
 */

import type { Page } from '@playwright/test';
import { palatinusDocument, progressDocument } from '../lib/files';
import { speaker } from '../lib/i18n';
import { isSame, readSaved } from '../lib/store';
import type { Input } from './attack-damage';
import {
  faultsOfPage,
  faultsOfSaved,
  keptTexts,
  MOST_WAITING_MS,
  OWN_GAME,
  OWN_TEXT,
  putOnDevice,
  type StoredArchive,
  type Visit,
} from './attack-device';
import { EVERYTHING_FILES, KEPT_GAMES, PROGRESS_TEXTS, STORED_LISTS, valuesIn } from './attack-texts';

const say = speaker('en');

const GAMES = '/en/games';
const IDS: readonly string[] = KEPT_GAMES.map(({ listed }) => listed.id);
const LIST = KEPT_GAMES.map(({ listed }) => [listed.id, listed] as const);
const TEXTS: ReadonlyMap<string, string> = new Map(KEPT_GAMES.map(({ listed, text }) => [listed.id, text]));
const WAITING = 'septimontium-waiting.waiting';
/** Any game of the archive can be the damaged one. */
const DAMAGED = 'damaged';

export const ARCHIVE_VISITS: readonly Visit[] = [
  { name: 'a kept game', sound: [...TEXTS.values()], faultsOf: visitKept },
  { name: 'a file with everything', sound: EVERYTHING_FILES, faultsOf: openEverything },
  { name: 'the list of kept games', sound: STORED_LISTS, faultsOf: visitList },
  { name: 'a game that waits', sound: [...TEXTS.values()], faultsOf: visitWaiting },
];

/** Every game is in the list, whatever is wrong with the entries. */
async function visitList(page: Page, address: string, { text }: Input): Promise<readonly string[]> {
  const values = valuesIn(text);
  const list = values.slice(0, 50).map((value, index) => [IDS[index] ?? `more-${index}`, value] as const);
  await putOnDevice(page, address, { first: OWN_TEXT, archive: { games: [...TEXTS], list } });
  return [...(await faultsOfGames(page, address, IDS.length + 1)), ...(await faultsOfKept(page))];
}

/**
 * Whether the texts are the same except for ids: a readable text is rewritten when it is opened, and then has an id.
 */
function isSameText(one: string, other: string): boolean {
  const plain = (text: string): string =>
    JSON.stringify(JSON.parse(text), (key, value) => (key === 'id' ? undefined : value));
  try {
    return one === other || plain(one) === plain(other);
  } catch {
    return false;
  }
}

/**
 * The damaged game is shown, or reported as unreadable. Whether it was opened or not, its text and all other games
 * stay.
 */
async function visitKept(page: Page, address: string, input: Input): Promise<readonly string[]> {
  const text = input.text.toWellFormed();
  // Without its list entry, which is then built from what can be read.
  const archive: StoredArchive = { games: [...TEXTS, [DAMAGED, text]], list: LIST };
  await putOnDevice(page, address, { first: OWN_TEXT, archive });
  const faults = [...(await faultsOfGames(page, address, IDS.length + 2))];
  // If its date is unknown, it is last.
  await rows(page).last().getByRole('button').first().click();
  const opened = page.waitForURL(/palatinus|seven-hills/, { timeout: MOST_WAITING_MS });
  await Promise.race([opened, page.getByRole('dialog').waitFor({ timeout: MOST_WAITING_MS })]);
  faults.push(...(await faultsOfPage(page)));
  opened.catch(() => undefined);
  await page.goto(`${address}${GAMES}`, { waitUntil: 'commit' });
  await faultsOfPage(page);
  const kept = await keptTexts(page);
  const isOwnThere = [...kept.values()].some((one) => isOwn(String(one)));
  return [
    ...faults,
    ...(isSameText(String(kept.get(DAMAGED)), text) ? [] : ['What was damaged is gone.']),
    ...(isOwnThere ? [] : ['The game that was open is not in the archive.']),
    ...(await faultsOfKept(page)),
  ];
}

/** The waiting text is put into the archive unchanged, and no longer waits. */
async function visitWaiting(page: Page, address: string, input: Input): Promise<readonly string[]> {
  const text = input.text.toWellFormed();
  const archive: StoredArchive = { games: [...TEXTS], list: LIST };
  await putOnDevice(page, address, { first: OWN_TEXT, archive, others: { [WAITING]: text } });
  const faults = await faultsOfGames(page, address, IDS.length + (text === '' ? 1 : 2));
  const isThere = text === '' || [...(await keptTexts(page)).values()].includes(text);
  return [...faults, ...(isThere ? [] : ['The game that waited is gone.']), ...(await faultsOfKept(page))];
}

/** Nothing of one's own is replaced, and undo removes everything that was added. */
async function openEverything(page: Page, address: string, { bytes }: Input): Promise<readonly string[]> {
  const [, progress = ''] = PROGRESS_TEXTS;
  const archive: StoredArchive = { games: [...TEXTS], list: LIST };
  const others = { [progressDocument.key]: progress };
  await putOnDevice(page, address, { first: OWN_TEXT, archive, others });
  await page.goto(`${address}/en/open`, { waitUntil: 'commit' });
  const faults = [...(await faultsOfPage(page))];
  await page
    .getByLabel(say('open.choose'))
    .setInputFiles({ name: 'everything.json', mimeType: 'application/json', buffer: Buffer.from(bytes) });
  const main = page.getByRole('main');
  const toGames = main.getByRole('link', { name: say('open.toGames'), exact: true });
  const refused = main.getByText(say('open.refused'));
  const failed = main.getByText(say('open.failed'));
  await refused.or(toGames).or(failed).first().waitFor({ timeout: MOST_WAITING_MS });
  faults.push(...(await faultsOfPage(page)), ...(await faultsOfKept(page)));
  if (await failed.isVisible()) faults.push('Opening it has failed.');
  const undo = main.getByRole('button', { name: say('open.undoImport'), exact: true });
  if (await undo.isVisible()) {
    await undo.click();
    await main.getByText(say('open.importUndone')).waitFor({ timeout: MOST_WAITING_MS });
  }
  const ids = [...(await keptTexts(page)).entries()].filter(([, text]) => !isOwn(String(text)));
  return [
    ...faults,
    ...(ids.length === IDS.length ? [] : ['Undo leaves games in the archive.']),
    ...(await faultsOfGames(page, address, IDS.length + 1)),
    ...(await faultsOfKept(page)),
    ...(await faultsOfBeside(page, progress)),
  ];
}

/** The pages with the list: none fails, and all games are there. */
async function faultsOfGames(page: Page, address: string, games: number): Promise<readonly string[]> {
  await page.goto(`${address}/en`, { waitUntil: 'commit' });
  const faults = [...(await faultsOfPage(page))];
  await page.goto(`${address}${GAMES}`, { waitUntil: 'commit' });
  faults.push(...(await faultsOfPage(page)));
  // The latest come first, and the rest a moment later.
  const areAll = await rows(page)
    .nth(games - 1)
    .waitFor({ timeout: MOST_WAITING_MS })
    .then(
      () => true,
      () => false,
    );
  const shown = await rows(page).count();
  return [...faults, ...(areAll && shown === games ? [] : [`The list has ${shown} of ${games} games.`])];
}

function rows(page: Page): ReturnType<Page['getByRole']> {
  return page.getByRole('region', { name: say('start.yourGames') }).getByRole('listitem');
}

/** Every kept game is still there unchanged, and so is the open one. */
async function faultsOfKept(page: Page): Promise<readonly string[]> {
  const kept = await keptTexts(page);
  const lost = [...TEXTS].filter(([id, text]) => kept.get(id) !== text).map(([id]) => `${id} is lost.`);
  const text = await page.evaluate((key) => localStorage.getItem(key), palatinusDocument.key);
  const { table } = readSaved(palatinusDocument, text ?? '').state.document;
  const isOpened = [...kept.values()].some((one) => isOwn(String(one)));
  const isThere = isSame({ ...table, id: undefined }, { ...OWN_GAME.table, id: undefined }) || isOpened;
  return [...lost, ...(isThere ? [] : ['The open game is lost.'])];
}

function isOwn(text: string): boolean {
  const { table } = readSaved(palatinusDocument, text).state.document;
  return isSame({ ...table, id: undefined }, { ...OWN_GAME.table, id: undefined });
}

/** The open game with its box, the names and the practice progress are unchanged. */
async function faultsOfBeside(page: Page, progress: string): Promise<readonly string[]> {
  const read = (name: string): Promise<string | null> =>
    page.evaluate((key) => localStorage.getItem(key), name);
  const names = readSaved(palatinusDocument, (await read(palatinusDocument.key)) ?? '').state.names;
  const practised = readSaved(progressDocument, (await read(progressDocument.key)) ?? '').state.document;
  const before = readSaved(progressDocument, progress).state.document;
  return [
    ...(await faultsOfSaved(page, OWN_GAME)),
    ...(isSame(names, readSaved(palatinusDocument, OWN_TEXT).state.names) ? [] : ['Undo leaves names.']),
    ...(isSame(practised, before) ? [] : ['Undo leaves what was practised.']),
  ];
}
