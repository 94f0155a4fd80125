/** What a scan of a JSON text finds: duplicate keys, and lists and objects that are too long. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scanJson } from '.';

const doubled = (text: string): unknown => scanJson(text).doubledKeys.map(({ path }) => path);

describe('a duplicate key', () => {
  test.each([
    { what: 'at the top', text: '{"a":1,"b":2,"a":3}', paths: [['a']] },
    { what: 'three times', text: '{"a":1,"a":2,"a":3}', paths: [['a'], ['a']] },
    {
      what: 'inside of a list',
      text: '{"x":[0,[],{"a":[1,2],"b":{},"a":1}]}',
      paths: [['x', 2, 'a']],
    },
    { what: 'after an object', text: '{"a":{"b":1},"a":1}', paths: [['a']] },
    { what: 'with a letter escaped', text: '{"a":1,"\\u0061":2}', paths: [['a']] },
    { what: 'with a quotation mark', text: '{"\\"":1,"\\\\":2,"\\"":3}', paths: [['"']] },
    {
      what: 'called like a part of every object',
      text: '{"__proto__":1,"__proto__":2}',
      paths: [['__proto__']],
    },
    { what: 'with nothing in it', text: '{"":1,"":2}', paths: [['']] },
    { what: 'with space around', text: ' { "a" : 1 ,\n"a"\t:\r2 } ', paths: [['a']] },
  ])('is found $what', ({ text, paths }) => {
    expect(JSON.parse(text)).toBeDefined();
    expect(doubled(text)).toStrictEqual(paths);
  });

  test.each([
    { what: 'the same key in two objects', text: '[{"a":1},{"a":1,"b":{"a":1}}]' },
    { what: 'a value like a key', text: '{"a":"a","b":"a","c":["a","a"]}' },
    { what: 'a text like an object', text: '{"a":"{\\"b\\":1,\\"b\\":2}","c":"[\\\\"}' },
    { what: 'large and small letters', text: '{"a":1,"A":2}' },
    { what: 'names that every object has', text: '{"constructor":1,"toString":2,"__proto__":3}' },
    { what: 'a text alone', text: '"{,}"' },
    { what: 'a number alone', text: '1' },
  ])('is not $what', ({ text }) => {
    expect(JSON.parse(text)).toBeDefined();
    expect(doubled(text)).toStrictEqual([]);
  });

  test('is found wherever it is, and nowhere else', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), fc.nat(4), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(doubled(text)).toStrictEqual([]);
        const key = Object.keys(value)[0] ?? '';
        const again = text.replace(/\}$/, () => `,${JSON.stringify(key)}:0}`);
        expect(scanJson(again).doubledKeys).toMatchObject([{ key }]);
      }),
    );
  });
});

describe('a list that is too long', () => {
  const list = (length: number): string => `[${Array(length).fill('[]').join()}]`;
  const object = (length: number): string =>
    `{${Array.from({ length }, (_, index) => `"${index}":{}`).join()}}`;

  test.each([
    { what: 'a list of 100', text: list(100), longLists: [] },
    { what: 'a list of 101', text: list(101), longLists: [{ path: [], length: 101 }] },
    { what: 'an object of 100', text: object(100), longLists: [] },
    { what: 'an object of 101', text: object(101), longLists: [{ path: [], length: 101 }] },
    {
      what: 'a list and an object in other parts',
      text: `{"a":[0,${list(300)}],"b":{"c":${object(400)}},"d":[]}`,
      longLists: [
        { path: ['a', 1], length: 300 },
        { path: ['b', 'c'], length: 400 },
      ],
    },
    {
      what: 'the same key again and again',
      text: `{${Array(101).fill('"a":1').join()}}`,
      longLists: [{ path: [], length: 101 }],
    },
    { what: 'commas in a text', text: JSON.stringify([','.repeat(200)]), longLists: [] },
  ])('$what', ({ text, longLists }) => {
    expect(scanJson(text).longLists).toStrictEqual(longLists);
  });

  test('is found at any depth, without a stack overflow', () => {
    const deep = `${'['.repeat(500_000)}${list(101)}${']'.repeat(500_000)}`;
    expect(scanJson(deep).longLists).toStrictEqual([{ path: Array(50).fill(0), length: 101 }]);
  });
});
