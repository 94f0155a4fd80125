/**
 * The first visit of the day, on a slow phone and a slow connection: the time until a screen shows the person's own
 * game and reacts, and how much was fetched until then. Compared with the floor, which is measured alternately in the
 * same run.
 */
import type { Browser, CDPSession } from '@playwright/test';
import { OWN_ON_FLOOR } from './bench-floor';
import {
  browserForBench,
  CARD_ON_HOME,
  FULL_GAME,
  type Kept,
  keptAfterHome,
  OWN_ON_HOME,
  PHONE,
  SLOWER,
  storeBefore,
  timeUntilShown,
} from './bench-phone';
import { type Figure, holds, median } from './figure';

const ROUNDS = 5;
/**
 * If a limit seems to be exceeded after five rounds, it is checked again after this many: medians of five visits to
 * the same build differ by 9 % in one run of ten, those of fifteen by 4 %.
 */
const MOST_ROUNDS = 15;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

interface Visited {
  readonly name: string;
  readonly address: string;
  /** The element that appears only when the own game is shown and can be used. */
  readonly shows: string;
  /** The limit, as a multiple of the floor's time. */
  readonly most: number;
}

interface Visit {
  readonly ms: number;
  readonly bytes: number;
  readonly requests: number;
}

export async function coldFigures(address: string, floor: string): Promise<readonly Figure[]> {
  const home = `${address}/en`;
  const score = `${address}/en/palatinus/score`;
  const visited: readonly Visited[] = [
    { name: 'floor', address: floor, shows: OWN_ON_FLOOR, most: 1 },
    { name: 'Home', address: home, shows: OWN_ON_HOME, most: 1.3 },
    { name: 'Home, by its scripts,', address: home, shows: CARD_ON_HOME, most: 1.45 },
    {
      name: 'Inhabitants',
      address: `${address}/en/palatinus/inhabitants`,
      shows: '[data-at="C2"]',
      most: 1.5,
    },
    { name: 'Score', address: score, shows: 'article h2', most: 1.6 },
  ];
  const browser = await browserForBench();
  const kept = await keptAfterHome(browser, home);
  const visits = new Map<Visited, Visit[]>(visited.map((each) => [each, []]));
  let figures: readonly Figure[] = [];
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    for (const each of visited) visits.get(each)?.push(await visit(browser, kept, each));
    if (round !== ROUNDS && round !== MOST_ROUNDS) continue;
    figures = figuresOf(visited, visits);
    if (figures.every(holds)) break;
  }
  await browser.close();
  return figures;
}

function figuresOf(
  visited: readonly Visited[],
  visits: ReadonlyMap<Visited, readonly Visit[]>,
): readonly Figure[] {
  const middle = (each: Visited | undefined, of: keyof Visit): number =>
    median((each ? visits.get(each) : undefined)?.map((one) => one[of]) ?? []);
  const [ground, ...screens] = visited;
  const last = screens.at(-1);
  const told = (each: Visited | undefined): string =>
    `${Math.round(middle(each, 'ms'))} ms, ${Math.round(middle(each, 'bytes') / 1000)} kB, ${middle(each, 'requests')} requests`;
  return [
    ...screens.map(
      (each): Figure => ({
        what: `cold, slow phone: ${each.name} shows a full game (${told(each)}), against the floor (${told(ground)})`,
        measured: middle(each, 'ms') / middle(ground, 'ms'),
        most: each.most,
        unit: '×',
      }),
    ),
    {
      what: 'bytes until then, Score against the floor',
      measured: middle(last, 'bytes') / middle(ground, 'bytes'),
      most: 1.75,
      unit: '×',
    },
    { what: 'requests until then, Score', measured: middle(last, 'requests'), most: 18, unit: '' },
  ];
}

/** With an empty cache: every visit has its own browser profile. */
async function visit(browser: Browser, kept: Kept, { address, shows }: Visited): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, storageState: kept });
  const page = await context.newPage();
  await storeBefore(page, FULL_GAME);
  const session = await context.newCDPSession(page);
  const fetched = await countFetched(session);
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const ms = await timeUntilShown(page, address, shows);
  const { bytes, requests } = fetched.until(ms);
  await context.close();
  return { ms, bytes, requests };
}

interface Fetched {
  /** What had been requested and received this many milliseconds after the page was requested. */
  until(ms: number): { readonly bytes: number; readonly requests: number };
}

async function countFetched(session: CDPSession): Promise<Fetched> {
  const begun: number[] = [];
  const arrived: { readonly at: number; readonly bytes: number }[] = [];
  session.on('Network.requestWillBeSent', ({ timestamp }) => begun.push(timestamp));
  session.on('Network.dataReceived', ({ timestamp, encodedDataLength }) =>
    arrived.push({ at: timestamp, bytes: encodedDataLength }),
  );
  await session.send('Network.enable');
  return {
    until: (ms) => {
      const end = (begun[0] ?? 0) + ms / 1000;
      return {
        requests: begun.filter((at) => at <= end).length,
        bytes: arrived.filter(({ at }) => at <= end).reduce((sum, { bytes }) => sum + bytes, 0),
      };
    },
  };
}
