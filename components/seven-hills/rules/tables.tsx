/** The tables of the rules, generated from the engine's own values. */

import { areaName, epochNumeral, type Speaker } from '@/lib/i18n';
import {
  BOX,
  CARDS,
  CLASSES,
  cardOutcome,
  DEFAULT_RULINGS,
  EPOCHS,
  type Epoch,
  HILLS,
  type Hill,
  type HillScore,
  type Markers,
  OPENS_IN,
} from '@/lib/seven-hills';
import { count } from './pictures';

type Say = Speaker<'sevenRules' | 'sevenWords'>;

type TableProps = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
};

function Table({ caption, head, rows }: TableProps): React.ReactNode {
  return (
    <table className="mt-3 w-full max-w-md text-[min(0.875rem,3.4vw)]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-edge border-b align-bottom">
          {head.map((name, index) => (
            <th key={name} scope="col" className={`py-1.5 pr-2 ${index === 0 ? 'text-left' : 'text-right'}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={first} className="border-line border-b">
            <th scope="row" className="py-1.5 pr-2 text-left">
              {first}
            </th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
              <td key={index} className="py-1.5 pr-2 text-right">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many markers of each class each player has, and what they count on a hill. */
export function MarkersTable({ say }: { readonly say: Say }): React.ReactNode {
  return (
    <Table
      caption={say('sevenRules.markers-title')}
      head={[say('sevenRules.classColumn'), say('sevenRules.each'), say('sevenRules.onHill')]}
      rows={CLASSES.map((of) => [say(`sevenWords.${of}`), BOX[of], onHill({ [of]: 1 }).strength[0] ?? 0])}
    />
  );
}

/** When each hill opens, and what it is worth then and later. */
export function OpeningTable({ say }: { readonly say: Say }): React.ReactNode {
  return (
    <Table
      caption={say('sevenRules.opening-title')}
      head={[say('sevenRules.epochColumn'), say('sevenRules.opens'), say('sevenRules.worth')]}
      rows={EPOCHS.map((epoch) => {
        const hills = HILLS.filter((hill) => OPENS_IN[hill] === epoch);
        const { first, second } = onHill({}, hills[0], epoch);
        return [
          epochNumeral(epoch),
          hills.map((hill) => areaName(say, hill)).join(', '),
          say('sevenRules.worthOf', { first, second }),
        ];
      })}
    />
  );
}

export function KnightsTable({ say }: { readonly say: Say }): React.ReactNode {
  return (
    <Table
      caption={say('sevenRules.knights-title')}
      head={[say('sevenRules.knightsColumn'), say('sevenRules.points')]}
      rows={Array.from({ length: BOX.knight }, (_, index) => [index + 1, knightPoints(index + 1)])}
    />
  );
}

/** What each card does with three plebeians. */
export function CardsTable({ say }: { readonly say: Say }): React.ReactNode {
  return (
    <>
      <p className="mt-3 text-muted text-sm">{say('sevenRules.ofThree')}</p>
      <Table
        caption={say('sevenRules.cards-title')}
        head={[
          say('sevenRules.cardColumn'),
          say('sevenRules.backColumn'),
          say('sevenRules.goneColumn'),
          say('sevenRules.stayColumn'),
        ]}
        rows={CARDS.map((card) => {
          const { returned, removed, waiting } = cardOutcome(card, 3, DEFAULT_RULINGS);
          return [say(`sevenRules.card-${card}`), returned, removed, waiting];
        })}
      />
    </>
  );
}

/** The engine's result for a hill with only one player. */
function onHill(markers: Markers, hill: Hill = 'Aventinus', epoch: Epoch = 1): HillScore {
  const { epochs } = count({ shows: 'hill', hill, epoch, markers: [markers, {}, {}] }).result;
  return epochs.at(-1)?.hills.find((one) => one.hill === hill) as HillScore; // it is open by then
}

function knightPoints(knight: number): number {
  const [epoch] = count({ shows: 'hill', hill: 'Aventinus', epoch: 1, markers: [{ knight }, {}, {}] }).result
    .epochs;
  return epoch?.knights[0]?.points ?? 0;
}
