/** Scenes for the influence of one merchant or peasant, where no condottiere acts before it is counted. */

import { pick, shuffle } from '../../random';
import { FIELDS, type Field, makeField } from '..';
import type { Ask } from './question';
import { byHill, close, freeNextTo, isOnSameHill, otherWorker, put, type Scene, worker } from './scene';
import type { Level } from './topics';

/** How many sources feed the merchant or the peasant. A merchant has at most five neighbours. */
const MERCHANT_SOURCES: Readonly<Record<Level, number>> = { 1: 2, 2: 3, 3: 4, 4: 5 };
const PEASANT_SOURCES: Readonly<Record<Level, number>> = { 1: 2, 2: 4, 3: 6, 4: 8 };

interface MerchantOptions {
  /** Whether some of the neighbours are of the merchant's own colour. */
  readonly ownColour?: boolean;
  /** Whether merchants, peasants and condottieri stand next to it in unequal numbers. */
  readonly kinds?: boolean;
}

export function merchantScene(scene: Scene, { ownColour, kinds }: MerchantOptions = {}): Ask {
  const { board, random, level, peoples } = scene;
  const count = MERCHANT_SOURCES[level];
  const isLater = (at: Field) => (other: Field) => byHill(other, at) > 0;
  const at = pick(
    FIELDS.filter(
      (field) => board.neighbours[field].length >= count && board.neighbours[field].some(isLater(field)),
    ),
    random,
  );
  const people = pick(peoples, random);
  put(scene, at, 'merchant', people);
  // A condottiere around a later hill has not acted yet, so a field of a later hill comes first.
  const free = freeNextTo(scene, at);
  const first = free.find(isLater(at)) as Field;
  const fields = [first, ...free.filter((field) => field !== first)].slice(0, count);
  const main = worker(scene);
  const strangers = peoples.filter((other) => other !== people);
  const own = 1 + random(count - 1);
  const hasSoldier = kinds && (level > 1 || random(2) === 0);
  fields.forEach((field, index) => {
    // Fewer than half are of the other kind, so that the two kinds never give the same total.
    const isOther = index > 0 && index < count / 2 && random(2) === 0;
    const kind = isOther ? otherWorker[main] : main;
    const colour = index < own ? people : pick(strangers, random);
    put(scene, field, hasSoldier && field === first ? 'condottiere' : kind, ownColour ? colour : undefined);
  });
  close(scene, [at]);
  return { what: 'influence', at: makeField(at) };
}

const INGREDIENTS = ['empty', 'empty-spring', 'occupied-spring', 'own-spring'] as const;
export type Ingredient = (typeof INGREDIENTS)[number];

const SOURCES_OF: Readonly<Record<Ingredient, number>> = {
  empty: 1,
  'empty-spring': 2,
  'occupied-spring': 1,
  'own-spring': 1,
};

/** The required ingredients, then others until the level's number of sources is reached. */
export function peasantScene(scene: Scene, required: readonly Ingredient[]): Ask {
  const { board, random, level } = scene;
  const target = PEASANT_SOURCES[level];
  const fewest = Math.max(1 + level, 3);
  const at = pick(
    FIELDS.filter((field) => board.neighbours[field].length >= fewest),
    random,
  );
  put(scene, at, 'peasant');
  const free = freeNextTo(scene, at);
  // A field around another hill comes first, so that something there always counts.
  const away = free.filter((field) => !isOnSameHill(field, at));
  const fields = [
    ...away.slice(0, 1),
    ...shuffle(
      free.filter((field) => field !== away[0]),
      random,
    ),
  ];
  const ingredients = ingredientsFor(scene, required, target, fields.length);
  for (const ingredient of ingredients) {
    if (ingredient === 'own-spring') scene.springs.add(at);
    else furnish(scene, fields.shift() as Field, ingredient);
  }
  for (const field of fields) put(scene, field, worker(scene));
  close(scene, [at]);
  return { what: 'influence', at: makeField(at) };
}

function furnish(scene: Scene, field: Field, ingredient: Ingredient): void {
  if (ingredient !== 'empty') scene.springs.add(field);
  if (ingredient === 'occupied-spring') put(scene, field, worker(scene));
}

function ingredientsFor(
  { random }: Scene,
  required: readonly Ingredient[],
  target: number,
  fields: number,
): readonly Ingredient[] {
  const found: Ingredient[] = [...required];
  const missing = (): number => target - found.reduce((sum, one) => sum + SOURCES_OF[one], 0);
  const left = (): number => fields - found.filter((one) => one !== 'own-spring').length;
  while (missing() > 0 && left() > 0) {
    const possible = INGREDIENTS.filter(
      (one) => SOURCES_OF[one] <= missing() && !(one === 'own-spring' && found.includes(one)),
    );
    found.push(missing() >= 2 * left() ? 'empty-spring' : pick(possible, random));
  }
  return found;
}

/** A merchant or a peasant with at least one source around another hill. */
export function awayScene(scene: Scene): Ask {
  return scene.random(2) === 0 ? merchantScene(scene) : peasantScene(scene, ['empty']);
}
