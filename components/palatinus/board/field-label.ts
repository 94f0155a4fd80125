/** What a field is called by those who cannot see the board: its name, its spring, and whoever stands there. */

import type { Speaker } from '@/lib/i18n';
import type { Spot } from '@/lib/palatinus';
import { fieldNameAt } from '@/lib/palatinus/enter';
import type { Scene } from './scene';

export function fieldLabel(say: Speaker<'field' | 'words'>, scene: Scene, spot: Spot): string {
  const piece = scene.pieces[spot];
  return [
    fieldNameAt(scene, spot),
    ...(scene.springs.has(spot) ? [say('field.spring')] : []),
    piece
      ? say('field.piece', { people: say(`words.${piece.people}`), kind: say(`words.${piece.kind}`) })
      : say('field.empty'),
  ].join(', ');
}
