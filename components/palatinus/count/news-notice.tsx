'use client';

/** What a change that was not made in a story does to the count. */
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import { storySentences } from '@/lib/i18n';
import { type Game, type HillSoFar, newsBetween, parseField } from '@/lib/palatinus';
import type { Count } from './use-count';

type Props = {
  readonly before: Game;
  readonly now: Count;
  /** What is counted so far, if the rest must not be revealed yet. */
  readonly known: readonly HillSoFar[] | undefined;
};

export function NewsNotice({ before, now: { game, result }, known }: Props): React.ReactNode {
  const say = useSay<'pieces' | 'story' | 'walkthrough' | 'words'>();
  const tell = storySentences(say, game);
  const { fields, differences } = newsBetween(before, game, result, known);
  const standing = fields.map((at) => ({ at, piece: game.position[parseField(at)] }));
  return (
    <Notice
      kind="info"
      title={standing.length > 0 ? tell.nowThere(standing) : say('story.changedMeanwhile')}
      className="mb-3"
    >
      {tell.differences(differences, known === undefined).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
