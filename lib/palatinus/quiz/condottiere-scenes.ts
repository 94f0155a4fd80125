/** Scenes for what a condottiere does. */

import { pick, shuffle } from '../../random';
import { FIELDS, type Field, fieldsOf, LETTERS, makeField } from '..';
import type { Ask } from './question';
import { byHill, close, freeNextTo, isOnSameHill, otherWorker, put, type Scene, worker } from './scene';
import type { Level } from './topics';

function fateAsked(scene: Scene, at: Field): Ask {
  close(scene, [at]);
  return { what: 'condottiere', at: makeField(at) };
}

/** Places a condottiere with at least this many neighbours; two of them are around its own hill, the others are not. */
function placeCondottiere(scene: Scene, fewest: number, isFit: (at: Field) => boolean = () => true): Field {
  const { board, random } = scene;
  const at = pick(
    FIELDS.filter((field) => board.neighbours[field].length >= fewest && isFit(field)),
    random,
  );
  put(scene, at, 'condottiere');
  return at;
}

/**
 * As many merchants as peasants, but unequal if only those around its own hill are counted; or the other way round,
 * because it must not always flee.
 */
export function equalGroupsScene(scene: Scene): Ask {
  const { random, level } = scene;
  const at = placeCondottiere(scene, level === 1 ? 3 : 5);
  const kind = worker(scene);
  const free = freeNextTo(scene, at);
  const near = free.filter((field) => isOnSameHill(field, at));
  const away = free.filter((field) => !isOnSameHill(field, at));
  if (random(4) === 0) {
    near.forEach((field, index) => {
      put(scene, field, index === 0 ? kind : otherWorker[kind]);
    });
    for (const field of away.slice(0, 1 + random(level))) put(scene, field, kind);
  } else {
    const each = level < 3 ? 1 : 2;
    for (const field of near.slice(0, each)) put(scene, field, kind);
    for (const field of away.slice(0, each)) put(scene, field, otherWorker[kind]);
  }
  if (level > 1 && random(2) === 0) captureBefore(scene, at);
  addCompanions(scene, at);
  return fateAsked(scene, at);
}

/**
 * Nobody but other condottieri next to it, at higher levels because all others were captured before; or sometimes
 * somebody after all.
 */
export function loneScene(scene: Scene): Ask {
  const { random, level } = scene;
  const at = placeCondottiere(
    scene,
    level === 1 ? 3 : 4,
    (field) => level === 1 || isAfterAnother(scene, field),
  );
  for (let captured = 1; captured < level; captured += 1) captureBefore(scene, at);
  const free = freeNextTo(scene, at);
  const beside = free.find((field) => isOnSameHill(field, at));
  const away = free.find((field) => !isOnSameHill(field, at));
  if (beside !== undefined) put(scene, beside, 'condottiere');
  if (away !== undefined && random(4) === 0) put(scene, away, worker(scene));
  addCompanions(scene, at);
  return fateAsked(scene, at);
}

/** The larger group has inhabitants of the condottiere's own colour, and others. */
export function ownSideScene(scene: Scene): Ask {
  const { peoples, pieces, random, level } = scene;
  const larger = level === 1 ? 2 : 3;
  const smaller = Math.min(random(level), 2);
  const at = placeCondottiere(scene, larger + smaller);
  const { people } = pieces.get(at) as { people: (typeof peoples)[number] };
  const kind = worker(scene);
  const strangers = peoples.filter((other) => other !== people);
  const own = 1 + random(larger - 1);
  freeNextTo(scene, at)
    .slice(0, larger + smaller)
    .forEach((field, index) => {
      if (index >= larger) put(scene, field, otherWorker[kind]);
      else put(scene, field, kind, index < own ? people : pick(strangers, random));
    });
  addCompanions(scene, at);
  return fateAsked(scene, at);
}

/**
 * Several condottieri around one hill, one field between each two of them, and captives on those fields. The question
 * is about the last of them from the arrow: if they acted in turn, its captive would be gone.
 */
export function sharedCaptiveScene(scene: Scene, what: 'condottiere' | 'gains'): Ask {
  const { random, level } = scene;
  const letter = pick(LETTERS, random);
  const fields = fieldsOf(letter);
  const start = random(2);
  const shared = level === 4 ? 3 : 1 + Number(random(4) < SHARED_TWO_IN_FOUR[level]);
  const captors = [0, 2, 4].slice(0, shared === 1 ? 2 : 3).map((step) => fields[start + step] as Field);
  const between = [1, 3, 5].slice(0, shared).map((step) => fields[(start + step) % 6] as Field);
  const kind = worker(scene);
  for (const field of captors) put(scene, field, 'condottiere');
  for (const field of between) put(scene, field, kind);
  for (const captor of captors) {
    const outside = freeNextTo(scene, captor).filter((field) => !isOnSameHill(field, captor));
    for (const field of outside.slice(0, random(level + 1))) put(scene, field, kind);
  }
  return what === 'gains' ? { what, letter } : fateAsked(scene, captors.at(-1) as Field);
}

/** In how many of four scenes there are two shared captives and not one. */
const SHARED_TWO_IN_FOUR: Readonly<Record<Exclude<Level, 4>, number>> = { 1: 0, 2: 1, 3: 3 };

function isAfterAnother({ board }: Scene, at: Field): boolean {
  return board.neighbours[at].some((beside) => byHill(beside, at) < 0);
}

/** Puts a piece next to it that a condottiere around an earlier hill captures first, if there is room. */
function captureBefore(scene: Scene, at: Field): void {
  const { board, pieces, random } = scene;
  const pairs = freeNextTo(scene, at).flatMap((captive) =>
    board.neighbours[captive]
      .filter((captor) => byHill(captor, at) < 0 && !pieces.has(captor))
      .map((captor) => ({ captive, captor })),
  );
  const [pair] = shuffle(pairs, random);
  if (!pair) return;
  put(scene, pair.captive, worker(scene));
  put(scene, pair.captor, 'condottiere');
}

/** Adds more condottieri around the same hill, depending on the level. Condottieri do not count each other. */
function addCompanions(scene: Scene, at: Field): void {
  const { pieces, random, level } = scene;
  const free = FIELDS.filter((field) => isOnSameHill(field, at) && !pieces.has(field));
  for (const field of shuffle(free, random).slice(0, level - 1)) put(scene, field, 'condottiere');
}
