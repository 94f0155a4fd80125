// @ts-check
/**
 * Runs a TypeScript program of this folder: `node scripts/run.js score game.json`.
 *
 * It is bundled first, as the app is, rather than translated file by file while loading: the bench then measures what
 * people run, and the command line starts as fast as any other. The bundler has a process of its own, because its
 * threads linger and would be measured along.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, hashOf, ROOT, run, unlessStamped } from './common.js';

const [name = ''] = process.argv.splice(2, 1);
const program = `scripts/${name}.ts`;
const folder = `.cache/run/${name}`;

const bundled = await unlessStamped(
  `.cache/run/${name}.stamp`,
  hashOf(['lib', 'scripts', 'package-lock.json']),
  () => {
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    const options = ['--outDir', folder, '--emptyOutDir', '--target', 'node20', '--logLevel', 'error'];
    return run(process.execPath, [vite, 'build', '--ssr', program, ...options]);
  },
);
if (!bundled) fail(`${program} could not be built; the reason stands above.`);
await import(pathToFileURL(join(ROOT, folder, `${name}.js`)).href);
