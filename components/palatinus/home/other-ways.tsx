'use client';

import { Icon, type IconName } from '@/components/ui/icon';
import { PageButton, PageLink } from '@/components/ui/page-link';
import { useLanguage, useSay } from '@/components/ui/speech';

type Props = {
  /** The notation of a game whose count can be watched. */
  readonly example: string;
};

interface Way {
  readonly href: string;
  readonly icon: IconName;
  readonly name: string;
}

/** Links that leave the open game as it is; first the two other reasons people come for: an argument and learning. */
export function OtherWays({ example }: Props): React.ReactNode {
  const say = useSay<'start'>();
  const base = `/${useLanguage()}`;
  const moments: readonly (Way & { readonly text: string })[] = [
    {
      href: `${base}/palatinus/ask`,
      icon: 'question',
      name: say('start.settle'),
      text: say('start.settleText'),
    },
    {
      href: `${base}/palatinus/learn`,
      icon: 'hills',
      name: say('start.learn'),
      text: say('start.learnText'),
    },
  ];
  const others: readonly Way[] = [
    { href: `${base}/palatinus/score?together#${example}`, icon: 'play', name: say('start.watchExample') },
    { href: `${base}/open`, icon: 'open', name: say('start.openFile') },
    { href: `${base}/palatinus/copy?start`, icon: 'drop', name: say('start.copy') },
    { href: `${base}/games`, icon: 'cup', name: say('start.yourGames') },
  ];
  return (
    <nav aria-label={say('start.others')} className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        {moments.map(({ href, icon, name, text }) => (
          <PageLink
            key={icon}
            href={href}
            className="flex grow basis-[9rem] flex-col justify-center gap-1 rounded-2xl border-2 border-line bg-card px-4 py-2.5 hover:border-edge"
          >
            <strong className="flex items-center gap-2 leading-tight">
              <Icon name={icon} className="text-terracotta" />
              {name}
            </strong>
            <span className="text-balance text-muted text-sm leading-snug">{text}</span>
          </PageLink>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        {others.map(({ href, icon, name }) => (
          <PageButton
            key={icon}
            href={href}
            className="min-h-12 grow basis-[max(9rem,40%)] justify-start text-left"
          >
            <Icon name={icon} />
            {name}
          </PageButton>
        ))}
      </div>
    </nav>
  );
}
