/** The command line: everything it decides is in lib/cli; here are only the file, the streams and the status. */
import { readFileSync } from 'node:fs';
import { parseArguments, scoreText } from '../lib/cli';
import { speaker } from '../lib/i18n';

const request = parseArguments(process.argv.slice(2));

// A reader that has seen enough (`| head`) closes the pipe; that is no failure.
process.stdout.on('error', () => process.exit());

if (request.kind === 'score') {
  const { file: name, explain, language } = request;
  const text = read(name);
  if (text !== undefined) {
    for (const printed of scoreText(text, { name, explain, language })) {
      if ('out' in printed) process.stdout.write(`${printed.out}\n`);
      else complain(printed.err);
    }
  }
} else if (request.kind === 'help') {
  process.stdout.write(`${speaker('en')('cli.usage')}\n`);
} else {
  const say = speaker('en');
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
    const detail = error instanceof Error ? error.message : String(error);
    complain(speaker('en')('cli.unreadable', { name, detail }));
    return undefined;
  }
}
