/** What Home tells new readers, for any game: the question that brings people here, and what the app does. */
import { Emblem } from '@/components/ui/emblem';
import { Section } from '@/components/ui/section';
import type { Speaker } from '@/lib/i18n';

type Props = { readonly say: Speaker<'home'> };

/** The same size as the game card that it replaces. */
export function Intro({ say }: Props): React.ReactNode {
  return (
    <div className="flex min-h-35 items-center gap-4 rounded-2xl border-2 border-line bg-card px-4 py-2">
      <Emblem className="hidden size-[min(6rem,25vw)] shrink-0 min-[22.5rem]:block" />
      <p className="min-w-0 leading-relaxed [overflow-wrap:anywhere]">{say('home.lead')}</p>
    </div>
  );
}

export function About({ say }: Props): React.ReactNode {
  return (
    <Section id="about" title={say('home.about')}>
      <p className="mt-3 max-w-prose text-muted leading-relaxed">{say('home.promise')}</p>
    </Section>
  );
}
