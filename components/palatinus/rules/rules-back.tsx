'use client';

import { WayBackLink } from '@/components/rules/contents-bar';
import { useLastScreen } from '@/components/shell/last-screen';
import { useLanguage } from '@/components/ui/speech';
import { parseWayBack, type WayBackName } from '@/lib/palatinus/enter';

type Props = { /** What each way back is called. */ readonly names: Readonly<Record<WayBackName, string>> };

/** Back to the hill, or whichever screen was shown last in this tab; none, where the reader came from elsewhere. */
export function RulesBack({ names }: Props): React.ReactNode {
  const language = useLanguage();
  const last = useLastScreen('palatinus');
  const back = last && parseWayBack(last.here);
  return (
    back && (
      <WayBackLink href={`/${language}/palatinus/${back.to}${last.hash}`}>{names[back.name]}</WayBackLink>
    )
  );
}
