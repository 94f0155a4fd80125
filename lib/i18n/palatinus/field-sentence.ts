/**
 * A field in words for a screen reader: "C4, spring, purple merchant, next to: 2 peasants, 1 empty field".
 *
 * Short parts with commas instead of a full sentence: people who move over forty-two fields want the name first and
 * stop listening when they have heard enough. Missing things are not mentioned.
 */

import type { Kind, Player } from '../../palatinus';
import type { Surroundings } from '../../palatinus/enter';
import type { Speaker } from '../speaker';
import { pieceName } from './piece-naming';

type Say = Speaker<'field' | 'pieces' | 'words'>;

export function fieldSentence(say: Say, around: Surroundings, players: readonly Player[]): string {
  const neighbours = neighbourCounts(say, around);
  return [
    fieldName(say, around),
    ...(around.spring ? [say('field.spring')] : []),
    around.piece ? pieceName(say, players, around.piece) : say('field.empty'),
    ...(neighbours.length > 0 ? [say('field.beside', { list: neighbours.join(', ') })] : []),
  ].join(', ');
}

/** A field has no name until its tile's letter and arrow are known. */
function fieldName(say: Say, { name, place }: Surroundings): string {
  if (name !== undefined) return name;
  return place === 0 ? say('field.ofCentre') : say('field.ofPlace', { place });
}

/** In the order of the sentence. */
const KIND_COUNT_MESSAGES = {
  merchant: 'words.merchants',
  peasant: 'words.peasants',
  condottiere: 'words.condottieri',
} as const satisfies Readonly<Record<Kind, string>>;

function neighbourCounts(
  say: Say,
  { neighbours, emptyNeighbours, springNeighbours }: Surroundings,
): readonly string[] {
  const kinds = (Object.keys(KIND_COUNT_MESSAGES) as Kind[]).map(
    (kind) => [KIND_COUNT_MESSAGES[kind], neighbours[kind]] as const,
  );
  const all = [
    ...kinds,
    ['field.emptyFields', emptyNeighbours],
    ['field.springs', springNeighbours],
  ] as const;
  return all.filter(([, count]) => count > 0).map(([key, count]) => say(key, { count }));
}
