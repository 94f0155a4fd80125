/** Everything that is too long for the screen's own thread, by name. A game is handed over as its line of notation. */
import { type Game, parseNotation } from '@/lib/palatinus';
import {
  type BestMove,
  bestMoves,
  type CountExplanation,
  explainCount,
  type OwnCount,
  type Settlement,
  settle,
} from '@/lib/palatinus/settle';

interface CountOfGame {
  readonly notation: string;
  readonly count: OwnCount;
}

export const TASKS = {
  settle: (notation: string): Settlement => settle(gameIn(notation)),
  explainCount: ({ notation, count }: CountOfGame, onProgress: (share: number) => void): CountExplanation =>
    explainCount(gameIn(notation), count, onProgress),
  moves: (notation: string): readonly BestMove[] => bestMoves(gameIn(notation)),
} as const;

function gameIn(notation: string): Game {
  const read = parseNotation(notation);
  if (!read.ok) throw new Error(`No game: ${notation}`);
  return read.value;
}
