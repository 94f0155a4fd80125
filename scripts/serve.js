// @ts-check
/**
 * Serves the built app on `PORT`, or on the next free port, and prints the address. With `--port` it uses that port
 * or fails, as tests need it; a folder argument serves another built app, as the bench needs it.
 */
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { fail, note, ROOT } from './common.js';
import { networkAddresses } from './network-address.js';
import { startServer } from './server.js';

const LAST_PORT = 65_535;

const { values, positionals } = parseArgs({ options: { port: { type: 'string' } }, allowPositionals: true });
const [folder = ROOT] = positionals;

const asked = values.port ?? (process.env.PORT || '3000');
const wished = Number(asked);
if (!Number.isInteger(wished) || wished < 1 || wished > LAST_PORT) {
  fail(`The port should be a number from 1 to ${LAST_PORT}, not "${asked}".`);
}

// Explicitly, because the first process of a container does not end on a signal by default.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit());
// A signal to npm ends npm and its shell but does not reach us; a changed parent process is the only sign of it.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid === parent || process.exit(), 500).unref();

const port = values.port === undefined ? await firstFreePort(wished) : wished;
if (port !== wished) note(`Port ${wished} is taken; using ${port} instead.`);
await startServer(folder, port).catch((error) => fail(`The server could not be started: ${error.message}`));
note(`Septimontium is served at http://localhost:${port} (stop it with Ctrl+C).`);
for (const address of networkAddresses(port)) note(`In the same network a phone finds it at ${address}.`);

/** @param {number} from @returns {Promise<number>} */
async function firstFreePort(from) {
  for (let candidate = from; candidate <= LAST_PORT; candidate += 1) {
    if (await isFree(candidate)) return candidate;
  }
  return fail(`No port from ${from} up is free.`);
}

/** @param {number} candidate @returns {Promise<boolean>} */
function isFree(candidate) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(candidate, () => probe.close(() => resolve(true)));
  });
}
