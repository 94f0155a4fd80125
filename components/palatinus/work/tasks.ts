/** The computations that are too long for the main thread, by name. A game is passed as its line of notation. */
import { type Expected, type Game, parseNotation } from '@/lib/palatinus';
import {
  type BestMove,
  bestMoves,
  type CountExplanation,
  explainCount,
  type OwnCount,
  type Settlement,
  settle,
} from '@/lib/palatinus/settle';

interface GameToSettle {
  readonly notation: string;
  /** The numbers of inhabitants if they differ from the rules; a line of notation does not contain them. */
  readonly expected?: Expected | undefined;
}

interface CountOfGame {
  readonly notation: string;
  readonly count: OwnCount;
}

export const TASKS = {
  settle: ({ notation, expected }: GameToSettle): Settlement => settle(gameIn(notation), expected),
  explainCount: ({ notation, count }: CountOfGame, onProgress: (share: number) => void): CountExplanation =>
    explainCount(gameIn(notation), count, onProgress),
  moves: (notation: string): readonly BestMove[] => bestMoves(gameIn(notation)),
} as const;

function gameIn(notation: string): Game {
  const read = parseNotation(notation);
  if (!read.ok) throw new Error(`No game: ${notation}`);
  return read.value;
}
