/** How long the rules take, against work of the same machine in the same moment. */

import { makeGameFile } from '../lib/files';
import { exampleGame, score, scoreAllFields, scoreAllRulings } from '../lib/palatinus';
import type { Figure } from './bench-figure';

interface Promised {
  readonly what: string;
  /** At most this many times as long. */
  readonly most: number;
  readonly work: () => unknown;
  readonly yardstick: () => unknown;
}

const game = exampleGame();
const text = JSON.stringify(makeGameFile(game));

const rulings = scoreAllRulings(game).length;
const variants = scoreAllFields(game).length;
const one = (): unknown => score(game);

const PROMISES: readonly Promised[] = [
  {
    what: 'one five-player game with all explanations, against JSON.parse of its game file',
    most: 0.75,
    work: one,
    yardstick: () => JSON.parse(text),
  },
  {
    what: `all ${rulings} combinations of rulings, against one scoring`,
    most: rulings,
    work: () => scoreAllRulings(game),
    yardstick: one,
  },
  {
    what: `all ${variants} single-field variants, against one scoring`,
    most: variants,
    work: () => scoreAllFields(game),
    yardstick: one,
  },
];

const ROUNDS = 60;
const ROUND_MS = 10;

/** Milliseconds per call, over about one round's length. */
function timed(work: () => unknown): number {
  const start = performance.now();
  let calls = 0;
  let now = start;
  do {
    work();
    calls += 1;
    now = performance.now();
  } while (now - start < ROUND_MS);
  return (now - start) / calls;
}

/** The median over rounds that time both sides by turns, so that a slow moment hits both. */
function ratio({ work, yardstick }: Promised): number {
  const ratios = Array.from({ length: ROUNDS }, () => timed(work) / timed(yardstick)).sort((a, b) => a - b);
  return ratios[ROUNDS / 2] ?? Number.NaN;
}

export function engineFigures(): readonly Figure[] {
  for (const promised of PROMISES) ratio(promised); // warm up: the first rounds time the compiler
  return PROMISES.map((promised) => ({
    what: promised.what,
    measured: ratio(promised),
    most: promised.most,
    unit: '×',
  }));
}
