/**
 * The figures we promise. Machines differ and are noisy, so all are ratios of two things measured in the same run; the
 * milliseconds, which are what a person feels, are told with them. Ends with status 1 when a promise is broken.
 * `npm run bench -- cold` measures only the figures of that name.
 */
import { coldFigures } from './bench-cold';
import { engineFigures } from './bench-engine';
import { serveFloor } from './bench-floor';
import { offlineFigures } from './bench-offline';
import { screenFigures } from './bench-screens';
import { sevenHillsFigures } from './bench-seven-hills';
import { tellFigure } from './figure';
import { serveApp } from './served-app';

const PORT = 3418;

const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

const held = isWanted('engine') ? engineFigures().map(tellFigure) : [];
if (['cold', 'offline', 'screens', 'seven-hills'].some(isWanted)) {
  const [app, floor] = [await serveApp(PORT), await serveFloor()];
  if (isWanted('cold')) held.push(...(await coldFigures(app.address, floor.address)).map(tellFigure));
  if (isWanted('offline')) held.push(...(await offlineFigures(app.address, floor.address)).map(tellFigure));
  if (isWanted('screens')) held.push(...(await screenFigures(app.address, floor.address)).map(tellFigure));
  if (isWanted('screens') || isWanted('seven-hills'))
    held.push(...(await sevenHillsFigures(app.address, floor.address)).map(tellFigure));
  floor.stop();
  app.stop();
}
process.exitCode = held.every(Boolean) ? 0 : 1;
