/** The app as people get it, on a port of the bench's own. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const PORT = 3418;

export interface ServedApp {
  readonly address: string;
  stop(): void;
}

export async function serveApp(folder = process.cwd(), port = PORT): Promise<ServedApp> {
  const address = `http://localhost:${port}`;
  // A server that is there already would be measured instead, whatever it serves.
  if (await answers(address)) throw new Error(`Somebody else is at ${address}: end that first.`);
  const next = join(process.cwd(), 'node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [next, 'start', '--port', String(port)], {
    cwd: folder,
    stdio: 'ignore',
  });
  process.on('exit', () => server.kill());
  while (server.exitCode === null) {
    if (await answers(address)) return { address, stop: () => server.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No server at ${address}: is the port taken?`);
}

function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}
