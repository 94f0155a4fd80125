/** A picture of a rule: who stands where, what that is worth, and the sentences of the count. */

import { ColourSign } from '@/components/boards/sign';
import { ClassPicture } from '@/components/seven-hills/map/class-picture';
import { Icon } from '@/components/ui/icon';
import { areaName, countSentences, type Speaker, sevenPlayerName } from '@/lib/i18n';
import { CLASSES, type Class, cardOutcome, DEFAULT_RULINGS, FORUM, type Markers } from '@/lib/seven-hills';
import { type CountedPicture, count, type Picture } from './pictures';

type Say = Speaker<'sevenCount' | 'sevenRules' | 'sevenWords' | 'words'>;

type Props = {
  readonly say: Say;
  readonly picture: Picture;
  /** Its name for screen readers. */
  readonly label: string;
};

export function RulePicture({ say, picture, label }: Props): React.ReactNode {
  const { rows, columns, sentences, where } = drawPicture(say, picture);
  return (
    <figure aria-label={label} className="@container w-full min-w-0 max-w-96">
      <div className="overflow-x-auto rounded-xl border border-line bg-parchment">
        <table className="w-full text-sm">
          <caption className="border-line border-b bg-sand px-3 py-1 text-left font-bold font-serif">
            {where}
          </caption>
          <thead className="text-muted text-xs">
            <tr>
              {[say('sevenRules.player'), say('sevenRules.stands')].map((column) => (
                <th key={column} scope="col">
                  <span className="sr-only">{column}</span>
                </th>
              ))}
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="px-1.5 pt-1 text-right font-normal @max-[18rem]:px-0.5"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PictureRow key={row.name} {...row} />
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className="mt-2 text-sm leading-snug">
        {sentences.map((sentence) => (
          <p key={sentence} className="mt-1">
            {sentence}
          </p>
        ))}
      </figcaption>
    </figure>
  );
}

interface Row {
  readonly name: string;
  readonly colour?: React.ComponentProps<typeof ColourSign>['colour'];
  readonly markers: readonly Standing[];
  readonly cells: readonly (number | string)[];
  readonly isAhead: boolean;
}

/** Markers of one class: picture and number, with words for screen readers. */
interface Standing {
  readonly of: Class;
  readonly number: number;
  readonly words: string;
}

function PictureRow({ name, colour, markers, cells, isAhead }: Row): React.ReactNode {
  return (
    <tr className={`border-line border-t ${isAhead ? 'bg-laurel-wash font-bold' : ''}`}>
      <th scope="row" className="py-1.5 pr-1 pl-2 text-left @max-[18rem]:pr-0 @max-[18rem]:pl-1">
        <span className="flex items-center gap-1.5">
          {colour && <ColourSign colour={colour} className="size-5" />}
          {/* In a narrow card the sign is enough; the sentences below use the name. */}
          <span className={colour && '@max-[18rem]:sr-only'}>{name}</span>
          {isAhead && <Icon name="cup" />}
        </span>
      </th>
      <td className="px-1 py-1.5 font-normal">
        <MarkersOf markers={markers} />
      </td>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <td key={index} className="px-1.5 py-1.5 text-right @max-[18rem]:px-1">
          {cell}
        </td>
      ))}
    </tr>
  );
}

export function MarkersOf({ markers }: Pick<Row, 'markers'>): React.ReactNode {
  return (
    <span className="flex flex-wrap gap-x-2">
      {markers.map(({ of, number, words }) => (
        <span key={of} title={words} className="inline-flex items-center gap-0.5">
          <ClassPicture of={of} className="size-5" />
          <span aria-hidden="true">×{number}</span>
          <span className="sr-only">{words}</span>
        </span>
      ))}
    </span>
  );
}

interface Drawn {
  readonly where: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  readonly sentences: readonly string[];
}

