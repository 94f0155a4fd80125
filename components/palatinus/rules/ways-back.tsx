'use client';

/** From the page of rules back into the game. */

import { RulesBack, RulingsLink } from '@/components/rules/ways-back';
import { parseWayBack } from '@/lib/palatinus/enter';

const GAME = { game: 'palatinus', parseWayBack } as const;

type BackProps = Pick<React.ComponentProps<typeof RulesBack>, 'names'>;

export function BackToGame({ names }: BackProps): React.ReactNode {
  return <RulesBack {...GAME} names={names} />;
}

export function ToRulings({ children }: { readonly children: React.ReactNode }): React.ReactNode {
  return <RulingsLink {...GAME}>{children}</RulingsLink>;
}
