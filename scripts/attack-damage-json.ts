/** Damages the values of a JSON document so that it is still valid JSON: such damage reaches deepest into a reader. */

import { pick, type Random } from '../lib/random';
import { timesOf } from './attack-random';

/** Longer documents are only damaged as texts. */
const MOST_CHARACTERS = 100_000;

/** JSON values that no schema expects. */
const STRANGE_VALUES: Readonly<Record<string, string>> = {
  null: 'null',
  true: 'true',
  'an empty object': '{}',
  'an empty list': '[]',
  'an empty text': '""',
  zero: '0',
  'minus zero': '-0',
  'a fraction': '0.5',
  'a huge number': '123456789012345678901234567890',
  infinity: '1e999',
  'the largest integer': String(Number.MAX_SAFE_INTEGER),
  'a long text': JSON.stringify('x'.repeat(100_000)),
  'a name from right to left': '"\\u202eaivil"',
  'a name of spaces': '"   "',
  'half a character': '"\\ud800"',
  'deep lists': '['.repeat(5_000) + ']'.repeat(5_000),
  'deep objects': `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  'many entries': `[${Array.from({ length: 10_000 }, (_, index) => index).join()}]`,
  'many empty objects': `[${Array.from({ length: 10_000 }, () => '{}').join()}]`,
  'many keys': `{${Array.from({ length: 10_000 }, (_, index) => `"k${index}":1`).join()}}`,
  'a prototype': '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
};

/** Keys that are added to an object. */
const STRANGE_KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'length',
  '',
  ' ',
  '\u202e',
  'a.b',
  'x'.repeat(5_000),
];

type JsonDamage = (random: Random) => { readonly kind: string; readonly make: (found: Found) => string };

/** A value of a JSON document as it is written there; `key` is undefined in a list. */
interface Found {
  readonly written: string;
  readonly key?: string;
}

const JSON_DAMAGES: readonly JsonDamage[] = [
  (random) => {
    const [kind, value] = pick(Object.entries(STRANGE_VALUES), random);
    return { kind, make: () => value };
  },
  (random) => {
    const value = pick(Object.values(STRANGE_VALUES), random);
    return {
      kind: 'a key twice',
      make: ({ written, key }) =>
        key === undefined ? written : `${written},${JSON.stringify(key)}:${value}`,
    };
  },
  (random) => {
    const added = pick(STRANGE_KEYS, random);
    const value = pick(Object.values(STRANGE_VALUES), random);
    return {
      kind: 'a key more',
      make: ({ written, key }) =>
        key === undefined ? `${written},${value}` : `${written},${JSON.stringify(added)}:${value}`,
    };
  },
  (random) => {
    const times = timesOf(random);
    return {
      kind: 'an entry many times',
      make: ({ written, key }) =>
        key === undefined
          ? [written, ...copies(written, times)].join()
          : `[${copies(written, times).join()}]`,
    };
  },
];

/** Undefined if the text is not JSON. */
export function damageJson(
  text: string,
  random: Random,
): { readonly kind: string; readonly text: string } | undefined {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, make } = pick(JSON_DAMAGES, random)(random);
  const number = random(countValues(value));
  // A placeholder for the value until the document is serialised.
  const mark = '"the damaged value"';
  let count = 0;
  let found: Found = { written: '' };
  const marked = JSON.stringify(value, function replaceOne(this: unknown, key: string, inner: unknown) {
    if (key === '' || count++ !== number) return inner;
    found = { written: JSON.stringify(inner), ...(!Array.isArray(this) && { key }) };
    return JSON.parse(mark);
  });
  return { kind, text: marked.replace(mark, () => make(found)) };
}

function countValues(value: object): number {
  return Object.values(value).reduce<number>(
    (count, inner) => count + 1 + (typeof inner === 'object' && inner !== null ? countValues(inner) : 0),
    0,
  );
}

function parsed(text: string): unknown {
  // A value that is nested too deeply cannot be serialised again.
  if (text.length > MOST_CHARACTERS || /^[^{]|\[\[\[|\{"a":\{"a":/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function copies(part: string, times: number): readonly string[] {
  return Array.from({ length: Math.min(times, Math.ceil(MOST_CHARACTERS / part.length)) }, () => part);
}
