/** What a field is called by those who cannot see the board: its name, its spring, and whoever stands there. */

import { pieceName, type Speaker } from '@/lib/i18n';
import type { Player, Spot } from '@/lib/palatinus';
import { fieldNameAt } from '@/lib/palatinus/enter';
import type { Scene } from './scene';

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
