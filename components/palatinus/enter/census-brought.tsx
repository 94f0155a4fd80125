'use client';

/** What each player and each ally brings: told with pictures, and changeable beneath. */
import { Sign } from '@/components/palatinus/board/sign';
import { useSay } from '@/components/shell/speech';
import { COUNTED, tellInhabitants } from '@/lib/i18n';
import { BOX_HOLDS } from '@/lib/palatinus';
import { expectedAt, expectedInAll, isAssumed, kindsBrought, ROLES, type Table } from '@/lib/palatinus/enter';
import { CensusSteppers } from './census-steppers';

export function CensusBrought({ table }: { readonly table: Table }): React.ReactNode {
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
              {kindsBrought(role).map((kind) => (
                <li key={kind} className="flex items-center gap-2">
                  <Sign kind={kind} className="size-6" />
                  {say(COUNTED[kind], { count: expected[role][kind] })}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="mt-2 font-bold">{say('players.inAll', { count: expectedInAll(table) })}</p>
      {isAssumed(table) && (
        <p className="mt-2 text-muted text-sm leading-relaxed">
          {say('players.assumed', { box: BOX_HOLDS, list: tellInhabitants(say, expected.player) })}
        </p>
      )}
      {table.expected && <p className="mt-2 text-muted text-sm">{say('players.changed')}</p>}
      <CensusSteppers table={table} roles={roles} />
    </section>
  );
}
