import { Section } from '@/components/ui/section';
import type { Speaker } from '@/lib/i18n';

const WAYS = [
  { text: 'home.commandLine', code: 'npm run --silent score -- docs/example-game.json --explain' },
  { text: 'home.http', code: 'curl --json @docs/example-game.json http://localhost:3000/api/score' },
] as const;

/** The two doors for those who have their table in a file, or a program of their own. */
export function Today({ say }: { readonly say: Speaker<'home'> }): React.ReactNode {
  return (
    <Section id="today" title={say('home.today')}>
      <p className="mt-3 max-w-prose text-muted leading-relaxed">{say('home.todayText')}</p>
      <dl className="mt-5 grid gap-4 md:grid-cols-2">
        {WAYS.map(({ text, code }) => (
          <div key={code} className="rounded-2xl bg-laurel-wash p-5">
            <dt>{say(text)}</dt>
            <dd className="mt-2 font-mono text-laurel text-sm [overflow-wrap:anywhere]">
              <code>{code}</code>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
