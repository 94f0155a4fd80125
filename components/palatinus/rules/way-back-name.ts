import type { Speaker } from '@/lib/i18n';
import { SCREENS, type WayBackName } from '@/lib/palatinus/enter';

/** What a link that leads back says: "Hill C", "Tally", "Inhabitants". */
export function wayBackName(say: Speaker<'score' | 'screens'>, name: WayBackName): string {
  if (name === 'tally') return say('score.tally');
  const screen = SCREENS.find((other) => other === name);
  return screen ? say(`screens.${screen}`) : say('score.hillOf', { letter: name });
}
