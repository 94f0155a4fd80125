'use client';

/**
 * The way in: a new game, or the one that was begun on this device. Until the device has been read nobody knows which, so
 * the largest button of the app waits visibly, in the room that either of them takes.
 */
import { useRouter } from 'next/navigation';
import { startNewGame, useNotebook } from '@/components/palatinus/game/store';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PageButton, PageLink } from '@/components/ui/page-link';
import { Placeholder } from '@/components/ui/placeholder';
import { useLanguage, useSay } from '@/components/ui/speech';
import { playerName } from '@/lib/i18n';
import { censusOf, isBegun, type Notebook, progressOf, waypointOf } from '@/lib/palatinus/enter';

export function Start(): React.ReactNode {
  const say = useSay<'start'>();
  const base = `/${useLanguage()}`;
  const { ready, document: notebook } = useNotebook();
  return (
    <div className="mt-5 max-w-[38rem]">
      <div className="flex min-h-28 items-stretch gap-3">
        {!ready && <Placeholder className="grow rounded-2xl" />}
        {ready && (isBegun(notebook) ? <GoOn base={base} notebook={notebook} /> : <Score base={base} />)}
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <PageButton href={`${base}/open`} className="grow">
          <Icon name="open" />
          {say('start.open')}
        </PageButton>
        <PageButton href={`${base}/palatinus/copy?start`} className="grow">
          <Icon name="drop" />
          {say('start.copy')}
        </PageButton>
      </div>
    </div>
  );
}

type Props = { /** The address of the language. */ readonly base: string };

function Score({ base }: Props): React.ReactNode {
  const say = useSay<'start'>();
  return (
    <WayIn href={`${base}/palatinus/players`} title={say('start.score')}>
      {say('start.scoreText')}
    </WayIn>
  );
}

/** "21 of 35 placed · Livia, Marco, Nora", by which one knows one's own game again. */
function GoOn({ base, notebook }: Props & { readonly notebook: Notebook }): React.ReactNode {
  const say = useSay<'start' | 'words'>();
  const router = useRouter();
  const names = notebook.table.players.map((player) => playerName(say, player)).join(', ');
  const progress = progressOf(censusOf(notebook).rows);
  return (
    <>
      <WayIn href={`${base}/palatinus/${waypointOf(notebook)}`} title={say('start.goOn')}>
        <span className="line-clamp-2">
          <b>{say('start.placed', progress)}</b>
          {names && ` · ${names}`}
        </span>
      </WayIn>
      <Button
        className="w-22 shrink-0 rounded-2xl"
        onClick={() => router.push(`${base}/palatinus/${startNewGame()}`)}
      >
        {say('start.newTable')}
      </Button>
    </>
  );
}

const WAY_IN =
  'flex min-w-0 grow items-center justify-between gap-2 rounded-2xl bg-terracotta-fill px-5 py-2 text-on-fill shadow-md';

type WayInProps = { readonly href: string; readonly title: string; readonly children: React.ReactNode };

function WayIn({ href, title, children }: WayInProps): React.ReactNode {
  return (
    <PageLink href={href} className={WAY_IN}>
      <span className="min-w-0">
        <strong className="block text-xl leading-tight sm:text-2xl">{title}</strong>
        <span className="mt-1 block text-sm leading-snug">{children}</span>
      </span>
      <Icon name="forward" className="hidden size-7 min-[22.5rem]:block" />
    </PageLink>
  );
}
