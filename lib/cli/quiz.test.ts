/** The quiz on the command line: one object per line, repeatable, and a clear message for wrong arguments. */

import { describe, expect, test } from 'vitest';
import { checkGameFile } from '../files';
import { speaker } from '../i18n';
import { score } from '../palatinus';
import { isRight, makeQuestion, TOPICS } from '../palatinus/quiz';
import { makeRandom } from '../random';
import { parseQuizArguments, quizHelp, quizLines, quizMistake } from '.';

function printed(...words: readonly string[]): readonly string[] {
  const request = parseQuizArguments(words);
  if (request.kind === 'run') return [...quizLines(request)];
  return [request.kind === 'mistake' ? quizMistake(speaker(request.language), request) : request.kind];
}

test('prints the requested number of questions, the same for the same seed', () => {
  const lines = printed('--count', '20', '--seed', 'a');
  expect(lines).toHaveLength(20);
  expect(printed('--seed=a', '--count=20')).toStrictEqual(lines);
  expect(printed('--count', '20', '--seed', 'b')).not.toStrictEqual(lines);
  expect(printed()).toHaveLength(10);
});

test('each is a game file with the question, the answer once among the choices, and the reasons', () => {
  for (const line of printed('--count', '68', '--seed', 'shape')) {
    const question = JSON.parse(line);
    expect(Object.keys(question)).toStrictEqual([
      'topic',
      'level',
      'game',
      'ask',
      'answer',
      'choices',
      'because',
    ]);
    expect(['influence', 'condottiere', 'hill', 'winners']).toContain(question.ask.what);
    const game = checkGameFile(question.game);
    expect(game.ok).toBe(true);
    if (game.ok && question.ask.what === 'winners')
      expect(question.answer).toStrictEqual(score(game.value).winners);
    const right = question.choices.filter((choice: never) => isRight(question, choice));
    expect(right).toStrictEqual([question.answer]);
    expect(question.because).toBeInstanceOf(Array);
    expect(line).not.toContain('"ruling":');
  }
});

test('keeps to a topic and a level', () => {
  const lines = printed('--count', '8', '--seed', '1', '--topic', 'own-spring', '--level', '3');
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ topic: 'own-spring', level: 3 });
  expect(makeQuestion({ topic: 'tie', level: 1 }, makeRandom('x')).topic).toBe('tie');
});

describe('what is wrong with the arguments', () => {
  test.each([
    [['--count', '0'], 'Not a number of questions: “0”. Use a whole number, 1 or more.'],
    [['--count', 'ten'], 'Not a number of questions: “ten”. Use a whole number, 1 or more.'],
    [['--count'], 'Nothing after --count: it needs a value.'],
    [['--topic', 'x'], `Unknown topic: “x”. Topics: ${TOPICS.join(', ')}.`],
    [['--lang=fr', '--level', '9'], 'Niveau inconnu\u202f: «\u202f9\u202f». Niveaux\u202f: 1, 2, 3, 4.'],
    [['--sed', '1'], 'Unknown argument: “--sed”.'],
    [['--lang=xx'], 'Unknown argument: “--lang=xx”.'],
    [['\u001b[31m'], 'Unknown argument: “\\u001b[31m”.'],
    [['--topic', 'x', '--help'], 'help'],
  ])('%j', (words, told) => {
    expect(printed(...words)).toStrictEqual([told]);
  });

  test('the help names all topics, in every language', () => {
    for (const language of ['en', 'fr'] as const)
      for (const topic of TOPICS) expect(quizHelp(speaker(language))).toContain(topic);
  });
});
