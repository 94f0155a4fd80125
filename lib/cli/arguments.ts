/** What a command was asked to do, and in which language to answer. */
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../i18n';

/**
 * `Flag` is an option of the command besides file and language, such as `--explain`. The `fileOption` is followed by
 * another file.
 */
export type Request<Flag extends string> = { readonly language: Language } & (
  | {
      readonly kind: 'run';
      readonly file: string;
      readonly flags: readonly Flag[];
      /** The file after `fileOption`. */
      readonly otherFile?: string;
    }
  | { readonly kind: 'help' }
  | { readonly kind: 'no-file' }
  | { readonly kind: 'mistake'; readonly argument: string }
);

export function parseArguments<Flag extends string>(
  words: readonly string[],
  known: readonly Flag[],
  fileOption?: string,
): Request<Flag> {
  let language: Language = DEFAULT_LANGUAGE;
  let help = false;
  const flags: Flag[] = [];
  const files: string[] = [];
  const mistakes: string[] = [];
  let otherFile: string | undefined;
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const asked = word.startsWith('--lang=') ? word.slice('--lang='.length) : undefined;
    const flag = known.find((one) => one === word);
    if (isLanguage(asked)) language = asked;
    else if (word === '--help' || word === '-h') help = true;
    else if (flag !== undefined) flags.push(flag);
    else if (word === fileOption && otherFile === undefined && rest.length > 0) otherFile = rest.shift();
    else if (word === '-' || !word.startsWith('-')) files.push(word);
    else mistakes.push(word);
  }
  const [file, surplus] = files;
  const argument = mistakes[0] ?? surplus;
  if (help) return { kind: 'help', language };
  if (argument !== undefined) return { kind: 'mistake', argument, language };
  if (file === undefined) return { kind: 'no-file', language };
  return { kind: 'run', file, flags, ...(otherFile !== undefined && { otherFile }), language };
}
