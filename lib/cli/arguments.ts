/** What `npm run score` was asked for. */
import { isLanguage, type Language } from '../i18n';

export type Request =
  | { readonly kind: 'score'; readonly file: string; readonly explain: boolean; readonly language: Language }
  | { readonly kind: 'help' }
  | { readonly kind: 'no-file' }
  | { readonly kind: 'mistake'; readonly argument: string };

export function parseArguments(words: readonly string[]): Request {
  let file: string | undefined;
  let language: Language = 'en';
  let explain = false;
  for (const word of words) {
    const asked = /^--lang=(.*)$/.exec(word)?.[1];
    if (word === '--help' || word === '-h') return { kind: 'help' };
    else if (word === '--explain') explain = true;
    else if (asked !== undefined && isLanguage(asked)) language = asked;
    else if ((word.startsWith('-') && word !== '-') || file !== undefined)
      return { kind: 'mistake', argument: word };
    else file = word;
  }
  return file === undefined ? { kind: 'no-file' } : { kind: 'score', file, explain, language };
}
