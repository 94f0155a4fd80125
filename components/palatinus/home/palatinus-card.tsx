'use client';

/** A game on Home: its board in small, how far it is or how it ended, who plays, and when that was. */
import { Sign } from '@/components/palatinus/board/piece';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { useLanguage, useSay } from '@/components/ui/speech';
import { useToday } from '@/components/ui/use-today';
import { playerName, whenSentence } from '@/lib/i18n';
import {
  censusOf,
  type Notebook,
  nextScreen,
  progressOf,
  reopeningScreen,
  tilesDone,
} from '@/lib/palatinus/enter';
import { ResultTitle, SmallBoard } from './late-card-parts';

type Props = {
  readonly notebook: Notebook;
  /** When it was last changed, if that is known. */
  readonly changed?: number | undefined;
  /** A few words above it. */
  readonly label?: string;
  /** Done before the game is opened. */
  readonly onOpen?: () => void;
};

export function GameCard({ notebook, changed, label, onOpen }: Props): React.ReactNode {
  const language = useLanguage();
  const isFinished = nextScreen(notebook) === 'score';
  return (
    <PageLink
      href={`/${language}/palatinus/${reopeningScreen(notebook)}`}
      {...(onOpen && { onGo: onOpen })}
      className="flex min-h-35 items-center gap-3 rounded-2xl border-2 border-terracotta bg-card py-2 pr-2 pl-3 shadow-sm min-[22.5rem]:gap-4 min-[22.5rem]:pl-4"
    >
      <span
        aria-hidden="true"
        className="block size-[min(4rem,20vw)] shrink-0 min-[22.5rem]:size-[min(6.5rem,27vw)]"
      >
        <SmallBoard notebook={notebook} />
      </span>
      <span className="min-w-0 grow">
        {label && <span className="block text-muted text-sm">{label}</span>}
        <strong className="block leading-tight min-[22.5rem]:text-lg [overflow-wrap:anywhere]">
          {isFinished ? <ResultTitle notebook={notebook} /> : <Progress notebook={notebook} />}
        </strong>
        <Who notebook={notebook} changed={changed} />
      </span>
      <Icon name="forward" className="text-terracotta" />
    </PageLink>
  );
}

type PartProps = Pick<Props, 'notebook'>;

/** "Go on: 21 of 35 placed", or where the tiles are not laid yet, how many are. */
function Progress({ notebook }: PartProps): React.ReactNode {
  const say = useSay<'start'>();
  const { placed, expected } = progressOf(censusOf(notebook).rows);
  if (placed === 0 && nextScreen(notebook) === 'tiles')
    return say('start.goOnTiles', { count: tilesDone(notebook) });
  return expected === 0 ? say('start.goOn') : say('start.goOnPlaced', { placed, expected });
}

/** The players by shape, colour and name, then the day. */
function Who({ notebook, changed }: Pick<Props, 'notebook' | 'changed'>): React.ReactNode {
  const say = useSay<'ui' | 'words'>();
  const language = useLanguage();
  const today = useToday();
  const { players } = notebook.table;
  return (
    <span className="mt-1.5 flex flex-wrap gap-x-2.5 gap-y-0.5 text-muted text-xs leading-snug min-[22.5rem]:text-sm">
      {players.map((player) => (
        <span key={player.people} className="inline-flex max-w-32 items-center gap-1">
          <Sign people={player.people} className="size-4" />
          <span title={playerName(say, player)} className="truncate">
            {playerName(say, player)}
          </span>
        </span>
      ))}
      {changed !== undefined && (
        <span className="basis-full">{whenSentence(say, language, changed, today)}</span>
      )}
    </span>
  );
}
