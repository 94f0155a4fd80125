'use client';

/** What became of opening a table. */
import { useLanguage, useSay } from '@/components/shell/speech';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { playerName } from '@/lib/i18n';
import type { Game } from '@/lib/palatinus';
import { Heard } from './heard';
import { Refusal } from './refusal';
import type { News } from './use-opening';

export function OpenNews({ news }: { readonly news: News }): React.ReactNode {
  return (
    <Heard news={news}>
      <Told news={news} />
    </Heard>
  );
}

function Told({ news }: { readonly news: News }): React.ReactNode {
  const say = useSay<'file' | 'keeping'>();
  if (news.kind === 'refused') return <Refusal problems={news.problems} />;
  if (news.kind === 'not-loaded') return <Notice kind="warning">{say('keeping.notLoaded')}</Notice>;
  if (news.kind === 'unreadable')
    return <Notice kind="warning">{say('file.unreadable', { name: news.name })}</Notice>;
  return <Opened news={news} />;
}

type OpenedProps = { readonly news: Extract<News, { readonly wasBegun: boolean }> };

/** Where one goes on from there, the likeliest first. */
const WAYS = {
  opened: ['score', 'inhabitants'],
  example: ['score', 'inhabitants'],
  everything: ['players', 'tiles', 'inhabitants'],
  new: ['players', 'tiles'],
} as const;

function Opened({ news }: OpenedProps): React.ReactNode {
  const say = useSay<'file' | 'steps' | 'words'>();
  const language = useLanguage();
  const ways = WAYS[news.kind];

  function told(game: Game): { readonly who: string; readonly count: number } {
    return {
      who: game.players.map((player) => playerName(say, player)).join(', '),
      count: game.position.filter((piece) => piece !== undefined).length,
    };
  }

  function title(): string {
    if (news.kind === 'new') return say('file.newOpened');
    if (news.kind === 'everything') return say(news.whole ? 'file.everythingOpened' : 'file.partlyOpened');
    return say(news.kind === 'example' ? 'file.exampleOpened' : 'file.opened', told(news.game));
  }

  return (
    <Notice
      kind="good"
      title={title()}
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
