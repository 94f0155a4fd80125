import type { Speaker } from '@/lib/i18n';
import { expectedWith, FEWEST_PLAYERS, type Inhabitants, KINDS, MOST_PLAYERS } from '@/lib/palatinus';

const KIND_WORDS = {
  merchant: 'rules.bringsMerchants',
  peasant: 'rules.bringsPeasants',
  condottiere: 'rules.bringsCondottieri',
} as const;

/** How many of each kind, by the number of players: as the census expects them. */
export function BringsTable({ say }: { readonly say: Speaker<'rules'> }): React.ReactNode {
  const numbers = Array.from(
    { length: MOST_PLAYERS - FEWEST_PLAYERS + 1 },
    (_, index) => MOST_PLAYERS - index,
  );
  const rows: readonly (readonly [string, Inhabitants])[] = [
    ...numbers.map((number) => [String(number), expectedWith(number).player] as const),
    [say('rules.bringsAlly'), expectedWith(FEWEST_PLAYERS).ally],
  ];
  return (
    <table className="mt-3 w-full max-w-md text-[min(0.875rem,3.2vw)]">
      <caption className="sr-only">{say('rules.bringsTable')}</caption>
      <thead>
        <tr className="border-edge border-b align-bottom">
          <th scope="col" className="py-1.5 pr-2 text-left">
            {say('rules.bringsPlayers')}
          </th>
          {KINDS.map((kind) => (
            <th key={kind} scope="col" className="px-1 py-1.5 text-right">
              {say(KIND_WORDS[kind])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, inhabitants]) => (
          <tr key={label} className="border-line border-b">
            <th scope="row" className="py-1.5 pr-2 text-left">
              {label}
            </th>
            {KINDS.map((kind) => (
              <td key={kind} className="px-1 py-1.5 text-right">
                {inhabitants[kind]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
