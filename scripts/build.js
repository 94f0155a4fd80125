// @ts-check
/**
 * Builds the app when its sources have changed. Next would build every time, and starting again should be quick. `npm
 * test` checks the types, not this script, which also keeps starting quick.
 */
import { join } from 'node:path';
import { fail, hashOf, note, ROOT, run, unlessStamped } from './common.js';

const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'next.config.js',
  'scripts/redirects.js',
  'postcss.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

const built = await unlessStamped('.next/.built', hashOf(SOURCES), () => {
  note('Building the app …');
  return run(process.execPath, [join(ROOT, 'node_modules/next/dist/bin/next'), 'build', '--webpack']);
});
if (!built) fail('The app could not be built; the reason stands above.');
