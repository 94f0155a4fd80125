'use client';

/**
 * On Home: the latest archived games, each with how it ended, and a link to all of them. Renders nothing if there are
 * none.
 */
import { PageLink } from '@/components/ui/page-link';
import { useLanguage, useSay } from '@/components/ui/speech';
import { GameRow } from './game-row';
import type { AnyKeptView } from './kept-view';
import { useActions } from './use-actions';
import { idsOnHome, useGames } from './use-games';

const SHOWN = 3;

type Props = { readonly views: readonly AnyKeptView[] };

export function LatestGames({ views }: Props): React.ReactNode {
  const say = useSay<'start'>();
  const language = useLanguage();
  const { games = [], isWhole, unreadable, isForbidden } = useGames(views);
  const actions = useActions(views);
  const shownAbove = views.flatMap(idsOnHome);
  const latest = games.filter(({ id }) => !shownAbove.includes(id)).slice(0, SHOWN);
  if (!isWhole || isForbidden || latest.length === 0) return null;
  return (
    <section aria-labelledby="your-games" className="mt-4 min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="your-games" className="text-xl">
          {say('start.yourGames')}
        </h2>
        <PageLink
          href={`/${language}/games`}
          className="inline-flex min-h-touch items-center font-bold text-terracotta underline underline-offset-4"
        >
          {say('start.allGames')} ({games.length})
        </PageLink>
      </div>
      <ul className="mt-1 flex flex-col gap-2.5">
        {latest.map((listed) => (
          <GameRow
            key={listed.id}
            listed={listed}
            view={views.find(({ seam }) => seam.document.game === listed.game)}
            isOpen={false}
            isUnreadable={unreadable.has(listed.id)}
            onOpen={() => void actions.open(listed)}
          />
        ))}
      </ul>
    </section>
  );
}
