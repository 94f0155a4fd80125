// @ts-check
/**
 * Serves the built app. Next gives up when its port is taken; we take the next free one and say so. Next is started as
 * a plain Node process, not through npx, and every signal is handed on, so that stopping us never leaves it running.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fail, note, QUIET_ENV, ROOT } from './common.js';

const LAST_PORT = 65_535;

const wished = Number(process.env.PORT || 3000);
if (!Number.isInteger(wished) || wished < 1 || wished > LAST_PORT) {
  fail(`PORT should be a number from 1 to ${LAST_PORT}, not "${process.env.PORT}".`);
}

const port = await firstFreePort(wished);
if (port !== wished) note(`Port ${wished} is taken; using ${port} instead.`);
note(`Septimontium is served at http://localhost:${port} (stop it with Ctrl+C).`);

const next = join(ROOT, 'node_modules/next/dist/bin/next');
const server = spawn(process.execPath, [next, 'start', '--port', String(port)], {
  cwd: ROOT,
  env: QUIET_ENV,
  stdio: 'inherit',
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => server.kill(signal));
}
process.on('exit', () => server.kill());
// A signal to npm ends npm and its shell but does not reach us; that our parent is gone is all we get to know of it.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || server.kill(), 500).unref();
server.on('error', (error) => fail(`The server could not be started: ${error.message}`));
server.on('exit', (code) => process.exit(code ?? 0));

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
