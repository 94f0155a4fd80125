/**
 * Damages sound texts, at random but repeatably: the same seed and words give the same damage. The kinds are
 * accidental (a text cut in two, a wrong character, another encoding) or malicious.
 */

import { makeRandom, pick, type Random } from '../lib/random';
import { damageJson } from './attack-damage-json';
import { timesOf } from './attack-random';

type Bytes = Uint8Array<ArrayBuffer>;

/** The input of a reader. */
export interface Input {
  /** The kinds of damage, such as `cut, null`. */
  readonly kinds: string;
  /** The text before it was damaged. */
  readonly sound: string;
  readonly text: string;
  /** The text in UTF-8, unless the bytes are damaged; then `text` is what can be decoded from them. */
  readonly bytes: Bytes;
}

/** Far more than any game has; longer texts would only make the attack slower. */
const MOST_CHARACTERS = 1024 * 1024;

const HOSTILE = [
  '\0',
  '\u202e',
  '\u200b',
  '\ufeff',
  '\ud800',
  '\udfff',
  '\u2028',
  '\u001b[31m',
  '\r',
  '\n',
  '\t',
  'e\u0301\u0301\u0301\u0301\u0301',
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '"',
  "'",
  '\\',
  '\\u0000',
  '{name}',
  '%25',
  '%00',
  '~',
  '_',
  '.',
  'P1_',
  '🏛',
];

type TextDamage = (text: string, random: Random, other: string) => string;

const TEXT_DAMAGES: Readonly<Record<string, TextDamage>> = {
  wrong: (text, random) => {
    const at = random(text.length);
    const character = text[random(text.length)] ?? 'x';
    return text.slice(0, at) + character + text.slice(at + 1);
  },
  'another code': (text, random) => {
    const at = random(text.length);
    return text.slice(0, at) + String.fromCharCode(random(0x10000)) + text.slice(at + 1);
  },
  swapped: (text, random) => {
    const at = random(text.length);
    return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
  },
  missing: (text, random) => {
    const at = random(text.length);
    return text.slice(0, at) + text.slice(at + 1);
  },
  doubled: (text, random) => {
    const at = random(text.length);
    return text.slice(0, at + 1) + text.slice(at);
  },
  cut: (text, random) => text.slice(0, random(text.length)),
  beheaded: (text, random) => text.slice(random(text.length)),
  'a range missing': (text, random) => {
    const at = random(text.length);
    return text.slice(0, at) + text.slice(at + 1 + random(200));
  },
  hostile: (text, random) => {
    const at = random(text.length + 1);
    return text.slice(0, at) + pick(HOSTILE, random) + text.slice(at);
  },
  'hostile many times': (text, random) => {
    const at = random(text.length + 1);
    return text.slice(0, at) + repeated(pick(HOSTILE, random), random) + text.slice(at);
  },
  repeated: (text, random) => {
    const at = random(text.length);
    const end = at + 1 + random(40);
    return text.slice(0, at) + repeated(text.slice(at, end), random) + text.slice(end);
  },
  spliced: (text, random, other) => text.slice(0, random(text.length)) + other.slice(random(other.length)),
  escaped: (text) => encodeURIComponent(text.toWellFormed()),
  'on many lines': (text, random) => text.replaceAll(pick(['_', ',', '.'], random), (mark) => `${mark}\r\n`),
};

const BYTE_DAMAGES: Readonly<Record<string, (bytes: Bytes, random: Random) => Bytes>> = {
  'a wrong byte': (bytes, random) => bytes.with(random(bytes.length), random(256)),
  'a byte that is not UTF-8': (bytes, random) => bytes.with(random(bytes.length), 0x80 + random(0x80)),
  'cut between bytes': (bytes, random) => bytes.slice(0, random(bytes.length)),
  'UTF-16': (bytes) => Buffer.from(`\ufeff${new TextDecoder().decode(bytes)}`, 'utf16le'),
};

/** One of the texts, damaged in one to three ways. The same seed and words give the same input. */
export function damage(texts: readonly string[], seed: number, words: string): Input {
  const random = makeRandom(`${seed} ${words}`);
  const sound = pick(texts, random);
  const kinds: string[] = [];
  let text = sound;
  for (let times = 1 + Math.floor(random(9) / 4); times > 0 && text !== ''; times -= 1) {
    const damaged = random(2) === 0 ? damageJson(text, random) : undefined;
    const [kind, change] = pick(Object.entries(TEXT_DAMAGES), random);
    kinds.push(damaged?.kind ?? kind);
    text = (damaged?.text ?? change(text, random, pick(texts, random))).slice(0, MOST_CHARACTERS);
  }
  const bytes = new TextEncoder().encode(text);
  if (random(8) > 0 || bytes.length === 0) return { kinds: kinds.join(', '), sound, text, bytes };
  const [kind, change] = pick(Object.entries(BYTE_DAMAGES), random);
  const damaged = change(bytes, random);
  return {
    kinds: [...kinds, kind].join(', '),
    sound,
    text: new TextDecoder().decode(damaged),
    bytes: damaged,
  };
}

export function undamaged(text: string): Input {
  return { kinds: 'none', sound: text, text, bytes: new TextEncoder().encode(text) };
}

/** The damaged text around the beginning of the damage, on one line. */
export function excerptOf({ sound, text }: Input): string {
  let same = 0;
  for (const character of sound) {
    if (text.startsWith(character, same)) same += character.length;
    // The spaces of a damaged JSON document are lost.
    else if (character.trim() !== '') break;
  }
  const start = Math.max(0, same - 40);
  const excerpt = JSON.stringify(text.slice(start, same + 80));
  return `${text.length} characters, from ${start} on: ${excerpt}`;
}

function repeated(part: string, random: Random): string {
  return part.repeat(timesOf(random));
}
