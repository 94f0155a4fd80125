/** Whether an argument matters, in sentences: what other answers and slips of entry would change. */

import type { Difference, Game, Piece, Result, RulingKey, Rulings } from '../../palatinus';
import type {
  DecisiveQuestions,
  DoubtfulField,
  DoubtfulSlip,
  MinorQuestion,
  Occasion,
  Safety,
} from '../../palatinus/settle';
import type { Speaker } from '../speaker';
import { capital, enumerate, playerName } from './naming';
import { pieceAndOwner, pieceOn } from './piece-naming';
import { storySentences } from './story-sentences';

type Say = Speaker<'pieces' | 'settle' | 'story' | 'walkthrough' | 'words'>;
type Answers = Partial<Rulings>;

interface SettleSentences {
  /** "Yes: one open question decides". */
  readonly answer: (decisive: readonly DecisiveQuestions[]) => string;
  /** "If an empty spring gives only 2, Marco wins instead of Nora." */
  readonly wins: (changed: Answers, own: Result, other: Result) => string;
  /** "If an empty spring gives only 2: Hill C goes to Marco instead of Nora." */
  readonly changes: (changed: Answers, differences: readonly Difference[]) => string;
  /** "However you answer the open questions, Nora wins." */
  readonly noMatter: (own: Result) => string;
  /** "empty spring: 2": the answers to these questions, for a card. */
  readonly short: (answers: Answers) => string;
  /** "the green peasant on C2 (Nora), empty spring next to it: E5". */
  readonly about: (occasion: Occasion, piece: Piece) => string;
  /** The players with equal points, and what each of them has. */
  readonly tie: (tied: readonly number[], result: Result) => readonly string[];
  /** What another answer would change, or why the question does not come up. */
  readonly minor: (question: MinorQuestion) => readonly string[];
  readonly entered: (field: Pick<DoubtfulField, 'at' | 'entered'>) => string;
  /** "Red peasant instead: Marco wins", "On C3 instead: Marco wins". */
  readonly slip: (slip: DoubtfulSlip) => string;
  /** "17 points ahead; after the worst single slip: 7."; undefined if everybody wins. */
  readonly lead: (safety: Safety) => string | undefined;
}

export function settleSentences(say: Say, game: Pick<Game, 'players' | 'rulings'>): SettleSentences {
  const { players } = game;
  const name = (player: number): string => {
    const found = players[player];
    return found ? playerName(say, found) : '';
  };
  const names = (of: readonly number[]): string => enumerate(say, of.map(name));
  const winners = ({ winners: of }: Pick<Result, 'winners'>) => ({ who: names(of), count: of.length });

  function minor({ ruling, whyNot, others }: MinorQuestion): readonly string[] {
    if (whyNot) return [say(`settle.${whyNot}`)];
    if (ruling === 'tieBreak') return [say('settle.sameTie')];
    if (others.every(({ differences }) => differences.length === 0)) return [say('settle.movesNothing')];
    const lines = others
      .filter(({ differences }) => differences.length > 0)
      .map(({ answer, differences }) => changes({ [ruling]: answer }, differences));
    return [...lines, say('settle.sameWinner')];
  }

  function readingOf(changed: Answers): string {
    const clauses = entries(changed).map(([key, answer]) =>
      say(`settle.if-${key}-${answer}` as 'settle.if-tieBreak-none'),
    );
    return capital(enumerate(say, clauses));
  }

  function changes(changed: Answers, differences: readonly Difference[]): string {
    const list = storySentences(say, game).differences(differences).join(' ');
    return say('settle.changes', { reading: readingOf(changed), list });
  }

  return {
    answer: (decisive) => {
      const alone = decisive.filter(({ rulings }) => rulings.length === 1).length;
      if (alone > 1) return say('settle.yesSeveral', { count: alone });
      if (alone === 1) return say('settle.yes');
      return say(decisive.length > 0 ? 'settle.together' : 'settle.no');
    },
    wins: (changed, own, other) =>
      say('settle.wins', { reading: readingOf(changed), others: names(own.winners), ...winners(other) }),
    changes,
    noMatter: (own) => say('settle.noWhy', winners(own)),
    short: (answers) =>
      entries(answers)
        .map(([key, answer]) => say(`settle.short-${key}-${answer}` as 'settle.short-tieBreak-none'))
        .join(' · '),
    about: ({ ruling, at, springs }, piece) =>
      say(`settle.about-${ruling}` as 'settle.about-emptySpring', {
        piece: pieceOn(say, players, { ...piece, at }),
        count: springs.length,
        fields: springs.join(', '),
      }),
    tie: (tied, { tally }) => [
      ...(tied.length > 0
        ? [say('settle.tied', { who: names(tied), points: tally[tied[0] ?? 0]?.points ?? 0 })]
        : []),
      ...tied.flatMap((player) => {
        const row = tally[player];
        return row
          ? [
              say('settle.items', {
                who: name(player),
                tokens: row.tokens.length,
                discs: row.discs.length,
                captured: row.captured,
              }),
            ]
          : [];
      }),
    ],
    minor,
    entered: ({ entered }) =>
      entered
        ? say('settle.entered', { piece: pieceAndOwner(say, players, entered) })
        : say('settle.enteredNobody'),
    slip: ({ instead, to, winners: of }) => {
      const who = winners({ winners: of });
      if (to) return say('settle.asideWouldWin', { to, ...who });
      return instead
        ? say('settle.wouldWin', { piece: capital(pieceAndOwner(say, players, instead)), ...who })
        : say('settle.nobodyWouldWin', who);
    },
    lead: ({ lead, leadAfterSlip: after }) =>
      lead === undefined || after === undefined ? undefined : say('settle.lead', { lead, after }),
  };
}

function entries(answers: Answers): [RulingKey, Rulings[RulingKey]][] {
  return Object.entries(answers) as [RulingKey, Rulings[RulingKey]][];
}
