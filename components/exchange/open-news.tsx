'use client';

/** What became of opening a table. Brought into sight and read out, wherever on the page it was asked for. */
import { useEffect, useRef } from 'react';
import { useLanguage, useSay } from '@/components/shell/speech';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { playerName } from '@/lib/i18n';
import type { Game } from '@/lib/palatinus';
import { Refusal } from './refusal';
import type { News } from './use-opening';

export function OpenNews({ news }: { readonly news: News }): React.ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other news are to be heard again
  useEffect(() => ref.current?.focus(), [news]);
  return (
    <div ref={ref} tabIndex={-1} className="focus-visible:outline-none">
      <Told news={news} />
    </div>
  );
}

function Told({ news }: { readonly news: News }): React.ReactNode {
  const say = useSay<'file'>();
  if (news.kind === 'refused') return <Refusal problems={news.problems} />;
  if (news.kind === 'unreadable')
    return <Notice kind="warning">{say('file.unreadable', { name: news.name })}</Notice>;
  return <Opened news={news} />;
}

type OpenedProps = { readonly news: Extract<News, { readonly wasBegun: boolean }> };

function Opened({ news }: OpenedProps): React.ReactNode {
  const say = useSay<'file' | 'steps' | 'words'>();
  const language = useLanguage();
  const ways = news.kind === 'new' ? (['tiles', 'players'] as const) : (['score', 'inhabitants'] as const);

  function told(game: Game): { readonly who: string; readonly count: number } {
    return {
      who: game.players.map((player) => playerName(say, player)).join(', '),
      count: game.position.filter((piece) => piece !== undefined).length,
    };
  }

  return (
    <Notice
      kind="good"
      title={
        news.kind === 'new'
          ? say('file.newOpened')
          : say(news.kind === 'example' ? 'file.exampleOpened' : 'file.opened', told(news.game))
      }
      actions={ways.map((way, index) => (
        <ButtonLink key={way} href={`/${language}/${way}`} look={index === 0 ? 'primary' : 'plain'}>
          {say(`steps.${way}`)}
          <Icon name="forward" />
        </ButtonLink>
      ))}
    >
      {news.wasBegun && <p>{say('file.undoable')}</p>}
    </Notice>
  );
}
