/**
 * Scenes for the influence of an inhabitant whose neighbour is captured: before the count, at an earlier hill, or
 * only later.
 */

import { pick, shuffle } from '../../random';
import { FIELDS, type Field, makeField } from '..';
import type { Ask } from './question';
import { byHill, close, freeNextTo, otherWorker, put, type Scene, worker } from './scene';

/**
 * When the condottiere acts: at the hill of the inhabitant that is asked about, at an earlier one, or at a later one.
 */
export type When = 'now' | 'earlier' | 'later';

const IS_WHEN: Readonly<Record<When, (order: number) => boolean>> = {
  now: (order) => order === 0,
  earlier: (order) => order < 0,
  later: (order) => order > 0,
};

interface Trio {
  readonly asked: Field;
  readonly captive: Field;
  readonly captor: Field;
}

/** The captive stands next to both others. Every board has such fields, whenever the condottiere is to act. */
function trioOf({ board, random, level }: Scene, when: When): Trio {
  const fewest = Math.min(2 + level, 5);
  const trios = shuffle(FIELDS, random)
    .filter((field) => board.neighbours[field].length >= fewest)
    .flatMap((asked) =>
      board.neighbours[asked].flatMap((captive) =>
        board.neighbours[captive]
          .filter((captor) => captor !== asked && IS_WHEN[when](byHill(captor, asked)))
          .map((captor) => ({ asked, captive, captor })),
      ),
    );
  return pick(trios, random);
}

export function captiveScene(scene: Scene, when: When): Ask {
  const { board, random, level, springs } = scene;
  const { asked, captive, captor } = trioOf(scene, when);
  const taken = worker(scene);
  const isBeside = board.neighbours[captor].includes(asked);
  const kind = isBeside ? otherWorker[taken] : worker(scene);
  put(scene, asked, kind);
  put(scene, captive, taken);
  put(scene, captor, 'condottiere');
  // Enough captives to be the larger group, even if the inhabitant that is asked about belongs to the other group.
  const companions = freeNextTo(scene, captor).slice(0, (isBeside ? 1 : 0) + random(2));
  for (const field of companions) put(scene, field, taken);
  // Other sources for the inhabitant that is asked about. Those next to the captor, too, are of the captives' kind.
  const rest = freeNextTo(scene, asked).slice(0, level);
  for (const field of rest) {
    const isSeen = board.neighbours[captor].includes(field);
    if (kind === 'peasant') {
      if (random(5) < level) springs.add(field);
      if (random(4) === 0) put(scene, field, isSeen ? taken : worker(scene));
    } else put(scene, field, isSeen ? taken : worker(scene));
  }
  if (kind === 'peasant' && random(5) < level) springs.add(asked);
  addCaptors(scene, asked, level - 1);
  close(scene, [asked]);
  return { what: 'influence', at: makeField(asked) };
}

/**
 * Adds more condottieri around the hill of a field, where there is room. Whether they spoil the question is checked
 * afterwards.
 */
function addCaptors(scene: Scene, asked: Field, count: number): void {
  const { board, pieces, random } = scene;
  const free = FIELDS.filter(
    (field) => byHill(field, asked) === 0 && !pieces.has(field) && !board.neighbours[asked].includes(field),
  );
  for (const field of shuffle(free, random).slice(0, random(count + 1))) put(scene, field, 'condottiere');
}
