'use client';

/** From the page of rules back into the game. */

import { RulesBack, RulingsLink } from '@/components/rules/ways-back';
import { parseWayBack, rulingsFrom } from '@/lib/palatinus/enter';

const GAME = { game: 'palatinus', parseWayBack } as const;

type BackProps = Pick<React.ComponentProps<typeof RulesBack>, 'names'>;

export function BackToGame({ names }: BackProps): React.ReactNode {
  return <RulesBack {...GAME} names={names} />;
}

type RulingsProps = Pick<React.ComponentProps<typeof RulingsLink>, 'question' | 'children'>;

export function ToRulings(props: RulingsProps): React.ReactNode {
  return <RulingsLink game={GAME.game} rulingsFrom={rulingsFrom} {...props} />;
}
