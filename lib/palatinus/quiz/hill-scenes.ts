/** Scenes for whole hills, ties, and the end of a small game. */

import { pick, shuffle } from '../../random';
import { FIELDS, type Field, fieldsOf, type Influence, LETTERS, type Letter, parseField, score } from '..';
import { hillIn } from './answers';
import type { Ask } from './question';
import { freeNextTo, gameOf, isOnSameHill, otherWorker, put, type Scene, worker } from './scene';

/** Adds some condottieri in a row, captives outside that two of them share, and inhabitants on the other fields. */
function furnishHill(scene: Scene): Letter {
  const { random, level, board, springs } = scene;
  const count = level - 1;
  const { letter, captors, shared } = pick(rowsOf(scene, count), random);
  const kind = worker(scene);
  for (const field of captors) put(scene, field, 'condottiere');
  for (const field of shared) put(scene, field, kind);
  for (const captor of captors)
    for (const field of freeNextTo(scene, captor).filter((other) => !isOnSameHill(other, captor)))
      if (random(2) === 0) put(scene, field, kind);
  const standing = fieldsOf(letter).filter((field) => !captors.includes(field));
  for (const field of shuffle(standing, random).slice(0, 3 + random(2))) {
    const isSeen = captors.some((captor) => board.neighbours[captor].includes(field));
    put(scene, field, isSeen && random(4) > 0 ? otherWorker[kind] : worker(scene));
  }
  for (const field of board.reach[letter]) {
    if (random(3) === 0) springs.add(field);
    if (!scene.pieces.has(field) && !isNextTo(scene, captors, field) && random(3) === 0)
      put(scene, field, worker(scene));
  }
  for (const field of board.reach[letter]) scene.closed.add(field);
  return letter;
}

interface Row {
  readonly letter: Letter;
  readonly captors: readonly Field[];
  readonly shared: readonly Field[];
}

/**
 * Every row of this many fields around a hill in which each two neighbours share a field outside. The centre always
 * has some.
 */
function rowsOf({ board }: Scene, count: number): readonly Row[] {
  return LETTERS.flatMap((letter) =>
    fieldsOf(letter).flatMap((_, start) => {
      const captors = Array.from(
        { length: count },
        (__, step) => fieldsOf(letter)[(start + step) % 6] as Field,
      );
      const shared = captors.slice(1).flatMap((captor, index) => {
        const before = captors[index] as Field;
        return board.neighbours[captor].filter(
          (field) => !isOnSameHill(field, captor) && board.neighbours[before].includes(field),
        );
      });
      return shared.length === Math.max(count - 1, 0) ? [{ letter, captors, shared }] : [];
    }),
  );
}

function isNextTo({ board }: Scene, captors: readonly Field[], field: Field): boolean {
  return captors.some((captor) => board.neighbours[captor].includes(field));
}

export function hillScene(scene: Scene, what: 'hill' | 'totals'): Ask {
  return { what, letter: furnishHill(scene) };
}

/**
 * Who earns what does not depend on colours, so the colours are dealt again until the first two players tie, if
 * possible. Sometimes they only nearly tie, because it must not always be a tie.
 */
export function tieScene(scene: Scene, what: 'hill' | 'gains'): Ask {
  const letter = furnishHill(scene);
  const { influence } = hillIn(score(gameOf(scene)), letter);
  const rivals = scene.peoples.slice(0, MOST_RIVALS);
  const dealings = rivals.length ** influence.length;
  const first = scene.random(dealings);
  const isWanted = scene.random(4) === 0 ? isNarrow : isLevel;
  for (let dealing = 0; dealing < dealings; dealing += 1) {
    const owners = ownersIn((first + dealing) % dealings, rivals.length, influence.length);
    if (!isWanted(leadOf(influence, owners, rivals.length))) continue;
    influence.forEach(({ at, kind }, index) => {
      put(scene, parseField(at), kind, rivals[owners[index] as number]);
    });
    break;
  }
  return { what, letter };
}

/** More would give thousands of ways to deal out six inhabitants. */
const MOST_RIVALS = 3;

/** One way to deal out the inhabitants: the digits of a number whose base is the number of rivals. */
function ownersIn(dealing: number, rivals: number, inhabitants: number): readonly number[] {
  return Array.from({ length: inhabitants }, (_, digit) => Math.floor(dealing / rivals ** digit) % rivals);
}

/** By how much the first player leads; undefined if nobody has any influence. */
function leadOf(
  influence: readonly Influence[],
  owners: readonly number[],
  rivals: number,
): number | undefined {
  const totals = new Array<number>(rivals).fill(0);
  influence.forEach(({ points }, index) => {
    const owner = owners[index] as number;
    totals[owner] = (totals[owner] as number) + points;
  });
  const [most = 0, next = 0] = totals.toSorted((one, other) => other - one);
  return most === 0 ? undefined : most - next;
}

const isLevel = (lead: number | undefined): boolean => lead === 0;
const isNarrow = (lead = 0): boolean => lead > 0 && lead < 3;

/** Some inhabitants around a few hills, more of both at higher levels. */
export function winnerScene(scene: Scene): Ask {
  const { random, level, board, springs } = scene;
  const letters = shuffle(LETTERS, random).slice(0, level + 1);
  for (const letter of letters)
    for (const field of shuffle(fieldsOf(letter), random).slice(0, 2 + random(2))) {
      put(scene, field, worker(scene));
      for (const beside of board.neighbours[field]) if (random(8) === 0) springs.add(beside);
    }
  for (const letter of letters.slice(0, level)) {
    const free = fieldsOf(letter).filter((field) => !scene.pieces.has(field));
    put(scene, pick(free, random), 'condottiere');
  }
  for (const field of FIELDS) scene.closed.add(field);
  return { what: 'winners' };
}
