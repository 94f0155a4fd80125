// @ts-check
/**
 * Shared by the set-up scripts. They run before anything is installed, so they use only Node itself; and they print
 * to stderr only, because `npm run --silent score` promises that stdout contains only results.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** No telemetry about the people who run our tools. */
export const QUIET_ENV = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };

/** @param {string} text */
export function note(text) {
  process.stderr.write(`${text}\n`);
}

/** @param {string} text @returns {never} */
export function fail(text) {
  note(text);
  process.exit(1);
}

/** @param {string} moduleUrl @returns {boolean} whether that module is the one Node was asked to run */
export function isMain(moduleUrl) {
  return process.argv[1] !== undefined && fileURLToPath(moduleUrl) === realpathSync(process.argv[1]);
}

/**
 * Runs a Node program with its output on stderr.
 * @param {string} program @param {string[]} parameters
 * @param {{ env?: NodeJS.ProcessEnv, seconds?: number }} [options]
 * @returns {Promise<boolean>} whether it succeeded
 */
export function run(program, parameters, { env = QUIET_ENV, seconds } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { cwd: ROOT, env, stdio: ['ignore', 2, 2] });
    // Not spawn's own timeout: if the program does not exist, that keeps Node running until it expires.
    const patience = seconds === undefined ? undefined : setTimeout(() => child.kill(), seconds * 1000);
    const end = (/** @type {boolean} */ endedWell) => {
      clearTimeout(patience);
      resolve(endedWell);
    };
    child.on('error', () => end(false));
    child.on('exit', (code) => end(code === 0));
  });
}

/**
 * Uses the npm that started us, if there is one; this avoids looking for `npm.cmd` on Windows.
 * The level is set because `npm run --silent` would pass its silence on, and hide why an installation failed.
 * @param {string[]} parameters @returns {Promise<boolean>}
 */
export function npm(...parameters) {
  const quiet = [...parameters, '--no-audit', '--no-fund', '--loglevel=error'];
  const npmScript = process.env.npm_execpath;
  return npmScript ? run(process.execPath, [npmScript, ...quiet]) : run('npm', quiet);
}

/**
 * One hash over the names and contents of files and folders. Tests are left out, because they do not affect a build.
 * @param {string[]} paths relative to the root; those that do not exist are skipped
 * @returns {string}
 */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(join(ROOT, path)))) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!existsSync(path) || /\.test\.tsx?$/.test(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/**
 * Does the work unless the stamp says that it was done for exactly this state. The stamp is removed first and written
 * last, so
 * that interrupted work never counts as done.
 * @param {string} stampPath @param {string} state @param {() => Promise<boolean>} work
 * @returns {Promise<boolean>} whether everything is up to date now
 */
export async function unlessStamped(stampPath, state, work) {
  const stamp = join(ROOT, stampPath);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return true;
  rmSync(stamp, { force: true });
  if (!(await work())) return false;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, state);
  return true;
}
