/**
 * Runs a command that prints something about every game of a file. All decisions are in lib/cli; this file handles
 * only the file, the streams and the exit status.
 */

import { createReadStream, fstatSync, writeSync } from 'node:fs';
import {
  type InputOptions,
  type NamedBytes,
  type Printed,
  parseArguments,
  unreadableSentence,
  unwritableSentence,
} from '../lib/cli';

import { GAME_FILE_BYTES } from '../lib/files';
import { LANGUAGES, type Speaker, speaker } from '../lib/i18n';
import { escapeHidden } from '../lib/text';

interface Command<Flag extends string> {
  readonly usage: 'cli.scoreUsage' | 'cli.settleUsage';
  readonly flags: readonly Flag[];
  /** The option before another file, which is small and read at once. */
  readonly fileOption?: string;
  /** Everything to print for an input, with the given flags and the other file. */
  print(
    input: AsyncIterable<Uint8Array>,
    options: InputOptions,
    flags: readonly Flag[],
    otherFile: NamedBytes | undefined,
  ): AsyncIterable<Printed>;
}

type Write = (text: string) => Promise<void>;

/** The error codes that report a closed reader, by the kind of pipe. */
const READER_GONE = ['EPIPE', 'ECONNRESET', 'EOF'];

const writeResult = writerTo(process.stdout);
const writeComplaint = writerTo(process.stderr);

export async function runCommand<Flag extends string>(command: Command<Flag>): Promise<void> {
  const request = parseArguments(process.argv.slice(2), command.flags, command.fileOption);
  const { language } = request;
  const say = speaker(language);
  const usage = say(command.usage, { languages: LANGUAGES.join('|') });
  if (request.kind === 'run') {
    const { file, flags, otherFile } = request;
    const other = otherFile === undefined ? undefined : await readSmallFile(say, otherFile);
    if (other === 'unreadable') return;
    await printFile(say, file, (input) => command.print(input, { name: file, language }, flags, other));
  } else if (request.kind === 'help') {
    await print(say, usage);
  } else {
    if (request.kind === 'mistake')
      await complain(say('cli.mistake', { argument: escapeHidden(request.argument) }));
    await complain(usage);
  }
}

/** Reads only as much as is needed to detect that it is too large. */
async function readSmallFile(say: Speaker, name: string): Promise<NamedBytes | 'unreadable'> {
  try {
    const chunks = await createReadStream(name, { end: GAME_FILE_BYTES }).toArray();
    return { name, bytes: Buffer.concat(chunks) };
  } catch (error) {
    await complain(unreadableSentence(say, name, codeOf(error)));
    return 'unreadable';
  }
}

async function printFile(
  say: Speaker,
  file: string,
  printAll: (input: AsyncIterable<Uint8Array>) => AsyncIterable<Printed>,
): Promise<void> {
  const input = file === '-' ? process.stdin : createReadStream(file);
  try {
    for await (const printed of printAll(input)) {
      if ('out' in printed) await print(say, printed.out);
      else await complain(printed.err);
    }
  } catch (error) {
    await complain(unreadableSentence(say, file, codeOf(error)));
  }
}

export async function print(say: Speaker, result: string): Promise<void> {
  try {
    await writeResult(`${result}\n`);
  } catch (error) {
    const code = codeOf(error);
    if (!READER_GONE.includes(code)) await complain(unwritableSentence(say, code));
    endAtOnce();
  }
}

export async function complain(message: string): Promise<void> {
  process.exitCode = 1;
  try {
    await writeComplaint(`${message}\n`);
  } catch {
    endAtOnce();
  }
}

/**
 * Stops reading when nothing more can be written. A reader that closes early (`| head`) is no failure, so the status
 * only tells whether something was wrong until then.
 */
function endAtOnce(): never {
  process.exit();
}

/** Waits until everything is written, so that a slow reader slows us down and nothing piles up in memory. */
function writerTo(stream: typeof process.stdout | typeof process.stderr): Write {
  const { fd } = stream;
  // On a nearly full disk Node's own stream loses the rest of a partly written text and reports no error.
  if (fstatSync(fd).isFile()) return async (text) => writeWhole(fd, Buffer.from(text));
  // Every write reports its own error. Without a listener Node would also end with a stack trace.
  stream.on('error', () => {});
  return (text) =>
    new Promise((resolve, reject) => stream.write(text, (error) => (error ? reject(error) : resolve())));
}

function writeWhole(fd: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(fd, bytes, written);
}

/** The system's code of an error, such as ENOENT. An error without one is a bug of ours. */
function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code);
  throw error;
}
