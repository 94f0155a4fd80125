/** The rows of the tally as plain words, for a text, a picture and the printed sheet. */

import type { Speaker } from '@/lib/i18n';
import { type Result, type TallyHillRow, tallyTable } from '@/lib/palatinus';

export type TableSpeaker = Speaker<
  'pieces' | 'rulebook' | 'rulings' | 'score' | 'share' | 'tally' | 'walkthrough' | 'words'
>;

export interface TallyLine {
  readonly kind: 'hill' | 'count' | 'points';
  readonly title: string;
  /** For a hill without a winner: whether it is tied or nobody has influence. */
  readonly note?: string;
  /** For a hill: how much each player has there. */
  readonly influence?: readonly number[];
  /** One for each player; an empty text if the player got nothing. */
  readonly cells: readonly string[];
}

/** Whether no player got anything, so that the note is shown once for all. */
export function isEmpty(cells: TallyLine['cells']): boolean {
  return cells.every((cell) => cell === '');
}

export function tallyLines(say: TableSpeaker, result: Result): readonly TallyLine[] {
  const { hills, captives, captiveDiscs, points } = tallyTable(result);
  return [
    ...hills.map((row, index) => ({ ...hillLine(say, row), influence: result.hills[index]?.totals ?? [] })),
    { kind: 'count', title: say('score.captives'), cells: captives.map(String) },
    ...(captiveDiscs
      ? [{ kind: 'count', title: say('tally.discs'), cells: captiveDiscs.map(String) } as const]
      : []),
    { kind: 'points', title: say('score.points'), cells: points.map((one) => String(one.points)) },
  ];
}

function hillLine(say: TableSpeaker, { letter, outcome, gains }: TallyHillRow): TallyLine {
  const cells = gains.map((gain) => {
    if (!gain) return '';
    return gain.what === 'token' ? `★${gain.points}` : say('score.disc', { points: gain.points });
  });
  if (outcome.kind === 'won') return { kind: 'hill', title: letter, cells };
  const note = say(outcome.kind === 'tied' ? 'tally.tie' : 'tally.nobody');
  return { kind: 'hill', title: letter, note, cells };
}
