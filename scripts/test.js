// @ts-check
/**
 * `npm test`: two rows of steps side by side, because half of them use one core only, and then the browser, which wants
 * all. Types come after the build in one row: both write `.next/types`.
 */
import { spawn } from 'node:child_process';
import { fail, note, QUIET_ENV, ROOT } from './common.js';

const ROWS = [
  ['build', 'types'],
  ['lint', 'unit'],
];

const ended = await Promise.all(ROWS.map(inTurn));
if (!ended.every(Boolean) || !(await passes('e2e', 'inherit'))) process.exit(1);

/** Each step says what it has to say when it is over, so that two do not talk at once. @param {string[]} steps @returns {Promise<boolean>} */
async function inTurn(steps) {
  for (const step of steps) if (!(await passes(step, 'pipe'))) return false;
  return true;
}

/** @param {string} step a script of package.json @param {'inherit' | 'pipe'} output @returns {Promise<boolean>} */
function passes(step, output) {
  const npm = process.env.npm_execpath ?? fail('Run it as npm test.');
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [npm, 'run', '--silent', step], {
      cwd: ROOT,
      env: QUIET_ENV,
      stdio: ['ignore', output, output],
    });
    /** @type {Buffer[]} */
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      note(`${step}: ${code === 0 ? 'done' : 'failed'} after ${Math.round((Date.now() - started) / 1000)} s`);
      resolve(code === 0);
    });
  });
}
