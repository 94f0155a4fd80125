/** What `npm run score` was asked for, and in which language to answer. */
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../i18n';

export type Request = { readonly language: Language } & (
  | { readonly kind: 'score'; readonly file: string; readonly explain: boolean }
  | { readonly kind: 'help' }
  | { readonly kind: 'no-file' }
  | { readonly kind: 'mistake'; readonly argument: string }
);

export function parseArguments(words: readonly string[]): Request {
  let language: Language = DEFAULT_LANGUAGE;
  let help = false;
  let explain = false;
  const files: string[] = [];
  const mistakes: string[] = [];
  for (const word of words) {
    const asked = word.startsWith('--lang=') ? word.slice('--lang='.length) : undefined;
    if (isLanguage(asked)) language = asked;
    else if (word === '--help' || word === '-h') help = true;
    else if (word === '--explain') explain = true;
    else if (word === '-' || !word.startsWith('-')) files.push(word);
    else mistakes.push(word);
  }
  const [file, surplus] = files;
  const argument = mistakes[0] ?? surplus;
  if (help) return { kind: 'help', language };
  if (argument !== undefined) return { kind: 'mistake', argument, language };
  return file === undefined ? { kind: 'no-file', language } : { kind: 'score', file, explain, language };
}
