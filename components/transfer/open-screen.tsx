'use client';

/**
 * Open and save: opens games from elsewhere, and saves the reader's own. Saving comes first for readers who came for
 * that.
 */
import { useId } from 'react';
import { useAddress } from '@/components/shell/address';
import { RulesProvider } from '@/components/shell/rules-link';
import { Screen } from '@/components/shell/screen';
import { GameStoreProvider } from '@/components/store/game-store';
import { HistoryButtons } from '@/components/store/history-buttons';
import { StoreNotices } from '@/components/store/store-notices';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { PageButton } from '@/components/ui/page-link';
import { useLanguage, useSay } from '@/components/ui/speech';
import { MOST_FILE_BYTES } from '@/lib/archive';
import type { Games } from '@/lib/games';
import { escapeHidden, isolate } from '@/lib/text';
import { DropZone } from './drop-zone';
import { ImportedNotice } from './imported-notice';
import { OutcomeBox, Reasons } from './outcome';
import { SaveGame, Section } from './save-game';
import type { AnyTransferGame, TransferDocument } from './transfer-game';
import { type Opening, type OpenNews, type Placed, useOpening } from './use-opening';

type Props = {
  /** Undo and rules in the upper bar belong to the game that was opened last, or to the first one. */
  readonly games: Games<AnyTransferGame>;
  /** What is saved next to the games. */
  readonly documents: readonly TransferDocument[];
};

/** The fragment of links for saving: `#save`, or `#save-seven-hills` for a game that is not the first. */
const SAVE = '#save';

export function OpenScreen({ games, documents }: Props): React.ReactNode {
  const say = useSay<'open' | 'ui'>();
  const language = useLanguage();
  const opening = useOpening(games, documents);
  const { news } = opening;
  const begun = useBegun(games);
  const asked = useAddress()?.hash ?? '';
  const isToSave = asked.startsWith(SAVE);
  const toSave = games.find(({ seam }) => asked === `${SAVE}-${seam.document.game}`);
  const { seam, gameStore } = (news && 'of' in news ? news.of : toSave) ?? games[0];
  const save = games.map((of) => (
    <SaveGame key={of.seam.document.game} of={of} isOneOfMany={begun.length > 1} />
  ));

  return (
    <GameStoreProvider of={gameStore}>
      <RulesProvider game={seam.document.game}>
        <Screen
          title={say('open.title')}
          back={
            isToSave
              ? {
                  href: `/${language}/${seam.document.game}/${seam.resultScreen}`,
                  label: say('open.tally'),
                }
              : { href: `/${language}`, label: say('ui.home') }
          }
          tools={<HistoryButtons onStep={opening.forget} isBetweenGames />}
        >
          <StoreNotices />
          {news && 'of' in news && <News news={news} />}
          <div className="grid gap-x-12 lg:grid-cols-2">
            {isToSave && save}
            <Section title={say('open.open')}>
              <OpenGame opening={opening} isBegun={begun.length > 0} />
            </Section>
            {!isToSave && save}
            {documents.map(({ document, Save }) => (
              <Save key={document.key} />
            ))}
          </div>
        </Screen>
      </RulesProvider>
    </GameStoreProvider>
  );
}

type OpenGameProps = {
  readonly opening: Opening;
  /** Whether there is already a game. */
  readonly isBegun: boolean;
};

/**
 * Opens a game from elsewhere: chosen, dropped or pasted. Pasted text is opened at once, typed text with the button.
 */
function OpenGame({ opening, isBegun }: OpenGameProps): React.ReactNode {
  const { news, text, setText, open, refuse, onUnreadable } = opening;
  const say = useSay<'open'>();
  const id = useId();
  return (
    <>
      <p className="max-w-prose text-muted text-sm leading-relaxed">
        {/* Which game it replaces is only known when it is opened, but people with a game should know that it may
            be replaced. */}
        {say('open.anywhere')} {isBegun && say('open.makesRoom')}
      </p>
      <DropZone
        label={say('open.choose')}
        look="primary"
        className="self-start"
        mostBytes={MOST_FILE_BYTES}
        onText={open}
        onRefused={refuse}
        onUnreadable={onUnreadable}
      />
      <form
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          open(text);
        }}
      >
        <label htmlFor={id} className="font-bold">
          {say('open.paste')}
        </label>
        <textarea
          id={id}
          rows={3}
          value={text}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={({ currentTarget, nativeEvent }) => {
            setText(currentTarget.value);
            const { inputType } = nativeEvent as InputEvent;
            if (inputType === 'insertFromPaste') open(currentTarget.value);
          }}
          className="rounded-xl border-2 border-edge bg-card p-3 font-mono text-base [overflow-wrap:anywhere]"
        />
        <Button type="submit" className="self-start">
          {say('open.openPasted')}
        </Button>
      </form>
      {news && !('of' in news) && <News news={news} />}
    </>
  );
}

/** The games that have any content. */
function useBegun(games: readonly AnyTransferGame[]): readonly AnyTransferGame[] {
  return games.filter(({ gameStore, isBegun }) => {
    // biome-ignore lint/correctness/useHookAtTopLevel: the list of games never changes
    const { ready, document } = gameStore.useSnapshot();
    return ready && isBegun(document);
  });
}

function News({ news }: { readonly news: OpenNews }): React.ReactNode {
  const say = useSay<'open'>();
  return (
    <OutcomeBox news={news}>
      {news.kind === 'refused' && (
        <Notice kind="warning" title={say('open.refused')}>
          <Reasons problems={news.problems} />
        </Notice>
      )}
      {news.kind === 'unreadable' && (
        <Notice kind="warning">{say('open.unreadable', { name: isolate(escapeHidden(news.name)) })}</Notice>
      )}
      {news.kind === 'saved' && (
        <Opened {...news} title={say(news.whole ? 'open.everythingOpened' : 'open.partlyOpened')} />
      )}
      {news.kind === 'failed' && <Notice kind="warning">{say('open.failed')}</Notice>}
      {news.kind === 'everything' && <ImportedNotice {...news} />}
      {news.kind === 'game' && <OpenedGame {...news} />}
      {news.kind === 'added' && <news.what.Added whole={news.whole} />}
    </OutcomeBox>
  );
}

type OpenedGameProps = Extract<OpenNews, { readonly game: unknown }>;

function OpenedGame({ of, game, wasBegun }: OpenedGameProps): React.ReactNode {
  const say = useSay<'open'>();
  const what = of.useDescription(game);
  return <Opened of={of} wasBegun={wasBegun} isWhole title={say('open.opened', { what })} />;
}

type OpenedProps = Placed & { readonly title: string; readonly isWhole?: boolean };

/** Says that the game was opened, and offers ways to go on. */
function Opened({ of, wasBegun, title, isWhole = false }: OpenedProps): React.ReactNode {
  const say = useSay<'open'>();
  const language = useLanguage();
  const { whole, half } = of.useWaysOn();
  return (
    <Notice
      kind="good"
      title={title}
      actions={(isWhole ? whole : half).map(({ screen, name }, index) => (
        <PageButton
          key={screen}
          href={`/${language}/${of.seam.document.game}/${screen}`}
          look={index === 0 ? 'primary' : 'plain'}
        >
          {name}
          <Icon name="forward" />
        </PageButton>
      ))}
    >
      {wasBegun && <p>{say('open.undoable')}</p>}
    </Notice>
  );
}
