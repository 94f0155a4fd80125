'use client';

/**
 * The buttons to start or continue a game. Which of the two is shown depends on the device, so until it has been read a
 * placeholder of the same size is in their place.
 */

import { useRouter } from 'next/navigation';
import { startNewGame, useNotebook } from '@/components/palatinus/game/store';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PageButton, PageLink } from '@/components/ui/page-link';
import { Placeholder } from '@/components/ui/placeholder';
import { useLanguage, useSay } from '@/components/ui/speech';
import { playerName } from '@/lib/i18n';
import { censusOf, isBegun, type Notebook, nextScreen, progressOf } from '@/lib/palatinus/enter';

export function Start(): React.ReactNode {
  const say = useSay<'start'>();
  const base = `/${useLanguage()}`;
  const { ready, document: notebook } = useNotebook();
  return (
    <div className="mt-5 max-w-[38rem]">
      <div className="flex min-h-28 items-stretch gap-3">
        {!ready && <Waiting base={base} />}
        {ready &&
          (isBegun(notebook) ? <ContinueGame base={base} notebook={notebook} /> : <NewGame base={base} />)}
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

/** Without script nothing is ever read, and there is only the way to the first screen. */
function Waiting({ base }: Props): React.ReactNode {
  const say = useSay<'start'>();
  return (
    <>
      <Placeholder className="grow rounded-2xl" />
      <noscript>
        <a href={`${base}/palatinus/players`} className={START_LINK}>
          {say('start.score')}
        </a>
      </noscript>
    </>
  );
}

function NewGame({ base }: Props): React.ReactNode {
  const say = useSay<'start'>();
  return (
    <StartLink href={`${base}/palatinus/players`} title={say('start.score')}>
      {say('start.scoreText')}
    </StartLink>
  );
}

/** "21 of 35 placed · Livia, Marco, Nora", so that people recognise their game. */
function ContinueGame({ base, notebook }: Props & { readonly notebook: Notebook }): React.ReactNode {
  const say = useSay<'start' | 'words'>();
  const router = useRouter();
  const names = notebook.table.players.map((player) => playerName(say, player)).join(', ');
  const progress = progressOf(censusOf(notebook).rows);
  return (
    <>
      <StartLink href={`${base}/palatinus/${nextScreen(notebook)}`} title={say('start.goOn')}>
        <span className="line-clamp-2">
          <b>{say('start.placed', progress)}</b>
          {names && ` · ${names}`}
        </span>
      </StartLink>
      <Button
        className="w-22 shrink-0 rounded-2xl"
        onClick={() => router.push(`${base}/palatinus/${startNewGame()}`)}
      >
        {say('start.newTable')}
      </Button>
    </>
  );
}

const START_LINK =
  'flex min-w-0 grow items-center justify-between gap-2 rounded-2xl bg-terracotta-fill px-5 py-2 text-on-fill shadow-md';

type StartLinkProps = { readonly href: string; readonly title: string; readonly children: React.ReactNode };

function StartLink({ href, title, children }: StartLinkProps): React.ReactNode {
  return (
    <PageLink href={href} className={START_LINK}>
      <span className="min-w-0">
        <strong className="block text-xl leading-tight sm:text-2xl">{title}</strong>
        <span className="mt-1 block text-sm leading-snug">{children}</span>
      </span>
      <Icon name="forward" className="hidden size-7 min-[22.5rem]:block" />
    </PageLink>
  );
}
