'use client';

/**
 * What a new answer to an open question changes in this game, in the words of a correction. The game is counted both
 * ways here and now, so that it stays true if something else changes meanwhile.
 */

import { IconButton } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { rulingAnswer, storySentences } from '@/lib/i18n';
import { differencesBetween, type Game, type RulingKey, type Rulings, score } from '@/lib/palatinus';

type Props = {
  readonly game: Game;
  readonly ruling: RulingKey;
  /** The answer before. */
  readonly before: Rulings[RulingKey];
  /** Whether everybody is on the board. If not, it is only true so far. */
  readonly isWhole: boolean;
  readonly onClose: () => void;
};

/** It lies over the page, above the lower bar: between the questions it would move those below it. */
export function RulingEffect({ game, ruling, before, isWhole, onClose }: Props): React.ReactNode {
  const say = useSay<'rulings' | 'story' | 'ui' | 'walkthrough' | 'words'>();
  const differences = differencesBetween(
    score({ ...game, rulings: { ...game.rulings, [ruling]: before } }),
    score(game),
  );
  return (
    <div className="mx-auto flex max-h-[40svh] max-w-2xl gap-2 overflow-y-auto rounded-t-2xl border border-river border-b-0 bg-river-wash py-2 pr-1 pl-4 text-sm leading-relaxed shadow-xl motion-safe:animate-rise">
      <div className="min-w-0 grow self-center [overflow-wrap:anywhere]">
        <p className="leading-snug">
          <strong className="text-base">{say(isWhole ? 'rulings.effect' : 'rulings.effectSoFar')}</strong>{' '}
          <span className="text-muted">({rulingAnswer(say, ruling, game.rulings[ruling]).label})</span>
        </p>
        {storySentences(say, game)
          .differences(differences)
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </div>
      <IconButton icon="cross" label={say('ui.close')} onClick={onClose} />
    </div>
  );
}
