'use client';

import { useScreens } from '@/components/shell/screens';
import { useSay } from '@/components/ui/speech';
import { parseWayBack, RESULT_SCREEN } from '@/lib/palatinus/enter';
import { wayBackName } from './way-back-name';

/** Where Back leads on a screen about a counted game: to the screen that led there, or else to the tally. */
export function useWayBack(): { readonly to: string; readonly leadsBack: true; readonly label: string } {
  const say = useSay<'score' | 'screens'>();
  const { query } = useScreens();
  const { to, name } = parseWayBack(query.get('from') ?? '') ?? { to: RESULT_SCREEN, name: 'tally' };
  return { to, leadsBack: true, label: wayBackName(say, name) };
}
