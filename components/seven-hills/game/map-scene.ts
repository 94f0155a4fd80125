/** What stands on the board at a moment, as the map shows and names it. */

import type { AreaScene, MapScene } from '@/components/seven-hills/map/scene';
import { areaName, epochNumeral, type Speaker, sevenPlayerName, signed } from '@/lib/i18n';
import {
  AREAS,
  type Area,
  CLASSES,
  type Class,
  isHill,
  OPENS_IN,
  openHills,
  worthOf,
} from '@/lib/seven-hills';
import {
  changesSince,
  countAt,
  epochBefore,
  type Moment,
  markersIn,
  type Table,
} from '@/lib/seven-hills/enter';

type Say = Speaker<'sevenEntry' | 'sevenWords' | 'words'>;

export function sceneOf(say: Say, table: Table, at: Moment): MapScene {
  return {
    players: table.players.map(({ colour }) => colour),
    areas: Object.fromEntries(
      AREAS.map((area) => [area, areaScene(say, table, at, area)]),
    ) as MapScene['areas'],
    campus: say('sevenWords.campusMartius'),
    capitolium: { name: say('sevenWords.Capitolium'), note: say('sevenEntry.noScore') },
  };
}

/** The same without words, for a miniature: which hills are open now. */
export function bareScene({ begun }: Table): MapScene {
  const at: Moment = { epoch: begun, stage: 'legions' };
  const areas = AREAS.map((area): [Area, AreaScene] => [
    area,
    { name: '', counts: [], changes: [], state: hillState(area, at) },
  ]);
  return {
    players: [],
    areas: Object.fromEntries(areas) as MapScene['areas'],
    campus: '',
    capitolium: { name: '', note: '' },
  };
}

function areaScene(say: Say, table: Table, at: Moment, area: Area): AreaScene {
  const state = hillState(area, at);
  return {
    name: shortName(say, area),
    note: noteOf(say, area, at),
    counts: table.players.map((_, player) => markersIn(table, at, area, player)),
    // In the first epoch everything is new.
    changes: epochBefore(at)
      ? table.players.map((_, player) =>
          changeWords(
            say,
            Object.values(changesSince(table, at, area, player)).reduce((sum, by) => sum + by, 0),
          ),
        )
      : [],
    state,
  };
}

/** "+1"; empty if nothing has changed. */
export function changeWords(say: Speaker<'sevenEntry'>, by: number): string {
  if (by === 0) return '';
  return by > 0 ? say('sevenEntry.more', { count: by }) : signed(by);
}

function hillState(area: Area, { epoch }: Moment): AreaScene['state'] {
  if (!isHill(area)) return 'open';
  if (!openHills(epoch).includes(area)) return 'closed';
  return worthOf(area, epoch).isNew ? 'new' : 'open';
}

function noteOf(say: Say, area: Area, at: Moment): string | undefined {
  const state = hillState(area, at);
  if (!isHill(area) || state === 'open') return undefined;
  if (state === 'closed') return say('sevenEntry.opens', { numeral: epochNumeral(OPENS_IN[area]) });
  const { first, second } = worthOf(area, at.epoch);
  return say('sevenEntry.worth', { first, second });
}

/** The camps have long names, and the map has little room for them. */
function shortName(say: Say, area: Area): string {
  if (area === 'Consul Legion Camp') return say('sevenEntry.consulCamp');
  return area === 'Waiting Camp' ? say('sevenEntry.waitingCamp') : areaName(say, area);
}

/** "Caelius, new: 7 / 4: Livia (2 nobles), Nora (1 knight)" */
export function areaSentence(say: Say, table: Table, at: Moment, area: Area): string {
  const who = table.players.flatMap((player, index) => {
    const list = markersList(say, (of) => countAt(table, at, { area, player: index, of }));
    return list === '' ? [] : [say('sevenEntry.classOf', { who: sevenPlayerName(say, player), list })];
  });
  const values = { area: areaName(say, area), list: who.join(', ') || say('sevenEntry.empty') };
  const note =
    isHill(area) && hillState(area, at) === 'closed'
      ? say('sevenEntry.opensIn', { numeral: epochNumeral(OPENS_IN[area]) })
      : noteOf(say, area, at);
  return note ? say('sevenEntry.areaWith', { ...values, note }) : say('sevenEntry.area', values);
}

/** "2 nobles, 1 plebeian"; empty if there is nothing. */
function markersList(say: Say, count: (of: Class) => number): string {
  return CLASSES.flatMap((of) =>
    count(of) > 0 ? [say(`sevenWords.${of}s`, { count: count(of) })] : [],
  ).join(', ');
}
