/** `npm run score`: what every game of a file comes to. */

import { scoreBytes } from '../lib/cli';
import { runCommand } from './command';

await runCommand({
  usage: 'cli.scoreUsage',
  flags: ['--explain'],
  print: (input, options, flags) => scoreBytes(input, { ...options, explain: flags.includes('--explain') }),
});
