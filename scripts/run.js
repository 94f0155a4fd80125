// @ts-check
/**
 * Runs a TypeScript program of this folder: `node scripts/run.js score game.json`.
 *
 * It bundles the program first, as the app is bundled, and does not transpile it file by file at load time: the bench
 * then measures what people run, and the command line starts as fast as any other. The bundler runs in its own
 * process, because its threads linger and would affect the measurements.
 */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, hashOf, ROOT, run } from './common.js';

const [name = ''] = process.argv.splice(2, 1);
const program = `scripts/${name}.ts`;
const HASH_LENGTH = 16;
const hash = hashOf(['lib', 'scripts', 'package-lock.json']).slice(0, HASH_LENGTH);
const built = join(ROOT, '.cache/run', `${name}-${hash}`);

if (!existsSync(built)) {
  // Under a temporary name first, because another process may build the same program at the same time.
  const folder = `${built}.${process.pid}`;
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const options = ['--outDir', folder, '--emptyOutDir', '--target', 'node20', '--logLevel', 'error'];
  if (!(await run(process.execPath, [vite, 'build', '--ssr', program, ...options])))
    fail(`${program} could not be built; the reason stands above.`);
  if (existsSync(built)) rmSync(folder, { recursive: true });
  else renameSync(folder, built);
  removeOlder();
}
await import(pathToFileURL(join(built, `${name}.js`)).href);

/** Removes what was built of this program before its sources changed. */
function removeOlder() {
  for (const other of readdirSync(dirname(built)).map((folder) => join(dirname(built), folder)))
    if (other.startsWith(built.slice(0, -HASH_LENGTH)) && !other.startsWith(built))
      rmSync(other, { recursive: true, force: true });
}
