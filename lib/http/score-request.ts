/** Answers a request to score a game file. Knows Request and Response of the platform, and nothing of a framework. */

import { GAME_FILE_BYTES, readGameFile } from '../files';
import { negotiate, speaker } from '../i18n';
import { score } from '../palatinus';
import { refuse } from './problem-details';

const KILOBYTES = GAME_FILE_BYTES / 1024;

export async function scoreRequest(request: Request): Promise<Response> {
  const language = languageOf(request);
  const say = speaker(language);
  if (!isJson(request.headers.get('content-type'))) {
    const headers = { 'accept-post': 'application/json' };
    return refuse(language, { status: 415, detail: say('http.sendJson'), headers });
  }
  if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity') {
    const headers = { 'accept-encoding': 'identity' };
    return refuse(language, { status: 415, detail: say('http.sendPlain'), headers });
  }
  const body = await readAtMost(request, GAME_FILE_BYTES);
  if (body === undefined) {
    return refuse(language, { status: 413, detail: say('http.sendLess', { most: KILOBYTES }) });
  }
  const text = decode(body);
  if (text === undefined) return refuse(language, { status: 400, detail: say('http.notText') });
  const game = readGameFile(text);
  if (game.ok) return Response.json(score(game.value));

  const { problems } = game;
  if (problems.some(({ code }) => code === 'not-json')) {
    return refuse(language, { status: 400, detail: say('http.notJson'), problems });
  }
  return refuse(language, { status: 422, detail: say('http.refused', { count: problems.length }), problems });
}

/** For every method that a route does not take. */
export function refuseMethod(request: Request, allow: string): Response {
  const language = languageOf(request);
  const detail = speaker(language)('http.methods', { method: request.method, allow });
  return refuse(language, { status: 405, detail, headers: { allow } });
}

/** What may be asked of a route. */
export function tellMethods(allow: string): Response {
  return new Response(null, { status: 204, headers: { allow } });
}

function languageOf(request: Request): ReturnType<typeof negotiate> {
  return negotiate(request.headers.get('accept-language'));
}

function isJson(contentType: string | null): boolean {
  const [media = ''] = (contentType ?? '').split(';');
  return /^application\/(?:[\w.-]+\+)?json$/i.test(media.trim());
}

/** The body, or undefined as soon as it proves too long; what is announced is not trusted, what arrives is. */
async function readAtMost(request: Request, most: number): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('content-length')) > most) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The text, or undefined where the bytes are none: to guess would be to half read a name. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
