/**
 * How something is counted with one answer to an open question: a small worked picture with the sentences of the
 * count. It needs no game, so that any screen can show the answers next to each other.
 */

import { GainPicture } from '@/components/palatinus/board/gain-picture';
import { Sign } from '@/components/palatinus/board/piece';
import { Icon } from '@/components/ui/icon';
import { gameSentences, rulingAnswer, type Speaker } from '@/lib/i18n';
import {
  DEFAULT_RULINGS,
  numberOfRule,
  RULE_OF_RULING,
  type RulingKey,
  type Rulings,
  type TallyRow,
  tallyOf,
  winnersOf,
} from '@/lib/palatinus';
import { pictureOfAnswer, TIED_GAINS } from './pictures';
import { SmallRulePicture } from './rule-picture';
import { THREE_PLAYERS } from './small-table';

type Props = {
  readonly say: Speaker<'pieces' | 'rulebook' | 'rulings' | 'walkthrough' | 'words'>;
  readonly ruling: RulingKey;
  readonly answer: Rulings[RulingKey];
};

export function RulingPicture({ say, ruling, answer }: Props): React.ReactNode {
  const label = say('rulebook.answerPicture', {
    number: numberOfRule(RULE_OF_RULING[ruling]),
    answer: rulingAnswer(say, ruling, answer).label,
  });
  if (ruling === 'tieBreak')
    return <TiePicture say={say} tieBreak={answer as Rulings['tieBreak']} label={label} />;
  return <SmallRulePicture say={say} picture={pictureOfAnswer(ruling, answer)} label={label} />;
}

type TiePictureProps = Pick<Props, 'say'> & {
  readonly tieBreak: Rulings['tieBreak'];
  readonly label: string;
};

/** Three players with equal points: what each of them has, and who wins. */
function TiePicture({ say, tieBreak, label }: TiePictureProps): React.ReactNode {
  const rulings = { ...DEFAULT_RULINGS, tieBreak };
  const tally = tallyOf(TIED_GAINS, THREE_PLAYERS.length);
  const outcome = winnersOf(tally, tieBreak);
  const sentences = gameSentences(say, { players: THREE_PLAYERS, rulings });
  return (
    <figure aria-label={label}>
      <ul className="flex max-w-72 flex-col gap-1 rounded-xl border border-line bg-parchment p-1.5">
        {tally.map((row) => (
          <li key={row.player}>
            <span className="sr-only">{sentences.tallyRow(row)}</span>
            <TiedRow row={row} wins={outcome.winners.includes(row.player)} />
          </li>
        ))}
      </ul>
      <figcaption className="mt-2 text-sm leading-snug">
        {sentences.winners({ hills: [], tally, ...outcome })}
      </figcaption>
    </figure>
  );
}

/** Tokens, discs and captives as pictures; a cup for those who win. */
function TiedRow({ row, wins }: { readonly row: TallyRow; readonly wins: boolean }): React.ReactNode {
  const items = [
    ...row.tokens.map((points) => ({ what: 'token', points }) as const),
    ...row.discs.map((points) => ({ what: 'disc', points }) as const),
    ...Array.from({ length: row.captured }, () => ({ what: 'captive', points: 1 }) as const),
  ];
  const people = THREE_PLAYERS[row.player]?.people ?? 'red';
  return (
    <span
      aria-hidden="true"
      className={`flex h-8 items-center gap-1 rounded-lg border-2 px-1.5 text-sm ${wins ? 'border-laurel bg-laurel-wash font-bold' : 'border-transparent text-muted'}`}
    >
      <Sign people={people} className="size-5" />
      <span className="flex grow flex-wrap gap-x-1.5">
        {items.map(({ what, points }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tokens of a player may be worth the same
          <span key={index} className="inline-flex items-center gap-0.5">
            <GainPicture what={what} className="size-3.5" />
            {points}
          </span>
        ))}
      </span>
      {wins && <Icon name="cup" />}
      <span>= {row.points}</span>
    </span>
  );
}
