/**
 * The figures we promise. Machines differ and are noisy, so each is a ratio of two things measured in the same run; only
 * how long a tap takes is told in milliseconds, as a person feels it. Ends with status 1 when a promise is broken.
 */
import { engineFigures } from './bench-engine';
import type { Figure } from './bench-figure';
import { pageFigures } from './bench-pages';
import { serveApp } from './bench-server';
import { stepFigures } from './bench-steps';
import { tapFigures } from './bench-taps';

function report({ what, measured, most, unit }: Figure): boolean {
  const kept = measured <= most;
  const figure = `${measured.toFixed(2).padStart(6)}${unit} (at most ${most}${unit})`;
  console.log(`${kept ? 'kept  ' : 'BROKEN'} ${figure}  ${what}`);
  return kept;
}

const kept = engineFigures().map(report);
const app = await serveApp();
for (const figures of [pageFigures, tapFigures, stepFigures])
  kept.push(...(await figures(app.address)).map(report));
app.stop();
process.exitCode = kept.every(Boolean) ? 0 : 1;
