'use client';

/**
 * What a new answer to an open question changes in this game, in the words of a correction. The game is counted both
 * ways here and now, so that it stays true if something else changes meanwhile.
 */

import { useEffect, useRef } from 'react';
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
};

/** It stands with the answers, so that it covers nothing; the question that was answered stays where it was. */
export function RulingEffect({ game, ruling, before, isWhole }: Props): React.ReactNode {
  const say = useSay<'rulings' | 'story' | 'ui' | 'walkthrough' | 'words'>();
  const differences = differencesBetween(
    score({ ...game, rulings: { ...game.rulings, [ruling]: before } }),
    score(game),
  );
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={box}
      className="scroll-mt-16 scroll-mb-24 rounded-xl border border-river bg-river-wash px-4 py-2 text-sm leading-relaxed [overflow-wrap:anywhere] motion-safe:animate-rise"
    >
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
  );
}
