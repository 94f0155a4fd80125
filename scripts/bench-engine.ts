/** The speed of the rules, compared with other work on the same machine at the same moment. */

import { makeGameFile, makeSevenHillsFile } from '../lib/files';
import { ALL_RULINGS, exampleGame, misread, score } from '../lib/palatinus';
import {
  bestMoves,
  decisiveRulings,
  explainByOneReading,
  explainCount,
  otherAnswers,
  readingsByLength,
  scoreAllFields,
  slipsThatMatter,
} from '../lib/palatinus/settle';
import * as sevenHills from '../lib/seven-hills';
import type { Figure } from './figure';

interface Promised {
  readonly what: string;
  /** The limit, as a multiple of the yardstick. */
  readonly most: number;
  readonly work: () => unknown;
  readonly yardstick: () => unknown;
}

const game = exampleGame();
const text = JSON.stringify(makeGameFile(game));

const sevenHillsGame = sevenHills.exampleGame();
const sevenHillsText = JSON.stringify(makeSevenHillsFile(sevenHillsGame));

const rulings = ALL_RULINGS.length;
const slips = [...scoreAllFields(game)].length;
const standing = game.position.filter((piece) => piece !== undefined).length;
const moves = standing * (game.position.length - standing);
const one = (): unknown => score(game);

const MISREAD = { points: score(game, misread(['captives-stay'])).tally.map(({ points }) => points) };
/** More than all players can have together. */
const UNEXPLAINED = { points: game.players.map(() => 40) };
const [short = [], ...longer] = readingsByLength(game);
const readings = [short, ...longer].flat().length;

const PROMISES: readonly Promised[] = [
  {
    what: 'one five-player game with all explanations, against JSON.parse of its game file',
    most: 0.75,
    work: one,
    yardstick: () => JSON.parse(text),
  },
  {
    what: 'a game of Seven Hills, five epochs with all explanations, against JSON.parse of its game file',
    most: 1,
    work: () => sevenHills.score(sevenHillsGame),
    yardstick: () => JSON.parse(sevenHillsText),
  },
  {
    what: `which of all ${rulings} combinations of rulings matter, against one scoring`,
    most: rulings,
    work: () => [otherAnswers(game), decisiveRulings(game)],
    yardstick: one,
  },
  {
    what: `which of all ${slips} single-field slips matter, against one scoring`,
    most: slips,
    work: () => slipsThatMatter(game),
    yardstick: one,
  },
  {
    what: `the best of all ${moves} moves for every player, against one scoring`,
    most: moves,
    work: () => bestMoves(game),
    yardstick: one,
  },
  {
    what: `a count that one misreading explains, found by ${short.length} readings, against one scoring`,
    most: 4 * short.length,
    // A copy, because one and the same game object is counted only once.
    work: () => explainByOneReading({ ...game }, MISREAD),
    yardstick: one,
  },
  {
    what: `a count that nothing explains, after ${readings} readings and all slips, against one scoring`,
    most: 2 * readings + slips,
    work: () => explainCount(game, UNEXPLAINED),
    yardstick: one,
  },
];

const ROUNDS = 60;
const ROUND_MS = 10;

/** Milliseconds per call, measured for about one round. */
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

/** The median over rounds that time both sides alternately, so that a slow moment affects both. */
function ratio({ work, yardstick }: Promised): number {
  const ratios = Array.from({ length: ROUNDS }, () => timed(work) / timed(yardstick)).sort((a, b) => a - b);
  return ratios[ROUNDS / 2] ?? Number.NaN;
}

export function engineFigures(): readonly Figure[] {
  for (const promised of PROMISES) ratio(promised); // warm up: the first rounds include compilation
  return PROMISES.map((promised) => ({
    what: promised.what,
    measured: ratio(promised),
    most: promised.most,
    unit: '×',
  }));
}
