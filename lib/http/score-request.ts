/**
 * Answers requests to score a game file, and for its schema. It uses only the standard Request and Response, and no
 * framework.
 */

import { decodeText, GAME_FILE_BYTES } from '../files';
import { type AnyGame, GAMES, type Games, readFile } from '../games';
import { type Language, negotiate, speaker } from '../i18n';
import { countProblems } from '../problems';
import { inTurn } from './in-turn';
import { refuse } from './problem-details';

const KILOBYTES = GAME_FILE_BYTES / 1024;

/** The `format` of the file decides which game is scored. */
export async function scoreRequest(request: Request, games: Games<AnyGame> = GAMES): Promise<Response> {
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
  const text = decodeText(body);
  if (text === undefined) return refuse(language, { status: 400, detail: say('http.notText') });
  const answered = await inTurn(
    () => answer(games, text, language),
    () => request.signal.aborted,
  );
  const busy = { status: 503, detail: say('http.busy'), headers: { 'retry-after': '10' } } as const;
  return answered ?? refuse(language, busy);
}

function answer(games: Games<AnyGame>, text: string, language: Language): Response {
  const say = speaker(language);
  const read = readFile(games, text);
  if (read.ok) return Response.json(read.value.seam.score(read.value.game));

  const { problems } = read;
  if (problems.some(({ code }) => code === 'not-json')) {
    return refuse(language, { status: 400, detail: say('http.notJson'), problems });
  }
  const detail = say('http.refused', { count: countProblems(problems) });
  return refuse(language, { status: 422, detail, problems });
}

/** The JSON Schema of the files of one game: of the first, unless `?format=` names another. */
export function schemaRequest(request: Request, games: Games<AnyGame> = GAMES): Response {
  const format = new URL(request.url).searchParams.get('format');
  const seam = format === null ? games[0] : games.find(({ file }) => file.format === format);
  if (seam)
    return Response.json(seam.jsonSchema(), { headers: { 'content-type': 'application/schema+json' } });
  const language = languageOf(request);
  const list = games.map(({ file }) => file.format).join(', ');
  const detail = speaker(language)('http.formats', { format: String(format), list });
  return refuse(language, { status: 404, detail });
}

/** Answers every method that a route does not support. */
export function refuseMethod(request: Request, allow: string): Response {
  const language = languageOf(request);
  const detail = speaker(language)('http.methods', { method: request.method, allow });
  return refuse(language, { status: 405, detail, headers: { allow } });
}

/** The methods that a route supports. */
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

/**
 * The body, or undefined as soon as it proves too long. The announced length may be wrong, so the bytes that arrive
 * are counted.
 */
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
