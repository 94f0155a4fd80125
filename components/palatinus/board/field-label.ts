/** The accessible names of fields. */

import { pieceName, type Speaker } from '@/lib/i18n';
import type { Player, Spot } from '@/lib/palatinus';
import { fieldNameAt } from '@/lib/palatinus/enter';
import { type BoardMark, isGone, isSum } from './marks';
import type { Scene } from './scene';

/** The field's name, its spring, and the piece on it. */
export function fieldLabel(
  say: Speaker<'field' | 'pieces' | 'words'>,
  scene: Scene,
  spot: Spot,
  players: readonly Player[],
): string {
  const piece = scene.pieces[spot];
  return [
    fieldNameAt(scene, spot),
    ...(scene.springs.has(spot) ? [say('field.spring')] : []),
    piece ? pieceName(say, players, piece) : say('field.empty'),
  ].join(', ');
}

/** The same, with what the count says about the field: that the piece leaves, or its sum. */
export function countedFieldLabel(
  say: Speaker<'field' | 'pieces' | 'score' | 'words'>,
  { scene, marks }: { readonly scene: Scene; readonly marks: readonly BoardMark[] },
  spot: Spot,
  players: readonly Player[],
): string {
  const mark = marks.find((one) => one.at === spot && (isGone(one) || isSum(one)));
  return [
    fieldLabel(say, scene, spot, players),
    ...(mark && isGone(mark) ? [say(mark.look === 'fled' ? 'score.flees' : 'score.gone')] : []),
    ...(mark?.text ? [say('score.earns', { points: mark.text })] : []),
    ...(mark?.look === 'void' ? [say('score.countsForNobody')] : []),
  ].join(', ');
}
