/**
 * Attacks the app with accidents and malicious input, and ends with status 1 if it breaks, loses something or is
 * slow.
 *
 *     npm run attack                              everything, in about three minutes
 *     npm run attack -- readers pages             only these; the others are server, killed and tabs
 *     npm run attack -- readers --seed 42         repeats the run that printed this seed
 *     npm run attack -- readers --inputs 100000   more inputs; --pages for the pages, --rounds for the killed browsers
 */

import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { TAPS_PER_ROUND, tapsLostWhenKilled } from './attack-killed';
import { attackPages } from './attack-pages';
import { attackReader } from './attack-reader';
import { READERS } from './attack-readers';
import { attackServer } from './attack-server';
import { storeReaders } from './attack-stores';
import { TAPS_OF_BOTH, tapsLostInTwoTabs } from './attack-tabs';
import { PHONE } from './bench-phone';
import { type Figure, tellFigure } from './figure';
import { findChromium } from './find-chromium';
import { type ServedApp, serveApp } from './served-app';

const PORT = 3420;
const MOST_READER_MS = 50;
/** Further failures are mostly duplicates. */
const MOST_TOLD = 10;

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    inputs: { type: 'string', default: '10000' },
    pages: { type: 'string', default: '90' },
    rounds: { type: 'string', default: '2' },
  },
  allowPositionals: true,
});
const seed = Number(values.seed);

interface Findings {
  readonly figures: readonly Figure[];
  /** In words, each with its input. */
  readonly failures?: readonly string[];
}

type Part = (address: () => Promise<string>) => Promise<Findings>;

const PARTS: Readonly<Record<string, Part>> = {
  readers: async () => {
    const readers = [...READERS, ...storeReaders()];
    const inputs = Math.ceil(Number(values.inputs) / readers.length);
    const figures: Figure[] = [];
    const failures: string[] = [];
    for (const reader of readers) {
      const report = await attackReader(reader, { seed, inputs, mostMs: MOST_READER_MS });
      const what = `slowest of ${inputs} damaged inputs: ${reader.name} (${report.accepted} accepted)`;
      figures.push({ what, measured: report.slowestMs, most: MOST_READER_MS, unit: ' ms' });
      failures.push(...report.failures);
    }
    const broken = none(`of ${inputs * readers.length} damaged inputs, those handled badly`, failures.length);
    return { figures: [...figures, broken], failures };
  },

  pages: async (address) => {
    const options = { address: await address(), seed, pages: Number(values.pages) };
    const failures = await inBrowser(async (browser) =>
      attackPages(await browser.newPage({ ...PHONE, serviceWorkers: 'block' }), options),
    );
    const what = `of ${values.pages} damaged inputs in the browser, those handled badly`;
    return { figures: [none(what, failures.length)], failures };
  },

  server: async (address) => ({ figures: await attackServer(await address(), seed) }),

  killed: async (address) => {
    const rounds = Number(values.rounds);
    let lost = 0;
    for (let round = 0; round < rounds; round += 1) lost += await tapsLostWhenKilled(await address());
    const what = `of ${rounds * TAPS_PER_ROUND} taps before the browser was killed, those lost`;
    return { figures: [none(what, lost)] };
  },

  tabs: async (address) => {
    const from = await address();
    const lost = await inBrowser((browser) => tapsLostInTwoTabs(browser, from));
    return { figures: [none(`of ${TAPS_OF_BOTH} taps in two tabs, at once and by turns, those lost`, lost)] };
  },
};

/** A figure for something that must never happen. */
function none(what: string, measured: number): Figure {
  return { what, measured, most: 0, unit: '' };
}

async function inBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const { chromium, options } = await findChromium();
  const browser = await chromium.launch(options);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

const unknown = positionals.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}.`);

console.log(`Seed ${seed}`);
let served: ServedApp | undefined;
const address = async (): Promise<string> => {
  served ??= await serveApp(PORT);
  return served.address;
};
for (const [name, attack] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const { figures, failures = [] } = await attack(address);
  const doHold = figures.map(tellFigure).every(Boolean);
  for (const failure of failures.slice(0, MOST_TOLD)) console.log(failure);
  if (doHold) continue;
  process.exitCode = 1;
  const options = Object.entries(values).map(([option, value]) => `--${option} ${value}`);
  console.log(`To repeat it: npm run attack -- ${[name, ...options].join(' ')}`);
}
served?.stop();
