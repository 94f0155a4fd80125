import type { Game } from '@/lib/palatinus';
import { DEFAULT_RULINGS, RULING_KEYS } from '@/lib/palatinus';
import type { TableSpeaker } from './tally-table';

/** Where this table reads the rules otherwise than usual; a list that is never empty. */
export function rulingsTold(say: TableSpeaker, { rulings }: Pick<Game, 'rulings'>): readonly string[] {
  const unusual = RULING_KEYS.filter((key) => rulings[key] !== DEFAULT_RULINGS[key]);
  return unusual.length > 0 ? unusual.map((key) => `${key}: ${rulings[key]}`) : [say('share.usual')];
}
