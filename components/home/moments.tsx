import { Section } from '@/components/ui/section';
import type { Speaker } from '@/lib/i18n';

const MOMENTS = ['game', 'argument', 'learning'] as const;

const LOOK = {
  game: 'border-t-terracotta',
  argument: 'border-t-laurel',
  learning: 'border-t-river',
} as const;

/** When one would reach for the app: three moments, as one would tell a friend. */
export function Moments({ say }: { readonly say: Speaker<'home'> }): React.ReactNode {
  return (
    <Section id="moments" title={say('home.moments')}>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {MOMENTS.map((moment) => (
          <li
            key={moment}
            className={`rounded-2xl border border-line border-t-4 bg-card p-5 ${LOOK[moment]}`}
          >
            <h3 className="text-xl">{say(`home.${moment}Title`)}</h3>
            <p className="mt-2 text-muted leading-relaxed">{say(`home.${moment}Text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
