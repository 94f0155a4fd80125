import { epochName, type Speaker } from '@/lib/i18n';
import type { WayBackName } from '@/lib/seven-hills/enter';

/** What a link that leads back says: "Epoch III", "The end", "Players". */
export function wayBackName(
  say: Speaker<'screens' | 'sevenCount' | 'sevenWords'>,
  name: WayBackName,
): string {
  if (typeof name === 'number') return epochName(say, name);
  return name === 'end' ? say('sevenCount.end') : say(`screens.${name}`);
}
