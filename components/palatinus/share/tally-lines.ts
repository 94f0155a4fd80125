/** The table of the tally in plain words, for whatever is no page: a text, a picture, a sheet of paper. */
import { playerName, type Speaker } from '@/lib/i18n';
import { type Game, type Result, type TallyHillRow, tallyTable } from '@/lib/palatinus';

export type TableSpeaker = Speaker<'rulings' | 'score' | 'share' | 'tally' | 'walkthrough' | 'words'>;

export interface TallyLine {
  readonly of: 'hill' | 'count' | 'points';
  readonly title: string;
  /** Of a hill that nobody controls: that nobody does; of one that several share, that it is a tie. */
  readonly note?: string;
  /** One for each player; empty where there is nothing to say. */
  readonly cells: readonly string[];
}

/** Whether there is nothing to say of any player, and the note says it for all. */
export function isEmpty(cells: TallyLine['cells']): boolean {
  return cells.every((cell) => cell === '');
}

/** Names are shown on one line, whatever somebody put into them, and without what no picture can hold. */
export function shownNames(say: TableSpeaker, { players }: Pick<Game, 'players'>): readonly string[] {
  return players.map((player) => playerName(say, player).replace(/[\s\p{Cc}\p{Cs}\p{Cn}]+/gu, ' '));
}

export function tallyLines(say: TableSpeaker, result: Result): readonly TallyLine[] {
  const { hills, captives, captiveDiscs, points } = tallyTable(result);
  return [
    ...hills.map((row) => hillLine(say, row)),
    { of: 'count', title: say('score.captives'), cells: captives.map(String) },
    ...(captiveDiscs
      ? [{ of: 'count', title: say('tally.discs'), cells: captiveDiscs.map(String) } as const]
      : []),
    { of: 'points', title: say('score.points'), cells: points.map((one) => String(one.points)) },
  ];
}

function hillLine(say: TableSpeaker, { letter, outcome, gains }: TallyHillRow): TallyLine {
  const cells = gains.map((gain) => {
    if (!gain) return '';
    return gain.what === 'token' ? `★${gain.points}` : say('score.disc', { points: gain.points });
  });
  if (outcome.kind === 'won') return { of: 'hill', title: letter, cells };
  const note = say(outcome.kind === 'tied' ? 'tally.tie' : 'tally.nobody');
  return { of: 'hill', title: letter, note, cells };
}
