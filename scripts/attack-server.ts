/** The server under load: pages must still be served quickly, whatever others send. */

import { GAMES, readFile } from '../lib/games';
import { damage } from './attack-damage';
import { GAME_FILES } from './attack-texts';
import { type Figure, median } from './figure';

const PAGE = '/en';
const CLIENTS_AT_ONCE = 200;
const FLOODING_CLIENTS = 5;
/** Calm and flooded turns alternate, so that a slow moment of the machine affects both. */
const TURNS = 4;
const TURN_MS = 1_500;
const MOST_WAITING_MS = 60_000;

export async function attackServer(address: string, seed: number): Promise<readonly Figure[]> {
  const bodies = Array.from({ length: 100 }, (_, number) => damage(GAME_FILES, seed, `body ${number}`).bytes);
  const worst = worstBody();
  const fetchPage = (): Promise<Response> => fetch(`${address}${PAGE}`);
  const send = (body: Uint8Array<ArrayBuffer>): Promise<Response> =>
    fetch(`${address}/api/score`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(MOST_WAITING_MS),
    });

  const atOnce = Array.from({ length: CLIENTS_AT_ONCE }, (_, client) =>
    isWell(client % 2 === 0 ? send(bodies[client / 2] ?? worst) : fetchPage()),
  );
  const failed = (await Promise.all(atOnce)).filter((well) => !well).length;

  const [calm, flooded]: [number[], number[]] = [[], []];
  let refused = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    calm.push(...(await timesOf(fetchPage)));
    let isFlooding = true;
    const flood = async (): Promise<void> => {
      while (isFlooding) refused += (await isWell(send(worst))) ? 0 : 1;
    };
    const clients = Array.from({ length: FLOODING_CLIENTS }, flood);
    flooded.push(...(await timesOf(fetchPage)));
    isFlooding = false;
    await Promise.all(clients);
  }
  const isUp = await isWell(fetchPage());
  const told = `${median(flooded).toFixed(1)} ms, usually ${median(calm).toFixed(1)} ms`;
  return [
    {
      what: `of ${CLIENTS_AT_ONCE} clients at once, those without a proper answer`,
      measured: failed,
      most: 0,
      unit: '',
    },
    {
      what: `${PAGE} while ${FLOODING_CLIENTS} clients send the worst body known (${told})`,
      measured: median(flooded) / median(calm),
      most: 2,
      unit: '×',
    },
    { what: 'failed answers to these', measured: refused, most: 0, unit: '' },
    { what: 'pages that do not come afterwards', measured: isUp ? 0 : 1, most: 0, unit: '' },
  ];
}

/** The time of each page that was fetched during one turn. */
async function timesOf(fetchPage: () => Promise<Response>): Promise<readonly number[]> {
  const times: number[] = [];
  const end = performance.now() + TURN_MS;
  while (performance.now() < end) {
    const start = performance.now();
    await (await fetchPage()).text();
    times.push(performance.now() - start);
  }
  return times;
}

/** Whether the answer is complete and not a server error. */
function isWell(answer: Promise<Response>): Promise<boolean> {
  return answer.then(
    async (response) => (await response.text()) !== '' && response.status < 500,
    () => false,
  );
}

/** The body that takes longest to read, among several of the maximal size. */
function worstBody(): Uint8Array<ArrayBuffer> {
  const game = (inner: string): string => `{"format":"palatinus-game","version":1,${inner}}`;
  const times = (count: number, make: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => make(index)).join();
  const keys = (count: number, length: number): string =>
    times(count, (index) => `"${String(index).padStart(length, 'k')}":1`);
  const texts = [
    game(`"board":{"tiles":[${times(21_000, () => '{}')}]}`),
    game(
      `"board":{"tiles":[${times(99, () => '{}')}]},"pieces":[${times(99, () => '{}')}],"players":[${times(99, () => '{}')}]`,
    ),
    game(`"pieces":[${times(30, () => `{${keys(30, 60)}}`)}]`),
    game(times(5_000, () => '"pieces":[]')),
    game(`"a":${'['.repeat(32_000)}${']'.repeat(32_000)}`),
    game(`"a":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
  ];
  const durations = texts.map((text) => {
    const start = performance.now();
    for (let round = 0; round < 5; round += 1) readFile(GAMES, text);
    return performance.now() - start;
  });
  const slowest = durations.indexOf(Math.max(...durations));
  return new TextEncoder().encode(texts[slowest]);
}
