/**
 * A proxy between a browser and the test server, which can be cut, and through which a new version of the app can
 * arrive.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

export interface Network {
  /** The address of the app through the proxy. */
  readonly address: string;
  /** What was requested while the network was cut. */
  readonly asked: readonly string[];
  /** Cuts the network at once, or after this many more answers. */
  cut(after?: number): void;
  mend(): void;
  /** From now on the server has a new version of the app: the same files with another worker. */
  update(name: string): void;
  close(): void;
}

export async function openNetwork(server: string): Promise<Network> {
  let left = Number.POSITIVE_INFINITY;
  let version = '';
  const asked: string[] = [];

  function handOn(from: IncomingMessage, to: ServerResponse): void {
    const isWorker = from.url === '/sw.js';
    if (!isWorker) left -= 1;
    if (left < 0) {
      asked.push(String(from.url));
      from.socket.destroy();
      return;
    }
    const { 'if-none-match': _, ...headers } = from.headers;
    request(server + from.url, { headers: isWorker ? headers : from.headers }, async (answer) => {
      const { etag: __, ...others } = answer.headers;
      to.writeHead(answer.statusCode ?? 500, isWorker ? others : answer.headers);
      if (!isWorker) answer.pipe(to);
      else to.end((await text(answer)).replace(/"version":"/, `$&${version}`));
    }).end();
  }

  const proxy = createServer(handOn);
  await new Promise<void>((resolve) => proxy.listen(0, resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    asked,
    cut: (after = 0) => {
      left = after;
      asked.length = 0;
      if (after === 0) proxy.closeIdleConnections();
    },
    mend: () => {
      left = Number.POSITIVE_INFINITY;
    },
    update: (name) => {
      version = name;
    },
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

async function text(answer: IncomingMessage): Promise<string> {
  return (await answer.setEncoding('utf8').toArray()).join('');
}

/** Whether everything that the service worker keeps, including the files of this language, is on the device. */
export function isKept(page: Page, language: string): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    const [, list = '{}'] = /^const APP = (.*);$/m.exec(await (await fetch('/sw.js')).text()) ?? [];
    const app = JSON.parse(list) as { version: string; files: string[]; languages: Record<string, string[]> };
    const cache = await caches.open(`septimontium-${app.version}`);
    const there = new Set((await cache.keys()).map(({ url }) => url));
    const keys = [...app.files, ...(app.languages[wanted] ?? [])];
    return (
      navigator.serviceWorker.controller !== null &&
      keys.every((key) => there.has(new URL(key, location.href).href))
    );
  }, language);
}
