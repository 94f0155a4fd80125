/** The command line: everything it decides is in lib/cli; here are only the file, the streams and the status. */
import { readFileSync } from 'node:fs';
import { parseArguments, scoreText } from '../lib/cli';
import { speaker } from '../lib/i18n';

const request = parseArguments(process.argv.slice(2));
const say = speaker(request.language);

// A reader that has seen enough (`| head`) closes the pipe; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

if (request.kind === 'score') {
  const text = read(request.file);
  for (const printed of text === undefined ? [] : scoreText(text, { ...request, name: request.file })) {
    if ('out' in printed) process.stdout.write(`${printed.out}\n`);
    else complain(printed.err);
  }
} else if (request.kind === 'help') {
  process.stdout.write(`${say('cli.usage')}\n`);
} else {
  if (request.kind === 'mistake') complain(say('cli.mistake', request));
  complain(say('cli.usage'));
}

function complain(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

function read(name: string): string | undefined {
  try {
    return readFileSync(name === '-' ? 0 : name, 'utf8');
  } catch (error) {
    complain(say('cli.unreadable', { name, detail: error instanceof Error ? error.message : String(error) }));
    return undefined;
  }
}
