'use client';

/**
 * Shares a finished game with other places: a link that BG Stats opens, and a text for a forum. Nothing is sent
 * automatically.
 */
import { useEffect, useState } from 'react';
import { archive } from '@/components/store/archive';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { bgStatsLink, dayOf, type Listed } from '@/lib/archive';
import { nameOrColour } from '@/lib/i18n';
import type { AnyKeptView } from './kept-view';
import { contentOf } from './summaries';

type Props = { readonly listed: Listed; readonly view: AnyKeptView };

export function HandOn({ listed, view }: Props): React.ReactNode {
  const say = useSay<'games' | 'words'>();
  const document = useDocument(listed, view);
  const { summary } = listed;
  const played = dayOf(listed);
  return (
    <section className="mt-4 flex flex-col gap-2 border-line border-t pt-4">
      <h3 className="text-lg">{say('games.handOn')}</h3>
      {played !== undefined && summary && (
        <>
          <a
            href={bgStatsLink({
              id: listed.id,
              played,
              game: { id: listed.game, name: view.name },
              players: summary.seats.map(({ name, colour, points = 0 }, seat) => ({
                name: name ?? nameOrColour(say, name, colour),
                points,
                isWinner: summary.winners.includes(seat),
              })),
              comments: listed.note,
            })}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('plain')}
          >
            {say('games.bgStats')}
            <Icon name="forward" />
          </a>
          <p className="text-muted text-sm leading-relaxed">{say('games.bgStatsText')}</p>
        </>
      )}
      {document !== undefined && <view.ForumText document={document} />}
    </section>
  );
}

function useDocument({ id, game }: Listed, view: AnyKeptView): unknown {
  const [document, setDocument] = useState<unknown>();
  useEffect(() => {
    let isShown = true;
    archive()
      .texts([id])
      .then(
        (texts) => {
          if (isShown) setDocument(contentOf([view], game, texts.get(id) ?? '')?.document);
        },
        () => undefined,
      );
    return () => {
      isShown = false;
    };
  }, [id, game, view]);
  return document;
}
