'use client';

/** What each player and each ally brings, with pictures, and steppers to change the numbers. */

import { Sign } from '@/components/palatinus/board/piece';
import { notebookStore } from '@/components/palatinus/game/store';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';
import { Stepper } from '@/components/ui/stepper';
import { inhabitantsList, KIND_COUNT_MESSAGES } from '@/lib/i18n';
import { BOX_HOLDS } from '@/lib/palatinus';
import {
  expectedAt,
  isAssumed,
  kindsOfRole,
  maxExpected,
  ROLES,
  type Role,
  resetExpected,
  setExpected,
  type Table,
  totalExpected,
} from '@/lib/palatinus/enter';

export function CensusCard({ table }: { readonly table: Table }): React.ReactNode {
  const say = useSay<'players' | 'words'>();
  const expected = expectedAt(table);
  const roles = ROLES.filter((role) => role === 'player' || table.players.some(({ ally }) => ally));
  return (
    <section aria-labelledby="census" className="rounded-2xl border-2 border-line bg-card p-4">
      <h2 id="census" className="text-lg">
        {say('players.census')}
      </h2>
      <div className="mt-2 flex flex-wrap gap-x-10 gap-y-2">
        {roles.map((role) => (
          <div key={role}>
            <h3 className="font-sans text-muted text-sm">
              {say(role === 'ally' ? 'players.eachAlly' : 'players.eachPlayer')}
            </h3>
            <ul className="mt-1 flex flex-col gap-1">
              {kindsOfRole(role).map((kind) => (
                <li key={kind} className="flex items-center gap-2">
                  <Sign kind={kind} className="size-6" />
                  {say(KIND_COUNT_MESSAGES[kind], { count: expected[role][kind] })}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="mt-2 font-bold">{say('players.inAll', { count: totalExpected(table) })}</p>
      {isAssumed(table) && (
        <p className="mt-2 text-muted text-sm leading-relaxed">
          {say('players.assumed', { box: BOX_HOLDS, list: inhabitantsList(say, expected.player) })}
        </p>
      )}
      {table.expected && <p className="mt-2 text-muted text-sm">{say('players.changed')}</p>}
      <CensusSteppers table={table} roles={roles} />
    </section>
  );
}

const PLURALS = {
  merchant: 'players.merchants',
  peasant: 'players.peasants',
  condottiere: 'players.condottieri',
} as const;

type CensusSteppersProps = { readonly table: Table; readonly roles: readonly Role[] };

/** Changes the numbers, or resets them to those of the rules. It is folded, because few people need it. */
function CensusSteppers({ table, roles }: CensusSteppersProps): React.ReactNode {
  const say = useSay<'players'>();
  const expected = expectedAt(table);

  function reset(): void {
    notebookStore().change(resetExpected);
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
          kindsOfRole(role).map((kind) => {
            const kinds = say(PLURALS[kind]);
            return (
              <Stepper
                key={`${role} ${kind}`}
                label={role === 'ally' ? say('players.ofAlly', { kinds }) : kinds}
                value={expected[role][kind]}
                min={0}
                max={maxExpected(table, role, kind)}
                onChange={(count) =>
                  notebookStore().change((before) => setExpected(before, role, kind, count))
                }
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
