/** For tests only: every possible question, and the question about an inhabitant of a game. */

import { type Field, type Game, KINDS, type Kind, type Position } from '..';
import { asksAboutGround, BRUSHES, FIELD_COUNTS, type Neighbour, newQuestion, type Question } from '.';

/** All ways to fill this many fields. */
function fillings(contents: readonly Neighbour[], count: number): readonly (readonly Neighbour[])[] {
  if (count === 0) return [[]];
  return fillings(contents, count - 1).flatMap((rest) => contents.map((content) => [content, ...rest]));
}

export const ALL_QUESTIONS: readonly Question[] = KINDS.flatMap((kind) => {
  const contents: readonly Neighbour[] = ['empty', ...BRUSHES[kind]];
  const counts = asksAboutGround({ kind }) ? FIELD_COUNTS : ([5] as const);
  const springs = asksAboutGround({ kind }) ? [false, true] : [false];
  return springs.flatMap((ownSpring) =>
    counts.flatMap((count) =>
      fillings(contents, count).map((neighbours) => ({ kind, ownSpring, neighbours })),
    ),
  );
});

/** What somebody would ask about the inhabitant on this field, as far as it can matter. */
export function questionAbout({ board }: Game, position: Position, field: Field, kind: Kind): Question {
  const kinds = board.neighbours[field].map((next) => position[next]?.kind);
  if (!asksAboutGround({ kind })) {
    const seen = kinds.flatMap((next) => BRUSHES[kind].find((brush) => brush === next) ?? []);
    const { neighbours: empty } = newQuestion(kind);
    return { kind, ownSpring: false, neighbours: [...seen, ...empty].slice(0, empty.length) };
  }
  const neighbours = board.neighbours[field].map((next, index): Neighbour => {
    if (board.springs[next]) return kinds[index] ? 'taken-spring' : 'spring';
    return kinds[index] ? 'somebody' : 'empty';
  });
  return { kind, ownSpring: board.springs[field], neighbours };
}
