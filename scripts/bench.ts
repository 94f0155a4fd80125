/**
 * Measures the promised figures. Machines differ and are noisy, so all figures are ratios of two measurements of the
 * same run; the milliseconds, which people notice, are printed with them. Ends with status 1 if a limit is exceeded.
 * `npm run bench -- cold` measures only the figures with that name.
 */
import { coldFigures } from './bench-cold';
import { engineFigures } from './bench-engine';
import { serveFloor } from './bench-floor';
import { offlineFigures } from './bench-offline';
import { screenFigures } from './bench-screens';
import { sevenHillsFigures } from './bench-seven-hills';
import { type Figure, tellFigure } from './figure';
import { serveApp } from './served-app';

const PORT = 3418;

type InBrowser = (app: string, floor: string) => Promise<readonly Figure[]>;

const IN_BROWSER: ReadonlyMap<string, InBrowser> = new Map([
  ['cold', coldFigures],
  ['offline', offlineFigures],
  ['screens', screenFigures],
  ['seven-hills', sevenHillsFigures],
]);
const NAMES = ['engine', ...IN_BROWSER.keys()];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) {
  console.error(`Nothing is measured by the name of ${unknown.join(', ')}. There are: ${NAMES.join(', ')}.`);
  process.exit(1);
}
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

const held = isWanted('engine') ? engineFigures().map(tellFigure) : [];
if ([...IN_BROWSER.keys()].some(isWanted)) {
  const [app, floor] = [await serveApp(PORT), await serveFloor()];
  for (const [name, measure] of IN_BROWSER)
    if (isWanted(name)) held.push(...(await measure(app.address, floor.address)).map(tellFigure));
  floor.stop();
  app.stop();
}
process.exitCode = held.every(Boolean) ? 0 : 1;
