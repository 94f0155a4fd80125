/** `npm run settle`: what would change the winners of every game of a file, or what explains the players' own count. */

import { settleBytes } from '../lib/cli';
import { runCommand } from './command';

await runCommand({
  usage: 'cli.settleUsage',
  flags: [],
  fileOption: '--count',
  print: (input, options, _, count) => settleBytes(input, { ...options, count }),
});
