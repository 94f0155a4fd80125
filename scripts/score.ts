/** `npm run score`: prints the result of every game of a file. */

import { scoreBytes } from '../lib/cli';
import { runCommand } from './command';

await runCommand({
  usage: 'cli.scoreUsage',
  flags: ['--explain'],
  print: (input, options, flags) => scoreBytes(input, { ...options, explain: flags.includes('--explain') }),
});
