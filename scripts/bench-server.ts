/** The app as people get it, on a port of the bench's own. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const PORT = 3418;

export interface ServedApp {
  readonly address: string;
  stop(): void;
}

export async function serveApp(folder = process.cwd(), port = PORT): Promise<ServedApp> {
  const next = join(process.cwd(), 'node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [next, 'start', '--port', String(port)], {
    cwd: folder,
    stdio: 'ignore',
  });
  process.on('exit', () => server.kill());
  const address = `http://localhost:${port}`;
  while (server.exitCode === null) {
    const answered = await fetch(address).then(
      () => true,
      () => false,
    );
    if (answered) return { address, stop: () => server.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No server at ${address}: is the port taken?`);
}
