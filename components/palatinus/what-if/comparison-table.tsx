'use client';

/** The tally of the copy, hill by hill. Where it differs from the game's, the old number is below, struck through. */
import { NameLines } from '@/components/boards/name-lines';
import { Sign } from '@/components/palatinus/board/piece';
import { useSay } from '@/components/ui/speech';
import { playerName } from '@/lib/i18n';
import { type TallyHillRow, tallyTable } from '@/lib/palatinus';
import type { Trial } from './use-trial';

/** What each player has, before and now. Empty for nothing. */
interface Row {
  readonly title: string;
  /** Read out before the title. */
  readonly hidden?: string;
  readonly before: readonly string[];
  readonly now: readonly string[];
}

export function ComparisonTable({ trial }: { readonly trial: Trial }): React.ReactNode {
  const say = useSay<'score' | 'tally' | 'whatif' | 'words'>();
  const { tried, before, now } = trial;
  const [old, current] = [tallyTable(before), tallyTable(now)];
  const rows: readonly Row[] = [
    ...current.hills.map((row, index) => ({
      title: row.letter,
      hidden: say('score.hill'),
      before: gainsOf(old.hills[index]),
      now: gainsOf(row),
    })),
    { title: say('score.captives'), before: counts(old.captives), now: counts(current.captives) },
    ...(old.captiveDiscs || current.captiveDiscs
      ? [{ title: say('tally.discs'), before: counts(old.captiveDiscs), now: counts(current.captiveDiscs) }]
      : []),
  ];
  return (
    <section aria-labelledby="hills" className="mt-6">
      <h2 id="hills" className="text-xl">
        {say('whatif.table')}
      </h2>
      <p className="mt-1 text-muted text-sm">{say('whatif.tableNote')}</p>
      <div className="mt-2 overflow-x-auto rounded-2xl border border-line bg-card px-2 py-2 sm:px-4">
        <table className="w-full min-w-[15rem] table-fixed text-center">
          <colgroup>
            <col className="w-[24%]" />
          </colgroup>
          <thead>
            <tr>
              <td />
              {tried.players.map((player) => (
                <th key={player.people} scope="col" className="pb-1 text-[0.625rem] sm:text-sm">
                  <Sign people={player.people} className="mx-auto size-7 sm:size-9" />
                  <NameLines name={playerName(say, player)} className="mt-0.5 block px-0.5" />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TableRow key={row.title} {...row} />
            ))}
          </tbody>
          <tfoot className="border-ink border-t-2 text-xl">
            <TableRow
              title={say('score.points')}
              before={old.points.map(({ points }) => String(points))}
              now={current.points.map(({ points }) => String(points))}
            />
          </tfoot>
        </table>
      </div>
    </section>
  );
}

/** As everywhere, a token has a star. A disc is in brackets, so that the difference shows in one line. */
function gainsOf(row: TallyHillRow | undefined): readonly string[] {
  return (row?.gains ?? []).map((gain) => {
    if (!gain) return '';
    return gain.what === 'disc' ? `(${gain.points})` : `★${gain.points}`;
  });
}

function counts(numbers: readonly number[] | undefined): readonly string[] {
  return (numbers ?? []).map((number) => (number === 0 ? '' : String(number)));
}

function TableRow({ title, hidden, before, now }: Row): React.ReactNode {
  return (
    <tr className="border-line border-t first:border-0">
      <th
        scope="row"
        className={`h-9 py-1 pl-1 text-left leading-tight sm:pl-2 sm:text-base ${hidden ? '' : 'text-[0.625rem] min-[22.5rem]:text-xs'}`}
      >
        {hidden && <span className="sr-only">{hidden} </span>}
        {title}
      </th>
      {now.map((value, player) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a player is an index
        <Cell key={player} value={value} old={before[player] ?? ''} />
      ))}
    </tr>
  );
}

function Cell({ value, old }: { readonly value: string; readonly old: string }): React.ReactNode {
  const say = useSay<'whatif'>();
  const nothing = (
    <>
      <span aria-hidden="true" className="text-line">
        ·
      </span>
      <span className="sr-only">{say('whatif.nothing')}</span>
    </>
  );
  if (value === old) return <td>{value || nothing}</td>;
  return (
    <td className="p-0.5">
      <span className="flex flex-col rounded-lg border-2 border-terracotta bg-terracotta-wash leading-tight">
        <b>{value || '–'}</b>
        <s aria-hidden="true" className="text-muted text-xs">
          {old || '–'}
        </s>
        <span className="sr-only">{say('whatif.cell', { value: old || say('whatif.nothing') })}</span>
      </span>
    </td>
  );
}
