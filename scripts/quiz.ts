/** `npm run quiz`: prints the requested number of questions about counting. */

import { parseQuizArguments, quizHelp, quizLines, quizMistake } from '../lib/cli';
import { speaker } from '../lib/i18n';
import { complain, print } from './command';

const request = parseQuizArguments(process.argv.slice(2));
const say = speaker(request.language);

if (request.kind === 'run') for (const line of quizLines(request)) await print(say, line);
else if (request.kind === 'help') await print(say, quizHelp(say));
else {
  await complain(quizMistake(say, request));
  await complain(quizHelp(say));
}
