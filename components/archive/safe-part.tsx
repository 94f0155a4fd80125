'use client';

/** Where the games are stored; whether the browser has agreed to keep them; and how to save them. */
import { useEffect, useState } from 'react';
import { everything } from '@/components/store/everything';
import { Button } from '@/components/ui/button';
import { downloadText } from '@/components/ui/hand-over';
import { Icon } from '@/components/ui/icon';
import { PageButton } from '@/components/ui/page-link';
import { useLanguage, useSay } from '@/components/ui/speech';
import { isFinished, isoDay, type Listed, makeCsv } from '@/lib/archive';
import { sizeInWords } from '@/lib/i18n';
import type { AnyKeptView } from './kept-view';
import { useAgreement } from './use-agreement';
import { keepOpenGames } from './use-games';

type Props = { readonly games: readonly Listed[]; readonly views: readonly AnyKeptView[] };

export function SafePart({ games, views }: Props): React.ReactNode {
  const say = useSay<'games'>();
  return (
    <section aria-labelledby="safe" className="mt-10 mb-6 max-w-3xl">
      <h2 id="safe" className="text-xl">
        {say('games.safe')}
      </h2>
      <p className="mt-2 leading-relaxed">{say('games.where')}</p>
      {games.length > 0 && <Agreement games={games} />}
      <TakeAlong games={games} views={views} />
    </section>
  );
}

function Agreement({ games }: Pick<Props, 'games'>): React.ReactNode {
  const say = useSay<'games'>();
  const language = useLanguage();
  const size = useSize(games.length);
  const isWorthAsking = games.some(({ summary }) => summary && isFinished(summary));
  const { agreement, ask } = useAgreement(isWorthAsking);
  return (
    <>
      <p className="mt-2 text-muted leading-relaxed">
        {size !== undefined &&
          `${say('games.howMuch', { count: games.length, size: sizeInWords(language, size) })}. `}
        {agreement === 'given' && say('games.persisted')}
        {agreement === 'none' && say('games.notPersisted')}
        {agreement === 'refused' && say('games.refusedPersist')}
      </p>
      {agreement === 'none' && (
        <Button className="mt-2" onClick={ask}>
          {say('games.askPersist')}
        </Button>
      )}
    </>
  );
}

/** The storage used by the whole app; undefined if the browser does not say. */
function useSize(games: number): number | undefined {
  const [size, setSize] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: more games take more room
  useEffect(() => {
    navigator.storage?.estimate?.().then(
      ({ usage }) => setSize(usage),
      () => undefined,
    );
  }, [games]);
  return size;
}

function TakeAlong({ games, views }: Props): React.ReactNode {
  const say = useSay<'games' | 'words'>();
  const language = useLanguage();
  const [done, setDone] = useState('');

  async function saveEverything(): Promise<void> {
    const name = `${say('games.everythingName')}-${isoDay(Date.now())}.json`;
    await keepOpenGames(views).catch(() => undefined);
    const { text, onSaved } = await everything();
    downloadText(name, text, 'application/json');
    onSaved();
    setDone(say('games.everythingSaved', { name }));
  }

  function saveTable(): void {
    const name = `${say('games.csvName')}-${isoDay(Date.now())}.csv`;
    const text = makeCsv(games, {
      columns: {
        game: say('games.csvGame'),
        date: say('games.csvDate'),
        title: say('games.csvTitle'),
        player: say('games.csvPlayer'),
        colour: say('games.csvColour'),
        points: say('games.csvPoints'),
        won: say('games.csvWon'),
        captives: say('games.csvCaptives'),
        note: say('games.csvNote'),
        id: say('games.csvId'),
      },
      gameName: (game) => views.find(({ seam }) => seam.document.game === game)?.name ?? game,
      colourName: (colour) => say(`words.${colour}`),
      yes: say('games.yes'),
      no: say('games.no'),
    });
    downloadText(name, text, 'text/csv');
    setDone(say('games.everythingSaved', { name }));
  }

  return (
    <>
      <p className="mt-4 leading-relaxed">{say('games.everythingText')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {games.length > 0 && (
          <>
            <Button onClick={() => void saveEverything().catch(() => setDone(say('games.everythingFailed')))}>
              <Icon name="download" />
              {say('games.everything')}
            </Button>
            <Button onClick={saveTable}>
              <Icon name="download" />
              {say('games.csv')}
            </Button>
          </>
        )}
        <PageButton href={`/${language}/open`}>
          <Icon name="open" />
          {say('games.bring')}
        </PageButton>
      </div>
      <output className="mt-2 block min-h-5 text-sm">{done}</output>
    </>
  );
}
