'use client';

/**
 * What a person does on Home: go on with the open game or look at how it ended, score another one, watch an example. What
 * stands first depends on the device, so until that has been read there is a placeholder of the same size.
 */

import { useEffect } from 'react';
import {
  bringGameBack,
  NEW_GAME_SCREEN,
  palatinusStore,
  startNewGame,
  useGameBefore,
  useNotebook,
} from '@/components/palatinus/game/store';
import { forgetScreen } from '@/components/shell/last-screen';
import { GameStoreProvider } from '@/components/store/game-store';
import { LateStoreNotices } from '@/components/store/late-store-notices';
import { Icon, type IconName } from '@/components/ui/icon';
import { PageButton, PageLink } from '@/components/ui/page-link';
import { Placeholder } from '@/components/ui/placeholder';
import { useLanguage, useSay } from '@/components/ui/speech';
import { isBegun } from '@/lib/palatinus/enter';
import { GameCard } from './game-card';

type Props = {
  /** In place of the game's card, for whoever has none. */
  readonly intro: React.ReactNode;
  /** The example's line of notation, from the page: this script would have to bring its reader along. */
  readonly example: string;
};

export function Start({ intro, example }: Props): React.ReactNode {
  const { saving, setAside } = useNotebook();
  // Otherwise the rules would lead back to an example that was left long ago.
  useEffect(() => forgetScreen('palatinus'), []);
  const hasNotices = saving !== 'saved' || setAside.length > 0;
  return (
    <div className="flex flex-col gap-3">
      {hasNotices && (
        <GameStoreProvider of={palatinusStore}>
          <LateStoreNotices />
        </GameStoreProvider>
      )}
      <OpenGame intro={intro} />
      <ScoreGame />
      <OtherWays example={example} />
    </div>
  );
}

/** The open game; or the one before it, as long as nothing of the new one has been entered. */
function OpenGame({ intro }: Pick<Props, 'intro'>): React.ReactNode {
  const say = useSay<'start'>();
  const { ready, document: notebook, changed } = useNotebook();
  const before = useGameBefore();
  if (!ready)
    return (
      <>
        <Placeholder className="h-35 rounded-2xl noscript:hidden" />
        <noscript>{intro}</noscript>
      </>
    );
  if (isBegun(notebook)) return <GameCard notebook={notebook} changed={changed} />;
  if (!before) return intro;
  return <GameCard notebook={before} label={say('start.before')} onOpen={bringGameBack} />;
}

const SCORE =
  'flex min-h-23 items-center justify-between gap-2 rounded-2xl bg-terracotta-fill px-5 py-3 text-on-fill shadow-md';

/** The main button. An open game makes room, and the next screen says that undo brings it back. */
function ScoreGame(): React.ReactNode {
  const say = useSay<'start'>();
  const base = `/${useLanguage()}/palatinus`;
  const { ready, document: notebook } = useNotebook();
  const content = (
    <>
      <span className="min-w-0">
        <strong className="block text-xl leading-tight sm:text-2xl">{say('start.score')}</strong>
        <span className="mt-1 block text-balance text-sm leading-snug">{say('start.scoreText')}</span>
      </span>
      <Icon name="forward" className="hidden size-7 min-[22.5rem]:block" />
    </>
  );
  if (!ready)
    return (
      <>
        <Placeholder className="h-23 rounded-2xl noscript:hidden" />
        <noscript>
          <a href={`${base}/players`} className={SCORE}>
            {content}
          </a>
        </noscript>
      </>
    );
  return isBegun(notebook) ? (
    <PageLink href={`${base}/${NEW_GAME_SCREEN}`} onGo={startNewGame} className={SCORE}>
      {content}
    </PageLink>
  ) : (
    <PageLink href={`${base}/players`} className={SCORE}>
      {content}
    </PageLink>
  );
}

/** Ways that leave the open game as it is. */
function OtherWays({ example }: Pick<Props, 'example'>): React.ReactNode {
  const say = useSay<'start'>();
  const base = `/${useLanguage()}`;
  const ways: readonly { readonly href: string; readonly icon: IconName; readonly name: string }[] = [
    { href: `${base}/palatinus/score?together#${example}`, icon: 'play', name: say('start.watchExample') },
    { href: `${base}/open`, icon: 'open', name: say('start.openFile') },
    { href: `${base}/palatinus/copy?start`, icon: 'drop', name: say('start.copy') },
    { href: `${base}/palatinus/ask`, icon: 'question', name: say('start.ask') },
  ];
  return (
    <nav aria-label={say('start.others')} className="flex flex-wrap gap-3">
      {ways.map(({ href, icon, name }) => (
        <PageButton key={icon} href={href} className="min-h-13 grow basis-36">
          <Icon name={icon} />
          {name}
        </PageButton>
      ))}
    </nav>
  );
}
