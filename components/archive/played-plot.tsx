'use client';

/** How often people played: a column for each month, or for each year if there are many months. */
import { useLanguage, useSay } from '@/components/ui/speech';
import type { Figures } from '@/lib/archive';
import { monthInShort } from '@/lib/i18n';

/** More columns would be too thin on a phone. */
const MOST_MONTHS = 24;
const [WIDTH, HEIGHT, GAP] = [300, 80, 0.2];

interface Column {
  readonly name: string;
  readonly games: number;
}

export function PlayedPlot({ months }: Pick<Figures, 'months'>): React.ReactNode {
  const say = useSay<'games'>();
  const language = useLanguage();
  const isByMonth = months.length <= MOST_MONTHS;
  const columns: readonly Column[] = isByMonth
    ? months.map(({ month, games }) => ({ name: monthInShort(language, month), games }))
    : byYear(months);
  // A single column says no more than the number above.
  if (columns.length < 2) return null;
  const title = say(isByMonth ? 'games.perMonth' : 'games.perYear');
  return (
    <figure className="mt-5">
      <figcaption className="font-bold">{title}</figcaption>
      <Columns columns={columns} />
      <p aria-hidden="true" className="flex justify-between text-muted text-sm">
        <span>{columns[0]?.name}</span>
        <span>{columns.at(-1)?.name}</span>
      </p>
      <table className="sr-only">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{say('games.when')}</th>
            <th scope="col">{say('games.howMany')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, games }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{games}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** The hidden table says the same. The highest column has its number, from which the others can be estimated. */
function Columns({ columns }: { readonly columns: readonly Column[] }): React.ReactNode {
  const most = Math.max(...columns.map(({ games }) => games));
  const step = WIDTH / columns.length;
  const highest = columns.findIndex(({ games }) => games === most);
  return (
    <svg viewBox={`0 -16 ${WIDTH} ${HEIGHT + 17}`} aria-hidden="true" className="mt-1 w-full max-w-xl">
      {columns.map(({ name, games }, index) => {
        const height = (games / most) * HEIGHT;
        return (
          <rect
            key={name}
            x={(index + GAP / 2) * step}
            y={HEIGHT - height}
            width={step * (1 - GAP)}
            height={height}
            className="fill-river"
          />
        );
      })}
      <path d={`M0 ${HEIGHT}H${WIDTH}`} className="stroke-edge" />
      <text x={(highest + 0.5) * step} y="-4" textAnchor="middle" className="fill-ink text-[12px]">
        {most}
      </text>
    </svg>
  );
}

function byYear(months: Figures['months']): readonly Column[] {
  const years = new Map<string, number>();
  for (const { month, games } of months) {
    const year = month.slice(0, 4);
    years.set(year, (years.get(year) ?? 0) + games);
  }
  return [...years].map(([name, games]) => ({ name, games }));
}
