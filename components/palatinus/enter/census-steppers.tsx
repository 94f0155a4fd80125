'use client';

import { useSay } from '@/components/shell/speech';
/** The numbers of the census, one more or one fewer, and the way back to those of the rules. Folded: few need it. */
import { theKeeper } from '@/components/store/kept';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { Stepper } from '@/components/ui/stepper';
import { BOX_HOLDS } from '@/lib/palatinus';
import {
  expectedAt,
  kindsBrought,
  mostExpected,
  type Role,
  resetExpected,
  setExpected,
  type Table,
} from '@/lib/palatinus/enter';

const PLURALS = {
  merchant: 'players.merchants',
  peasant: 'players.peasants',
  condottiere: 'players.condottieri',
} as const;

type Props = { readonly table: Table; readonly roles: readonly Role[] };

export function CensusSteppers({ table, roles }: Props): React.ReactNode {
  const say = useSay<'players'>();
  const expected = expectedAt(table);

  function reset(): void {
    theKeeper().change(resetExpected);
    announce(say('players.usualNow'));
  }

  return (
    <details className="group mt-1">
      <summary className="flex min-h-touch cursor-pointer items-center gap-1 rounded-lg font-bold text-terracotta [&::-webkit-details-marker]:hidden">
        <Icon name="forward" className="-ml-1 group-open:rotate-90" />
        {say('players.change')}
      </summary>
      <div className="flex max-w-md flex-col gap-2">
        {roles.flatMap((role) =>
          kindsBrought(role).map((kind) => {
            const kinds = say(PLURALS[kind]);
            return (
              <Stepper
                key={`${role} ${kind}`}
                label={role === 'ally' ? say('players.ofAlly', { kinds }) : kinds}
                value={expected[role][kind]}
                min={0}
                max={mostExpected(table, role, kind)}
                onChange={(count) => theKeeper().change((before) => setExpected(before, role, kind, count))}
              />
            );
          }),
        )}
        <p className="text-muted text-sm">{say('players.boxHolds', { count: BOX_HOLDS })}</p>
        <Button disabled={table.expected === undefined} onClick={reset}>
          {say('players.usual')}
        </Button>
      </div>
    </details>
  );
}
