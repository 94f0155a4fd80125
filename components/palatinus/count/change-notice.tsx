'use client';

/** What a change that was not made in a story does to the count. */
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import { storySentences } from '@/lib/i18n';
import { changedFields, differencesBetween, type HillSoFar, parseField } from '@/lib/palatinus';
import type { Count } from './use-count';

type Props = {
  readonly before: Count;
  readonly now: Count;
  /** What is counted so far, if the rest is not to be told yet. */
  readonly known: readonly HillSoFar[] | undefined;
};

/** A notice with more lines would hide what it is about. */
const MOST_LINES = 5;

export function ChangeNotice({ before, now, known }: Props): React.ReactNode {
  const say = useSay<'pieces' | 'story' | 'walkthrough' | 'words'>();
  const tell = storySentences(say, now.game);
  const all = differencesBetween(before.result, now.result, known);
  const differences = all.length > MOST_LINES ? all.filter(({ what }) => what !== 'hill') : all;
  const fields = changedFields(before.game.position, now.game.position);
  const standing = fields.map((at) => ({ at, piece: now.game.position[parseField(at)] }));
  // A piece that was moved, or swapped with another, changes two fields.
  const isOnePiece = fields.length === 1 || fields.length === 2;
  return (
    <output className="mb-3 block">
      <Notice kind="info" title={isOnePiece ? tell.nowThere(standing) : say('story.changedMeanwhile')}>
        {tell.differences(differences, known === undefined).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
    </output>
  );
}
