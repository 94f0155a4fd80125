/**
 * Attacks one reader with hundreds of damaged inputs: each time it must finish correctly, in time, and without losing
 * anything. Each reader defines what is correct (attack-readers.ts, attack-stores.ts).
 */

import { damage, excerptOf, type Input, undamaged } from './attack-damage';

export interface Reader {
  readonly name: string;
  /** Texts that it accepts, which are damaged before it reads them. */
  readonly sound: readonly string[];
  attempt(input: Input): Promise<Attempt>;
}

interface Attempt {
  readonly ms: number;
  readonly isAccepted: boolean;
  /** What should not have happened, in words. */
  readonly faults: readonly string[];
}

interface ReaderParts<R> extends Pick<Reader, 'name' | 'sound'> {
  readonly read: (input: Input) => R | Promise<R>;
  readonly isAccepted: (result: R) => boolean;
  readonly faultsOf: (result: R, input: Input) => readonly string[] | Promise<readonly string[]>;
}

export function makeReader<R>({ name, sound, read, isAccepted, faultsOf }: ReaderParts<R>): Reader {
  return {
    name,
    sound,
    async attempt(input) {
      const elapsed = startClock();
      try {
        const result = await read(input);
        const ms = elapsed();
        return { ms, isAccepted: isAccepted(result), faults: await faultsOf(result, input) };
      } catch (error) {
        const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
        return { ms: elapsed(), isAccepted: false, faults: [`It throws ${told}`] };
      }
    },
  };
}

/**
 * Measures processor time, because on a busy machine everything takes longer by the clock; but also by the clock,
 * because work may run in parallel.
 */
function startClock(): () => number {
  const start = performance.now();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return Math.min(performance.now() - start, (user + system) / 1000);
  };
}

export interface AttackOptions {
  readonly seed: number;
  readonly inputs: number;
  /** The most time for one input. */
  readonly mostMs: number;
}

export interface AttackReport {
  readonly accepted: number;
  readonly slowestMs: number;
  /** Each with the information for repeating it. */
  readonly failures: readonly string[];
}

/**
 * Starts with the sound texts, which must be accepted: attacking a reader that refuses everything would test nothing.
 */
export async function attackReader(reader: Reader, options: AttackOptions): Promise<AttackReport> {
  const failures: string[] = [];
  let accepted = 0;
  let slowestMs = 0;
  const tryOut = async (input: Input, mustAccept: boolean): Promise<void> => {
    const { ms, isAccepted, faults } = await attemptInTime(reader, input, options.mostMs);
    accepted += isAccepted ? 1 : 0;
    slowestMs = Math.max(slowestMs, ms);
    const all = [
      ...faults,
      ...(mustAccept && !isAccepted ? ['It refuses a sound text.'] : []),
      ...(ms > options.mostMs ? [`It takes ${Math.round(ms)} ms.`] : []),
    ];
    if (all.length > 0) failures.push(failureText(reader, input, all));
  };
  for (const text of reader.sound) await tryOut(undamaged(text), true);
  for (let number = 1; number <= options.inputs; number += 1)
    await tryOut(damage(reader.sound, options.seed, `${reader.name} ${number}`), false);
  return { accepted, slowestMs, failures };
}

/** A reader that takes too long gets a second try, because the machine may have been busy. */
async function attemptInTime(reader: Reader, input: Input, mostMs: number): Promise<Attempt> {
  const first = await reader.attempt(input);
  if (first.ms <= mostMs) return first;
  const second = await reader.attempt(input);
  return { ...first, ms: Math.min(first.ms, second.ms) };
}

function failureText({ name }: Reader, input: Input, faults: readonly string[]): string {
  return [`${name}, damage: ${input.kinds}`, ...faults, excerptOf(input)].join('\n  ');
}
