/**
 * The figures we promise. Machines differ and are noisy, so most are ratios of two things measured in the same run; only
 * how long a tap takes is told in milliseconds, as a person feels it. Ends with status 1 when a promise is broken.
 * `npm run bench -- cold` measures only the figures of that name.
 */
import { coldFigures } from './bench-cold';
import { engineFigures } from './bench-engine';
import type { Figure } from './bench-figure';
import { screenFigures } from './bench-screens';
import { serveApp } from './bench-server';

const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

function report({ what, measured, most, unit }: Figure): boolean {
  const isKept = measured <= most;
  const figure = `${measured.toFixed(2).padStart(6)}${unit} (at most ${most}${unit})`;
  console.log(`${isKept ? 'kept  ' : 'BROKEN'} ${figure}  ${what}`);
  return isKept;
}

const kept = isWanted('engine') ? engineFigures().map(report) : [];
const app = await serveApp();
if (isWanted('cold')) kept.push(...(await coldFigures(app.address)).map(report));
if (isWanted('screens')) kept.push(...(await screenFigures(app.address)).map(report));
app.stop();
process.exitCode = kept.every(Boolean) ? 0 : 1;