/** Numbers and sentences all come from the engine's result, so that they agree. */
export function drawPicture(say: Say, picture: Picture): Drawn {
  if (picture.shows === 'half') return drawHalf(say, { ...DEFAULT_RULINGS, ...picture.rulings });
  const counted = count(picture);
  const { epochs, winners } = counted.result;
  const sentences = countSentences(say, counted.game, 'thisAnswer');
  const last = epochs.at(-1);
  if (!last) throw new Error('A picture of the rules has an epoch.');
  if (picture.shows === 'election') {
    const { election } = last;
    const order = counted.game.epochs.at(-1)?.order ?? [];
    return {
      where: say(`sevenWords.${FORUM}`),
      columns: [say('sevenRules.votes')],
      rows: rowsOf(say, counted, picture.markers, [election.votes], (player) =>
        election.consuls.some((consul) => consul.player === player),
      ),
      sentences: [
        ...(picture.order
          ? [say('sevenRules.order', { list: order.map((one) => nameOf(say, counted, one)).join(', ') })]
          : []),
        ...sentences.election(election),
      ],
    };
  }
  if (picture.shows === 'hill') {
    const hill = last.hills.find((one) => one.hill === picture.hill);
    if (!hill) throw new Error('A picture of the rules shows an open hill.');
    const points = counted.game.players.map(
      (_, player) => hill.awards.find((award) => award.player === player)?.points ?? 0,
    );
    return {
      where: sentences.hill(hill),
      columns: [say('sevenRules.strengthColumn'), say('sevenRules.points')],
      rows: rowsOf(say, counted, picture.markers, [hill.strength, points], (player) =>
        hill.ranks[0]?.players.includes(player),
      ),
      sentences: [sentences.verdict(hill), ...sentences.sharing(hill)],
    };
  }
  const { result } = counted;
  return {
    where: areaName(say, FORUM),
    columns: [say('sevenRules.inForum'), say('sevenRules.points')],
    rows: rowsOf(say, counted, picture.markers, [result.finalTie?.forum ?? [], last.running], (player) =>
      winners?.includes(player),
    ),
    sentences: [sentences.winners(result), sentences.decision(result)],
  };
}

function drawHalf(say: Say, rulings: typeof DEFAULT_RULINGS): Drawn {
  const { returned, removed } = cardOutcome('half', 3, rulings);
  return {
    where: say('sevenWords.Waiting Camp'),
    columns: [say('sevenRules.backColumn'), say('sevenRules.goneColumn')],
    rows: [
      {
        name: say('sevenRules.card-half'),
        markers: standing(say, { plebeian: 3 }),
        cells: [returned, removed],
        isAhead: false,
      },
    ],
    sentences: [
      say('sevenRules.halfOfThree', {
        returned: say('sevenRules.comeBack', { count: returned }),
        removed: say('sevenRules.leave', { count: removed }),
      }),
    ],
  };
}

function nameOf(say: Say, { game }: CountedPicture, player: number): string {
  const found = game.players[player];
  return found ? sevenPlayerName(say, found) : '';
}

const COUNTED = {
  noble: 'sevenWords.nobles',
  knight: 'sevenWords.knights',
  centurion: 'sevenWords.centurions',
  plebeian: 'sevenWords.plebeians',
} as const;

export function standing(say: Speaker<'sevenWords'>, markers: Markers = {}): readonly Standing[] {
  return CLASSES.flatMap((of) => {
    const number = markers[of] ?? 0;
    return number > 0 ? [{ of, number, words: say(COUNTED[of], { count: number }) }] : [];
  });
}

function rowsOf(
  say: Say,
  counted: CountedPicture,
  markers: readonly Markers[],
  columns: readonly (readonly number[])[],
  isAhead: (player: number) => boolean | undefined,
): readonly Row[] {
  return counted.game.players.map(({ colour }, player) => ({
    name: nameOf(say, counted, player),
    colour,
    markers: standing(say, markers[player]),
    cells: columns.map((column) => column[player] ?? 0),
    isAhead: isAhead(player) ?? false,
  }));
}
