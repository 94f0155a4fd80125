/**
 * The floor: the least a page of this framework can be that shows a person's own data. It has one component, which reads
 * the browser's storage in an effect. What the framework weighs is its makers' affair; what lies on top is ours.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ServedApp, serveApp } from './served-app';

const PORT = 3419;

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
} as const;

/** Shows the person's own data. */
export const OWN_ON_FLOOR = '#own';

export async function serveFloor(): Promise<ServedApp> {
  const folder = join(process.cwd(), '.cache/floor');
  mkdirSync(join(folder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const next = join(process.cwd(), 'node_modules/next/dist/bin/next');
  const built = spawnSync(process.execPath, [next, 'build', '--webpack'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 2],
  });
  if (built.status !== 0) throw new Error('The floor could not be built; the reason stands above.');
  return serveApp(PORT, folder);
}
