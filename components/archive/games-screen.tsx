'use client';

/** All games that were scored here, the latest first; statistics about them; and how to keep them safe. */
import { useState } from 'react';
import { RulesProvider } from '@/components/shell/rules-link';
import { Screen } from '@/components/shell/screen';
import { archive } from '@/components/store/archive';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import { PageButton } from '@/components/ui/page-link';
import { Placeholder } from '@/components/ui/placeholder';
import { useLanguage, useSay } from '@/components/ui/speech';
import { type Listed, type RemovedGame, yearOf, yearsOf } from '@/lib/archive';
import { isolate } from '@/lib/text';
import { FiguresPart } from './figures-part';
import { GameRow, rowTitle } from './game-row';
import { GameSheet } from './game-sheet';
import type { AnyKeptView } from './kept-view';
import { SafePart } from './safe-part';
import { type Actions, useActions } from './use-actions';
import { type Games, idOfOpen, useGames } from './use-games';

type Props = { readonly views: readonly [AnyKeptView, ...AnyKeptView[]] };

export function GamesScreen({ views }: Props): React.ReactNode {
  const say = useSay<'games' | 'ui'>();
  const language = useLanguage();
  const found = useGames(views);
  const { games, isForbidden } = found;
  return (
    <RulesProvider game={views[0].seam.document.game}>
      <Screen title={say('games.title')} back={{ href: `/${language}`, label: say('ui.home') }}>
        {isForbidden && (
          <Notice
            kind="warning"
            className="mb-3"
            title={say('games.forbiddenTitle')}
            actions={games && games.length > 0 && <SaveLink views={views} games={games} />}
          >
            {say('games.forbidden')}
          </Notice>
        )}
        {!games && <Waiting />}
        {games?.length === 0 && found.isWhole && !isForbidden && <Empty views={views} />}
        {games && games.length > 0 && <Filtered views={views} found={found} games={games} />}
        {games && found.isWhole && !isForbidden && <SafePart games={games} views={views} />}
      </Screen>
    </RulesProvider>
  );
}

/** A link to saving the open game as a file; if there are two, the first. */
function SaveLink({ views, games }: Props & { readonly games: readonly Listed[] }): React.ReactNode {
  const say = useSay<'share'>();
  const language = useLanguage();
  const names = views.map(({ seam }) => seam.document.game);
  const first = names.find((name) => games.some(({ game }) => game === name));
  return (
    <PageButton href={`/${language}/open#save${first === names[0] ? '' : `-${first}`}`}>
      {say('share.saveGame')}
    </PageButton>
  );
}

function Waiting(): React.ReactNode {
  return (
    <div className="flex flex-col gap-3">
      {[1, 2, 3, 4].map((row) => (
        <Placeholder key={row} className="h-26 rounded-2xl" />
      ))}
    </div>
  );
}

