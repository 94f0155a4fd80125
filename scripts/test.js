// @ts-check
/**
 * `npm test`: two series of steps in parallel, because half of the steps use only one core, and then the browser
 * tests, which use all cores. The type check follows the build in one series, because both write `.next/types`.
 */
import { spawn } from 'node:child_process';
import { fail, note, QUIET_ENV, ROOT } from './common.js';

const ROWS = [
  ['build', 'types'],
  ['lint', 'unit'],
];

const ended = await Promise.all(ROWS.map(inTurn));
if (!ended.every(Boolean) || !(await passes('e2e', 'inherit'))) process.exit(1);

/**
 * Runs steps one after the other and prints each output at its end, so that two outputs do not mix.
 * @param {string[]} steps @returns {Promise<boolean>}
 */
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
