'use client';

/** What a change that was not made in a story does to the count. */
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import { rulingsInForce, type Speaker, storySentences } from '@/lib/i18n';
import { type Game, type HillSoFar, type News, newsBetween, parseField } from '@/lib/palatinus';
import type { Count } from './use-count';

type Props = {
  readonly before: Game;
  readonly now: Count;
  /** What is counted so far, if the rest must not be revealed yet. */
  readonly known: readonly HillSoFar[] | undefined;
};

type Say = Speaker<'pieces' | 'rulebook' | 'rulings' | 'story' | 'walkthrough' | 'words'>;

export function NewsNotice({ before, now: { game, result }, known }: Props): React.ReactNode {
  const say: Say = useSay<'pieces' | 'rulebook' | 'rulings' | 'story' | 'walkthrough' | 'words'>();
  const news = newsBetween(before, game, result, known);
  return (
    <Notice kind="info" title={titleOf(say, game, news)} className="mb-3">
      {storySentences(say, game)
        .differences(news.differences, known === undefined)
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
    </Notice>
  );
}

/** What has changed, if it is one thing. */
function titleOf(say: Say, game: Game, { fields, tiles, areRulings }: News): string {
  const tell = storySentences(say, game);
  const standing = fields.map((at) => ({ at, piece: game.position[parseField(at)] }));
  if (areRulings && fields.length + tiles.length === 0) return rulingsInForce(say, game.rulings);
  if (fields.length > 0 && !areRulings) return tell.nowThere(standing);
  return tiles.length > 0 && !areRulings ? tell.changedTiles(tiles) : say('story.changedMeanwhile');
}
