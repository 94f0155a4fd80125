// @ts-check
/**
 * The server around Next. `next start` would be enough but for two things: its headers cannot differ from page to
 * page, as the hashes of their scripts do, and they are missing when Next itself fails.
 */
import { randomBytes } from 'node:crypto';
import { createServer, STATUS_CODES } from 'node:http';
import { headersOf } from './headers.js';
import { readInlineHashes } from './inline-hashes.js';
import { ADDRESS_PATH, mayKnowAddress, networkAddresses } from './network-address.js';
import { pathOf, plainSpelling, refusalOf } from './refusals.js';
import { makeWorker, WORKER_PATH } from './worker-file.js';

/**
 * Node limits how long a request may take to arrive; this limits how long a client may leave an answer unread. It is
 * disconnected between once and twice this time after the last byte.
 */
const SILENCE_MS = 60_000;

/** @typedef {import('node:http').ServerResponse} Response */

/** @param {string} folder that of the built app @param {number} port @returns {Promise<import('node:http').Server>} */
export async function startServer(folder, port) {
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  const inline = readInlineHashes(folder);
  const worker = makeWorker(folder);
  const { default: next } = await import('next');
  // Next listens for web sockets, which the app does not use, and leaves them open forever. So it gets a server that
  // never receives any.
  const app = next({ dev: false, dir: folder, port, httpServer: createServer() });
  await app.prepare();
  const handle = app.getRequestHandler();

  // A request without a host is refused here, because Node would refuse it without our headers.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    const path = pathOf(request.url ?? '');
    const nonce = randomBytes(16).toString('base64');
    addHeaders(response, () => headersOf({ path, nonce, ...statusAndType(response) }, inline));
    const lacksHost = request.httpVersion === '1.1' && request.headers.host === undefined;
    const refusal = lacksHost ? { status: 400 } : refusalOf(request.method ?? '', path);
    if (refusal) {
      refuse(response, refusal);
      return;
    }
    if (path === ADDRESS_PATH) {
      tellAddresses(request, response, port);
      return;
    }
    if (path === WORKER_PATH) {
      sendWorker(request, response, worker);
      return;
    }
    const plain = plainSpelling(request.url ?? '', inline.scripts);
    if (plain !== undefined) {
      response.writeHead(308, { Location: plain }).end();
      return;
    }
    // Next fails on a range outside the file, and nobody needs partial content.
    delete request.headers.range;
    // Next uses these headers for the results of its middleware. There is none, so they come from a stranger.
    for (const name of Object.keys(request.headers))
      if (name.startsWith('x-middleware-')) delete request.headers[name];
    // Only built pages can be fetched as data; on other paths Next fails on RSC requests that it cannot parse.
    if (!inline.scripts.has(path ?? '')) delete request.headers.rsc;
    // Next takes the nonce for its scripts from the first header, and the page for its own from the second.
    Object.assign(request.headers, {
      'content-security-policy': `script-src 'nonce-${nonce}'`,
      'x-nonce': nonce,
    });
    handle(request, response).catch(() => {
      if (!response.headersSent) refuse(response, { status: 500 });
      else response.destroy();
    });
  });
  server.timeout = SILENCE_MS;
  server.on('checkExpectation', (_, response) => {
    addHeaders(response, () => headersOf({ path: undefined, nonce: '', ...statusAndType(response) }, inline));
    refuse(response, { status: 417 });
  });
  server.on('clientError', (error, socket) => refuseUnreadable(error, socket, inline));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

/** By the code of Node's error; anything else is a bad request. */
const UNREADABLE = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/**
 * A request that Node cannot parse never becomes a request object, so its answer is written by hand, with our
 * headers. If another
 * answer is already being sent, nothing is written.
 * @param {NodeJS.ErrnoException} error @param {import('node:stream').Duplex} socket @param
 * {import('./headers.js').InlineHashes} inline
 */
function refuseUnreadable(error, socket, inline) {
  const status = UNREADABLE.get(error.code ?? '') ?? 400;
  const headers = headersOf({ path: undefined, status, type: '', nonce: '' }, inline);
  const lines = Object.entries({ ...headers, 'Content-Length': '0', Connection: 'close' });
  // The same internal property that Node itself uses.
  const answer = /** @type {{ _httpMessage?: Response }} */ (socket)._httpMessage;
  if (socket.writable && !answer?.headersSent)
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        ...lines.map(([name, value]) => `${name}: ${value}`),
        '\r\n',
      ].join('\r\n'),
    );
  socket.destroy();
}

/**
 * Sets the headers at the last moment, when status and type are known. Headers passed to `writeHead` itself are set
 * before.
 * @param {Response} response @param {() => Readonly<Record<string, string>>} headers
 */
function addHeaders(response, headers) {
  const writeHead = response.writeHead;
  const setAll = (/** @type {object} */ all) => {
    for (const [name, value] of Object.entries(all)) if (value !== undefined) response.setHeader(name, value);
  };
  response.writeHead = (/** @type {number} */ status, /** @type {any[]} */ ...rest) => {
    const own = rest.at(-1);
    const isOwn = typeof own === 'object' && own !== null && !Array.isArray(own);
    response.statusCode = status;
    if (isOwn) setAll(own);
    setAll(headers());
    return Reflect.apply(writeHead, response, [status, ...(isOwn ? rest.slice(0, -1) : rest)]);
  };
}

/** @param {Response} response */
function statusAndType(response) {
  return { status: response.statusCode, type: String(response.getHeader('content-type') ?? '') };
}

/** @param {import('node:http').IncomingMessage} request @param {Response} response @param {number} port */
function tellAddresses(request, response, port) {
  if (!mayKnowAddress(request.socket.remoteAddress, request.headers)) {
    refuse(response, { status: 404 });
    return;
  }
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ addresses: networkAddresses(port) }));
}

/**
 * Browsers request it at every visit, and usually have the current version.
 * @param {import('node:http').IncomingMessage} request @param {Response} response @param {{ version: string, text:
 * string }} worker
 */
function sendWorker(request, response, { version, text }) {
  const etag = `"${version}"`;
  const isThere = request.headers['if-none-match'] === etag;
  response.writeHead(isThere ? 304 : 200, { 'Content-Type': 'text/javascript; charset=utf-8', ETag: etag });
  response.end(isThere ? undefined : text);
}

/** @param {Response} response @param {{ status: number, allow?: string }} refusal */
function refuse(response, { status, allow }) {
  response.statusCode = status;
  if (allow) response.setHeader('Allow', allow);
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(STATUS_CODES[status]);
}
