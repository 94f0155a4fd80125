/** Serves the production app for the bench and the attack, on separate ports. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface ServedApp {
  readonly address: string;
  stop(): void;
}

export async function serveApp(port: number, folder = process.cwd()): Promise<ServedApp> {
  const address = `http://localhost:${port}`;
  // A server that is already running there would be measured instead, whatever it serves.
  if (await answers(address)) throw new Error(`Somebody else is at ${address}: end that first.`);
  const program = join(process.cwd(), 'scripts/serve.js');
  const server = spawn(process.execPath, [program, folder, '--port', String(port)], { stdio: 'ignore' });
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
