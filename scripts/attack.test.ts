/** A short attack on every reader, always with the same seed; and tests that an attack detects faults. */

import { describe, expect, test } from 'vitest';
import { palatinusDocument } from '../lib/files';
import { makeStore } from '../lib/store';
import { damage } from './attack-damage';
import { attackReader, makeReader } from './attack-reader';
import { READERS } from './attack-readers';
import { storeReaders } from './attack-stores';

const OPTIONS = { seed: 7, inputs: 40, mostMs: Number.POSITIVE_INFINITY };

test.each([...READERS, ...storeReaders()])('damaged, and nothing breaks: $name', async (reader) => {
  expect((await attackReader(reader, OPTIONS)).failures).toStrictEqual([]);
});

describe('an attack', () => {
  const sound = ['{"sound":[1,2,3]}'];
  const harmless = { name: 'a reader', sound, read: () => true, isAccepted: () => true, faultsOf: () => [] };

  test('reports nothing about a correct reader', async () => {
    const report = await attackReader(makeReader(harmless), OPTIONS);
    expect(report).toMatchObject({ accepted: sound.length + OPTIONS.inputs, failures: [] });
  });

  test('detects a reader that throws', async () => {
    const read = ({ text }: { readonly text: string }): boolean => sound.includes(text) || JSON.parse('{');
    const { failures } = await attackReader(makeReader({ ...harmless, read }), OPTIONS);
    expect(failures.length).toBeGreaterThan(0);
    expect(failures[0]).toMatch(
      /^a reader, damage: .*\n {2}It throws SyntaxError.*\d+ characters, from \d+ on: "/s,
    );
  });

  test('detects a slow reader', async () => {
    const read = (): boolean => {
      const end = process.cpuUsage().user + 20_000;
      while (process.cpuUsage().user < end);
      return true;
    };
    const { failures } = await attackReader(makeReader({ ...harmless, read }), {
      ...OPTIONS,
      inputs: 1,
      mostMs: 5,
    });
    expect(failures).toHaveLength(2);
    expect(failures[0]).toMatch(/It takes \d+ ms\./);
  });

  test('detects a reader that refuses sound texts', async () => {
    const { failures } = await attackReader(makeReader({ ...harmless, isAccepted: () => false }), OPTIONS);
    expect(failures).toStrictEqual([expect.stringContaining('It refuses a sound text.')]);
  });

  test('detects a store that loses unreadable texts', async () => {
    const [reader] = storeReaders((options) => {
      const storage = { ...options.storage() };
      const isReadable = storage.getItem(palatinusDocument.key)?.endsWith('}') === true;
      if (!isReadable) storage.removeItem(palatinusDocument.key);
      return makeStore(options);
    });
    expect.assert(reader);
    const { failures } = await attackReader(reader, OPTIONS);
    expect(failures.length).toBeGreaterThan(0);
    for (const failure of failures) expect(failure).toContain('What was stored is gone.');
  });
});

test('the same seed gives the same damage, and another seed another', () => {
  const damaged = (seed: number): readonly unknown[] =>
    Array.from({ length: 20 }, (_, number) => damage(['{"sound":[1,2,3]}'], seed, `${number}`));
  expect(damaged(1)).toStrictEqual(damaged(1));
  expect(damaged(1)).not.toStrictEqual(damaged(2));
});
