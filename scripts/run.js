// @ts-check
/**
 * Runs a TypeScript program of this folder: `node scripts/run.js score game.json`.
 *
 * It is bundled first, as the app is, rather than translated file by file while loading: the bench then
 * measures what people run, and the command line starts as fast as any other.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, hashOf, ROOT, unlessStamped } from './common.js';

const [name = ''] = process.argv.splice(2, 1);
const outDir = join(ROOT, '.cache', 'run', name);
const sources = hashOf(['lib', `scripts/${name}.ts`, 'scripts/run.js', 'package-lock.json']);

const bundled = await unlessStamped(join('.cache', 'run', `${name}.stamp`), sources, async () => {
  const { build } = await import('vite');
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: { ssr: `scripts/${name}.ts`, outDir, target: 'node20', minify: false, emptyOutDir: true },
  });
  return true;
});
if (!bundled) fail(`scripts/${name}.ts could not be built.`);
await import(pathToFileURL(join(outDir, `${name}.js`)).href);
