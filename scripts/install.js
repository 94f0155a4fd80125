// @ts-check
/**
 * Installs the packages of the lock file when it has changed. Compares a hash and not a date, because git does not
 * keep dates; the platform is part of it, because the same folder may be used from another system. `--include=dev`,
 * because the build needs them even if NODE_ENV is production.
 */
import { fail, hashOf, note, npm, unlessStamped } from './common.js';

const state = `${hashOf(['package-lock.json'])} ${process.platform} ${process.arch}`;

const installed = await unlessStamped('node_modules/.installed', state, () => {
  note('Installing what package-lock.json names (once; about half a minute) …');
  return npm('ci', '--include=dev');
});
if (!installed) fail('The packages could not be installed; npm says why above. Is there a network?');
