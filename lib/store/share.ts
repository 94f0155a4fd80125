/**
 * A table as an address: the screen and the step as usual, and the whole table behind the `#`. What stands there never
 * leaves the browser, so a table can be sent around without any server knowing it; a number that a server looks up would
 * be shorter, and would need one that keeps everybody's tables for ever.
 *
 *     https://host/en/score?step=tally#P1_r-Livia.y-Marco_bfoio_RG16…_YBgg-b.…
 */

import {
  type CountStep,
  type Game,
  makeNotation,
  makeStep,
  type NotationCode,
  type Outcome,
  type Problem,
  parseNotation,
} from '../palatinus';
import { isShareHash, unescaped } from './share-hash';

export function makeShareLink(
  origin: string,
  language: string,
  game: Game,
  step: CountStep = { part: 'tally' },
): string {
  return `${origin}/${language}/score?step=${makeStep(step)}#${makeNotation(game)}`;
}

/** The shared table, or every reason why it cannot be read; nothing where no table is meant. */
export function readShareLink(hash: string): Outcome<Game, Problem<NotationCode> | Problem> | undefined {
  if (!isShareHash(hash)) return undefined;
  const text = unescaped(hash.replace(/^#/, ''));
  const [asItStands, freed] = [text, withoutSurroundings(text)].map(parseNotation);
  return freed?.ok ? freed : asItStands;
}

/** Without what was taken for a part of the address: the full stop of its sentence, a bracket, a tracking mark. */
function withoutSurroundings(text: string): string {
  return text.replace(/[^A-Za-z0-9._~-].*$/s, '').replace(/[._~]+$/, '');
}
