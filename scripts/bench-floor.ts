/**
 * The floor: the smallest possible page of this framework that shows a person's own data. It has one component, which
 * reads the browser's storage in an effect. The framework's own cost is not ours; what comes on top of it is. A
 * second page has one button, whose tap draws a list: it measures what a tap costs on this machine at this moment.
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { phoneWithNothing, SLOWER } from './bench-phone';
import { type Figure, median } from './figure';
import { type ServedApp, serveApp } from './served-app';

const PORT = 3419;
/** This many items take about 100 ms on a quiet machine of the kind used for the first figures. */
const DRAWN = 500;
const TAPS = 3;

const FILES = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.js': 'export default { agentRules: false };',
  'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.jsx': "import { Own } from './own';\nexport default () => <Own />;",
  'app/own.jsx': `'use client';
import { useEffect, useState } from 'react';
export function Own() {
  const [own, setOwn] = useState();
  useEffect(() => setOwn(localStorage.getItem('septimontium')), []);
  return own && <p id="own">{own.length}</p>;
}`,
  'app/tap/page.jsx': "import { Drawing } from './drawing';\nexport default () => <Drawing />;",
  'app/tap/drawing.jsx': `'use client';
import { useState } from 'react';
export function Drawing() {
  const [isDrawn, setDrawn] = useState(false);
  return isDrawn
    ? <ol id="drawn">{Array.from({ length: ${DRAWN} }, (_, index) => <li key={index}>{index}</li>)}</ol>
    : <button onClick={() => setDrawn(true)}>Draw</button>;
}`,
} as const;

/** The element that shows the person's own data. */
export const OWN_ON_FLOOR = '#own';

export async function serveFloor(): Promise<ServedApp> {
  const folder = join(process.cwd(), '.cache/floor');
  mkdirSync(join(folder, 'app/tap'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const next = join(process.cwd(), 'node_modules/next/dist/bin/next');
  const built = spawnSync(process.execPath, [next, 'build', '--webpack'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 2],
  });
  if (built.status !== 0) throw new Error('The floor could not be built; the reason stands above.');
  return serveApp(PORT, folder);
}

/** Part of every round of taps: milliseconds of a tap on the floor. */
export interface OnFloor {
  readonly onFloor: number;
}

/** How long a tap on the floor takes until its list is painted, on the same slow phone. */
export async function tapOnFloor(browser: Browser, floor: string): Promise<number> {
  const times: number[] = [];
  for (let tap = 0; tap < TAPS; tap += 1) {
    const phone = await phoneWithNothing(browser, `${floor}/tap`);
    times.push(await phone.tapUntil(phone.page.getByRole('button', { name: 'Draw' }), '#drawn'));
    await phone.page.close();
  }
  return median(times);
}

/**
 * Turns rounds into figures: the longest time of something, as a multiple of a tap on the floor, measured alternately
 * in the same run.
 */
export function againstFloor<Round extends OnFloor>(
  rounds: readonly Round[],
): (what: string, most: number, ms: (round: Round) => number) => Figure {
  const ground = median(rounds.map(({ onFloor }) => onFloor));
  return (what, most, of) => {
    const ms = median(rounds.map(of));
    const beside = `${Math.round(ms)} ms, processor ${SLOWER}× slower, against a tap on the floor (${Math.round(ground)} ms)`;
    return { what: `${what}: ${beside}`, measured: ms / ground, most, unit: '×' };
  };
}
