/** The tally as plain words in rows and columns, for whatever is no page: a text, a picture, a sheet of paper. */
import { playerName, type Speaker } from '@/lib/i18n';
import { type Gain, type Game, gainsOf, type Result } from '@/lib/palatinus';

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

export function tallyLines(say: TableSpeaker, { hills, tally }: Result): readonly TallyLine[] {
  const gains = gainsOf({ hills });
  const told = (gain: Gain | undefined): string =>
    gain ? (gain.what === 'token' ? `★${gain.points}` : say('score.disc', { points: gain.points })) : '';
  const discs = gains.filter(({ what, at }) => what === 'disc' && at !== undefined);
  return [
    ...hills.map(({ letter, outcome }): TallyLine => {
      const here = gains.filter(({ hill, at }) => hill === letter && at === undefined);
      const cells = tally.map(({ player }) => told(here.find((gain) => gain.player === player)));
      if (outcome.kind === 'won') return { of: 'hill', title: letter, cells };
      const note = say(outcome.kind === 'tied' ? 'tally.tie' : 'tally.nobody');
      return { of: 'hill', title: letter, note, cells };
    }),
    { of: 'count', title: say('score.captives'), cells: tally.map(({ captured }) => String(captured)) },
    ...(discs.length > 0 ? [discsLine(say('tally.discs'), tally, discs)] : []),
    { of: 'points', title: say('score.points'), cells: tally.map(({ points }) => String(points)) },
  ];
}

function discsLine(title: string, tally: Result['tally'], discs: readonly Gain[]): TallyLine {
  const cells = tally.map(({ player }) => String(discs.filter((gain) => gain.player === player).length));
  return { of: 'count', title, cells };
}