function Empty({ views }: Props): React.ReactNode {
  const say = useSay<'games' | 'start'>();
  const language = useLanguage();
  return (
    <section className="max-w-prose rounded-2xl border-2 border-line border-dashed p-5">
      <p className="text-lg">{say('games.empty')}</p>
      <p className="mt-2 text-muted">{say('games.emptyHow')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {views.map(({ name, seam }, index) => (
          <PageButton
            key={name}
            href={`/${language}/${seam.document.game}/players`}
            look={index === 0 ? 'primary' : 'plain'}
          >
            {say(index === 0 ? 'start.score' : 'start.scoreSevenHills')}
            <Icon name="forward" />
          </PageButton>
        ))}
      </div>
    </section>
  );
}

/** A string, because radio buttons have string values. */
const ALL = 'all';

type FilteredProps = Props & { readonly found: Games; readonly games: readonly Listed[] };

/** The list and the statistics of one game or both, of one year or all. */
function Filtered({ views, found, games }: FilteredProps): React.ReactNode {
  const say = useSay<'games'>();
  const [game, setGame] = useState(ALL);
  const [year, setYear] = useState(ALL);
  const actions = useActions(views);
  /** The game whose sheet is open. */
  const [picked, setPicked] = useState<string>();

  /** Opens the sheet of a game that cannot be read, which says so. */
  async function openOrSay(listed: Listed): Promise<void> {
    if (!(await actions.open(listed))) setPicked(listed.id);
  }
  const open = (listed: Listed): void => void openOrSay(listed);

  const played = views.filter(({ seam }) => games.some((one) => one.game === seam.document.game));
  const years = yearsOf(games);
  const shown = games.filter(
    (one) => (game === ALL || one.game === game) && (year === ALL || String(yearOf(one)) === year),
  );
  return (
    <>
      <div className={`mb-3 flex max-w-3xl flex-col gap-2 ${found.isWhole ? '' : 'min-h-touch'}`}>
        {played.length > 1 && (
          <Choice
            legend={say('games.whichGame')}
            legendHidden
            className="text-[min(1rem,max(16px,4.5vw))]"
            value={game}
            onPick={setGame}
            options={[
              { value: ALL, label: say('games.both') },
              ...played.map(({ name, seam }) => ({ value: seam.document.game, label: name })),
            ]}
          />
        )}
        {found.isWhole && years.length > 1 && <YearSelect years={years} year={year} onPick={setYear} />}
      </div>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <GameList {...{ views, found, actions, picked }} games={shown} onOpen={open} onPick={setPicked} />
        {found.isWhole && <FiguresPart views={views} games={shown} onOpen={open} />}
      </div>
    </>
  );
}

type YearProps = {
  readonly years: readonly number[];
  readonly year: string;
  readonly onPick: (year: string) => void;
};

function YearSelect({ years, year, onPick }: YearProps): React.ReactNode {
  const say = useSay<'games'>();
  return (
    <select
      aria-label={say('games.whichYear')}
      value={year}
      onChange={(event) => onPick(event.currentTarget.value)}
      className="min-h-touch self-start rounded-xl border-2 border-edge bg-card px-3 text-base"
    >
      <option value={ALL}>{say('games.everyYear')}</option>
      {years.map((one) => (
        <option key={one} value={String(one)}>
          {one}
        </option>
      ))}
    </select>
  );
}

/** How many are shown at once, because a list of thousands would take seconds to lay out. */
const ROWS = 20;

type ListProps = FilteredProps & {
  readonly actions: Actions;
  readonly picked: string | undefined;
  readonly onPick: (id: string | undefined) => void;
  readonly onOpen: (listed: Listed) => void;
};

function GameList({ views, found, games, actions, picked, onPick, onOpen }: ListProps): React.ReactNode {
  const say = useSay<'games' | 'start' | 'ui' | 'words'>();
  const [rows, setRows] = useState(ROWS);
  const [removed, setRemoved] = useState<Removed>();
  const [isFailed, setFailed] = useState(false);
  const viewOf = ({ game }: Listed): AnyKeptView | undefined =>
    views.find(({ seam }) => seam.document.game === game);
  const openIds = useOpenIds(views);
  const one = games.find(({ id }) => id === picked);

  async function remove(listed: Listed): Promise<void> {
    onPick(undefined);
    const result = rowTitle(say, viewOf(listed), listed, true) ?? '';
    const title = listed.title === undefined ? result : isolate(listed.title);
    try {
      const gone = await actions.remove(listed);
      setRemoved({ title, games: gone });
      announce(say('games.removed', { what: title }));
    } catch {
      setFailed(true);
    }
  }

  return (
    <section aria-label={say('start.yourGames')}>
      {isFailed && (
        <Notice kind="warning" className="mb-3">
          {say('games.failed')}
        </Notice>
      )}
      {removed && <RemovedNotice removed={removed} onDone={() => setRemoved(undefined)} />}
      {games.length === 0 && <p className="text-muted">{say('games.noneHere')}</p>}
      <ul className="flex flex-col gap-2.5">
        {games.slice(0, rows).map((listed) => (
          <GameRow
            key={listed.id}
            listed={listed}
            view={viewOf(listed)}
            isOpen={openIds.includes(listed.id)}
            isUnreadable={found.unreadable.has(listed.id)}
            onOpen={() => onOpen(listed)}
            onMore={found.isForbidden ? undefined : () => onPick(listed.id)}
          />
        ))}
      </ul>
      {games.length > rows && (
        <Button className="mt-3 w-full" onClick={() => setRows(rows + 2 * ROWS)}>
          {say('games.more', { count: games.length - rows })}
        </Button>
      )}
      {one && (
        <GameSheet
          key={one.id}
          listed={one}
          view={viewOf(one)}
          isUnreadable={found.unreadable.has(one.id)}
          actions={actions}
          onRemove={() => void remove(one)}
          onClose={() => onPick(undefined)}
        />
      )}
    </section>
  );
}

interface Removed {
  readonly title: string;
  readonly games: readonly RemovedGame[];
}

type RemovedProps = { readonly removed: Removed; readonly onDone: () => void };

function RemovedNotice({ removed, onDone }: RemovedProps): React.ReactNode {
  const say = useSay<'games' | 'ui'>();

  async function restore(): Promise<void> {
    await archive().restore(removed.games);
    onDone();
    announce(say('games.restored'));
  }

  return (
    <Notice
      kind="info"
      className="mb-3"
      actions={<Button onClick={() => void restore().catch(() => undefined)}>{say('ui.undo')}</Button>}
    >
      {say('games.removed', { what: removed.title })}
    </Notice>
  );
}

/** Re-renders when another game is opened, here or in another tab. */
function useOpenIds(views: readonly AnyKeptView[]): readonly (string | undefined)[] {
  return views.map((view) => {
    // biome-ignore lint/correctness/useHookAtTopLevel: the list of games never changes
    view.gameStore.useSnapshot();
    return idOfOpen(view);
  });
}
