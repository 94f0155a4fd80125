'use client';

import { Icon, type IconName } from '@/components/ui/icon';
import { PageButton } from '@/components/ui/page-link';
import { useLanguage, useSay } from '@/components/ui/speech';

type Props = {
  /** A line of notation to watch being counted. */
  readonly example: string;
};

/** Ways that leave the open game as it is. */
export function OtherWays({ example }: Props): React.ReactNode {
  const say = useSay<'start'>();
  const base = `/${useLanguage()}`;
  const ways: readonly { readonly href: string; readonly icon: IconName; readonly name: string }[] = [
    { href: `${base}/palatinus/learn`, icon: 'hills', name: say('start.learn') },
    { href: `${base}/palatinus/score?together#${example}`, icon: 'play', name: say('start.watchExample') },
    { href: `${base}/open`, icon: 'open', name: say('start.openFile') },
    { href: `${base}/palatinus/copy?start`, icon: 'drop', name: say('start.copy') },
    { href: `${base}/palatinus/ask`, icon: 'question', name: say('start.ask') },
    { href: `${base}/games`, icon: 'cup', name: say('start.yourGames') },
  ];
  return (
    <nav aria-label={say('start.others')} className="flex flex-wrap gap-3">
      {ways.map(({ href, icon, name }) => (
        <PageButton key={icon} href={href} className="min-h-13 grow basis-[9rem]">
          <Icon name={icon} />
          {name}
        </PageButton>
      ))}
    </nav>
  );
}
