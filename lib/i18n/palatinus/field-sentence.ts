/**
 * A field in words, for those who hear the board instead of seeing it: "C4, spring, purple merchant, beside 2
 * peasants, 1 empty field".
 *
 * Bits with commas instead of a full sentence: whoever moves over forty-two fields wants the name first, and stops
 * listening when they have heard enough. What is not there is not said.
 */
import type { Kind } from '../../palatinus';
import type { Surroundings } from '../../palatinus/enter';
import type { Speaker } from '../speaker';

type Say = Speaker<'field' | 'words'>;

export function fieldSentence(say: Say, around: Surroundings): string {
  const beside = besideOf(say, around);
  return [
    nameOf(say, around),
    ...(around.spring ? [say('field.spring')] : []),
    standingOn(say, around),
    ...(beside.length > 0 ? [say('field.beside', { list: beside.join(', ') })] : []),
  ].join(', ');
}

/** A field has no name before its tile's letter and arrow are known. */
function nameOf(say: Say, { name, place }: Surroundings): string {
  if (name !== undefined) return name;
  return place === 0 ? say('field.ofCentre') : say('field.ofPlace', { place });
}

function standingOn(say: Say, { piece }: Surroundings): string {
  if (!piece) return say('field.empty');
  return say('field.piece', { people: say(`words.${piece.people}`), kind: say(`words.${piece.kind}`) });
}

/** In the order in which they are said. */
const COUNTED = {
  merchant: 'words.merchants',
  peasant: 'words.peasants',
  condottiere: 'words.condottieri',
} as const satisfies Readonly<Record<Kind, string>>;

function besideOf(say: Say, { beside, emptyBeside, springsBeside }: Surroundings): readonly string[] {
  const kinds = (Object.keys(COUNTED) as Kind[]).map((kind) => [COUNTED[kind], beside[kind]] as const);
  const all = [...kinds, ['field.emptyFields', emptyBeside], ['field.springs', springsBeside]] as const;
  return all.filter(([, count]) => count > 0).map(([key, count]) => say(key, { count }));
}
