/** Readers without a screen: HTTP requests, and the input of the command line. */

import { scoreBytes } from '../lib/cli';
import { GAME_FILE_BYTES } from '../lib/files';
import { scoreRequest } from '../lib/http';
import type { Language } from '../lib/i18n';
import { isSame } from '../lib/store';
import { faultsOfPrinted, type Printed } from './attack-faults';
import { makeReader, type Reader } from './attack-reader';
import { GAME_FILES, NOTATIONS, SEVEN_HILLS_FILES, SEVEN_HILLS_NOTATIONS } from './attack-texts';

const STATUSES = [200, 400, 413, 415, 422];
const MOST_ANSWER_CHARACTERS = 200_000;

const [NEWLINE, SPACE] = [0x0a, 0x20];

const [goodLine = ''] = NOTATIONS;
const [goodResult] = await printed([goodLine]);

const request = makeReader({
  name: 'a request',
  sound: [...GAME_FILES, ...SEVEN_HILLS_FILES],
  read: ({ bytes }) => answer(bytes),
  isAccepted: ({ status }) => status === 200,
  faultsOf: ({ status, body }) => [
    ...(STATUSES.includes(status) ? [] : [`The answer has status ${status}.`]),
    ...(body.length <= MOST_ANSWER_CHARACTERS ? [] : [`The answer has ${body.length} characters.`]),
  ],
});

const line = makeReader({
  name: 'a line between two good ones',
  sound: [
    ...NOTATIONS,
    ...SEVEN_HILLS_NOTATIONS,
    ...[...GAME_FILES, ...SEVEN_HILLS_FILES].filter((text) => !text.includes('\n')),
  ],
  read: ({ bytes }) =>
    printed([`${goodLine}\n`, bytes.map((byte) => (byte === NEWLINE ? SPACE : byte)), `\n${goodLine}\n`]),
  isAccepted: (lines) => lines.every((one) => 'out' in one),
  faultsOf: (lines) => {
    const areScored = isSame([lines.at(0), lines.at(-1)], [goodResult, goodResult]);
    return [...(areScored ? [] : ['A good line was not scored.']), ...faultsOfPrinted(lines)];
  },
});

const commandLine = makeReader({
  name: 'the input of the command line',
  sound: [
    ...NOTATIONS,
    ...GAME_FILES,
    ...SEVEN_HILLS_FILES,
    [...NOTATIONS, ...SEVEN_HILLS_NOTATIONS].join('\n'),
  ],
  // It takes input of any length, so only a beginning is read, to limit the time.
  read: ({ bytes }) =>
    printed([bytes.slice(0, 2 * GAME_FILE_BYTES)], { explain: true, language: 'fr', most: 10 }),
  isAccepted: (lines) => lines.every((one) => 'out' in one),
  faultsOf: (lines) => [...(lines.length > 0 ? [] : ['Nothing is said.']), ...faultsOfPrinted(lines)],
});

export const DOOR_READERS: readonly Reader[] = [request, line, commandLine];

async function answer(body: Uint8Array<ArrayBuffer>): Promise<{ status: number; body: string }> {
  const headers = { 'content-type': 'application/json' };
  const response = await scoreRequest(
    new Request('http://localhost/api/score', { method: 'POST', body, headers }),
  );
  return { status: response.status, body: await response.text() };
}

interface PrintOptions {
  readonly explain: boolean;
  readonly language: Language;
  /** Stops reading after this many lines, because a list of games may have any length. */
  readonly most: number;
}

async function printed(
  pieces: readonly (string | Uint8Array)[],
  { most, ...options }: PrintOptions = { explain: false, language: 'en', most: Number.POSITIVE_INFINITY },
): Promise<readonly Printed[]> {
  async function* arriving(): AsyncGenerator<Uint8Array> {
    for (const piece of pieces) yield typeof piece === 'string' ? new TextEncoder().encode(piece) : piece;
  }
  const lines: Printed[] = [];
  for await (const one of scoreBytes(arriving(), { name: 'games', ...options })) {
    lines.push(one);
    if (lines.length === most) break;
  }
  return lines;
}
