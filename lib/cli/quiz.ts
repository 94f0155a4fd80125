/** `npm run quiz`: parses the arguments, and prints the questions as lines. */

import { QUIZ_LEVELS, QUIZ_TOPICS, type QuizOptions, quizQuestions } from '../games';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, type Speaker } from '../i18n';
import { escapeHidden } from '../text';

export type QuizRequest = { readonly language: Language } & (
  | ({ readonly kind: 'run'; readonly count: number; readonly seed: string } & QuizOptions)
  | { readonly kind: 'help' }
  | QuizMistake
);

interface QuizMistake {
  readonly kind: 'mistake';
  readonly why: 'unknown' | 'no-value' | Option;
  /** The wrong word, or the option that lacks a value. */
  readonly value: string;
}

const OPTIONS = ['--count', '--seed', '--topic', '--level'] as const;
type Option = (typeof OPTIONS)[number];

const DEFAULT_COUNT = 10;
const DEFAULT_SEED = '1';

/** `--count 5` and `--count=5` are equal. Reports only the first of several mistakes. */
export function parseQuizArguments(words: readonly string[]): QuizRequest {
  let language: Language = DEFAULT_LANGUAGE;
  let help = false;
  const values = new Map<Option, string>();
  const mistakes: QuizMistake[] = [];
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [name = '', ...parts] = word.split('=');
    const option = OPTIONS.find((one) => one === name);
    const lang = name === '--lang' ? parts.join('=') : undefined;
    if (isLanguage(lang)) language = lang;
    else if (word === '--help' || word === '-h') help = true;
    else if (option) {
      const value = parts.length > 0 ? parts.join('=') : rest.shift();
      if (value === undefined) mistakes.push({ kind: 'mistake', why: 'no-value', value: option });
      else values.set(option, value);
    } else mistakes.push({ kind: 'mistake', why: 'unknown', value: word });
  }
  if (help) return { kind: 'help', language };
  const [mistake] = mistakes;
  return { ...(mistake ?? checked(values)), language };
}

type Checked = QuizMistake | ({ kind: 'run'; count: number; seed: string } & QuizOptions);

function checked(values: ReadonlyMap<Option, string>): Checked {
  const count = values.get('--count') ?? String(DEFAULT_COUNT);
  const topic = values.get('--topic');
  const level = values.get('--level');
  const knownTopic = QUIZ_TOPICS.find((one) => one === topic);
  const knownLevel = QUIZ_LEVELS.find((one) => String(one) === level);
  if (!/^[1-9][0-9]{0,14}$/.test(count)) return { kind: 'mistake', why: '--count', value: count };
  if (topic !== undefined && !knownTopic) return { kind: 'mistake', why: '--topic', value: topic };
  if (level !== undefined && !knownLevel) return { kind: 'mistake', why: '--level', value: level };
  const seed = values.get('--seed') ?? DEFAULT_SEED;
  return { kind: 'run', count: Number(count), seed, topic: knownTopic, level: knownLevel };
}

/** A generator, so that questions are only made when they are read. */
export function* quizLines({
  count,
  seed,
  topic,
  level,
}: Extract<QuizRequest, { readonly kind: 'run' }>): Generator<string> {
  const questions = quizQuestions(seed, { topic, level });
  for (let printed = 0; printed < count; printed += 1) yield JSON.stringify(questions.next().value);
}

const LISTS = { topics: QUIZ_TOPICS.join(', '), levels: QUIZ_LEVELS.join(', ') };

export function quizHelp(say: Speaker): string {
  return say('cli.quizUsage', { languages: LANGUAGES.join('|'), ...LISTS });
}

export function quizMistake(say: Speaker, { why, value: word }: Pick<QuizMistake, 'why' | 'value'>): string {
  const value = escapeHidden(word);
  switch (why) {
    case '--count':
      return say('cli.quizCount', { value });
    case '--topic':
      return say('cli.quizTopic', { value, ...LISTS });
    case '--level':
      return say('cli.quizLevel', { value, ...LISTS });
    case 'no-value':
      return say('cli.quizNoValue', { option: value });
    default:
      return say('cli.mistake', { argument: value });
  }
}
