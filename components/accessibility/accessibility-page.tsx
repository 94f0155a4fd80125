/** The accessibility page: who can use the app and how, its keys, and what does not work yet. For any game. */
import { Section } from '@/components/ui/section';
import type { Speaker } from '@/lib/i18n';

/** The keys of a screen. */
export interface ScreenKeys {
  readonly screen: string;
  readonly keys: string;
}

type Props = { readonly say: Speaker<'accessibility'>; readonly keys: readonly ScreenKeys[] };

const WORKS = ['keyboard', 'ear', 'touch', 'colour', 'large', 'device'] as const;
const LIMITS = ['Tried', 'Board', 'Words', 'Picture', 'Voice'] as const;

export function AccessibilityPage({ say, keys }: Props): React.ReactNode {
  return (
    <div className="max-w-prose leading-relaxed">
      <h1 className="text-3xl leading-tight sm:text-4xl">{say('accessibility.title')}</h1>
      <p className="mt-4 text-lg text-muted">{say('accessibility.lead')}</p>
      <p className="mt-3">{say('accessibility.aim')}</p>
      <Section id="works" title={say('accessibility.works')}>
        <List>{WORKS.map((what) => say(`accessibility.${what}`))}</List>
      </Section>
      <Section id="keys" title={say('accessibility.keys')}>
        <dl className="mt-3 space-y-3">
          {keys.map(({ screen, keys: words }) => (
            <div key={screen}>
              <dt className="font-bold">{screen}</dt>
              <dd className="text-muted">{words}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="limits" title={say('accessibility.limits')}>
        <List>{LIMITS.map((limit) => say(`accessibility.limit${limit}`))}</List>
      </Section>
      <Section id="tell" title={say('accessibility.tell')}>
        <p className="mt-3">{say('accessibility.tellText')}</p>
      </Section>
    </div>
  );
}

function List({ children }: { readonly children: readonly string[] }): React.ReactNode {
  return (
    <ul className="mt-3 list-disc space-y-2 pl-5">
      {children.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
