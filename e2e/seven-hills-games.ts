/** Games of Seven Hills from an earlier visit. */
import { type Area, type Class, type Epoch, soundGame } from '../lib/seven-hills';
import { beginEpoch, EMPTY_NOTEBOOK, type Notebook, openGame, placeMarker } from '../lib/seven-hills/enter';

type Placed = readonly [Area, player: number, Class, count: number];

function placed(notebook: Notebook, epoch: Epoch, all: readonly Placed[]): Notebook {
  return all.reduce(
    (before, [area, player, of, count]) =>
      Array.from({ length: count }).reduce<Notebook>(
        (now) => placeMarker(now, { epoch, stage: 'placed' }, { area, player, of }),
        before,
      ),
    notebook,
  );
}

const two = soundGame({
  players: [{ name: 'Livia' }, { name: 'Marco' }, { name: 'Nora' }, { name: 'Otto' }],
  epochs: [
    {
      order: [0, 1, 2, 3],
      forumAtElection: [{ plebeian: 2 }, { noble: 1 }, { plebeian: 1, centurion: 1 }, {}],
      board: {
        Aventinus: [{ noble: 1, plebeian: 1 }, { knight: 2 }, {}, { plebeian: 1 }],
        Palatinus: [{ centurion: 1 }, {}, { plebeian: 2 }, { plebeian: 2 }],
        'Forum Romanum': [{ plebeian: 1 }, { noble: 1 }, { centurion: 1 }, {}],
        'Consul Legion Camp': [{ plebeian: 1 }, {}, { plebeian: 1 }, {}],
      },
      penalties: [0, 0, 0, 0],
    },
    {
      order: [3, 0, 1, 2],
      forumAtElection: [{ plebeian: 2 }, { noble: 1 }, { centurion: 1 }, { plebeian: 3 }],
      board: {
        Aventinus: [{ noble: 1, plebeian: 2 }, { knight: 2 }, {}, { plebeian: 1 }],
        Palatinus: [{ centurion: 1 }, { plebeian: 2 }, { plebeian: 3 }, { plebeian: 3 }],
        Quirinalis: [{ knight: 1 }, { knight: 2, plebeian: 1 }, { noble: 1, plebeian: 1 }, { centurion: 1 }],
        'Forum Romanum': [{ plebeian: 2 }, { noble: 1 }, { centurion: 1 }, { plebeian: 2 }],
        'Consul Legion Camp': [{ plebeian: 1 }, {}, { plebeian: 1 }, { plebeian: 1 }],
      },
      penalties: [0, 1, 0, 0],
    },
  ],
});
if (!two.ok) throw new Error(JSON.stringify(two.problems));

/**
 * Four players in epoch III, before the election: Otto has most markers in the Forum, Livia and Nora have equally
 * many, and three plebeians are in the consul legion camp.
 */
export const THIRD_EPOCH: Notebook = placed(beginEpoch(openGame(EMPTY_NOTEBOOK, two.value), 3), 3, [
  ['Caelius', 0, 'noble', 1],
  ['Caelius', 0, 'plebeian', 2],
  ['Caelius', 2, 'centurion', 1],
  ['Caelius', 2, 'knight', 3],
  ['Caelius', 1, 'plebeian', 1],
  ['Forum Romanum', 0, 'plebeian', 2],
  ['Forum Romanum', 2, 'plebeian', 3],
  ['Forum Romanum', 3, 'plebeian', 3],
]);
