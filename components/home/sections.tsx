/** What Home says whatever was played: the question that brings people here, when they come, and for programmers. */
import { Emblem } from '@/components/ui/emblem';
import { Section } from '@/components/ui/section';
import type { Speaker } from '@/lib/i18n';

type IntroProps = { readonly say: Speaker<'home'> /** The way in. */; readonly children: React.ReactNode };

/** The question, and at once the way to its answer. */
export function Intro({ say, children }: IntroProps): React.ReactNode {
  return (
    <div className="flex flex-col-reverse items-start gap-6 sm:flex-row sm:items-center sm:justify-between sm:gap-12">
      <div className="w-full max-w-[38rem]">
        <h1 className="text-4xl leading-tight sm:text-5xl">{say('home.title')}</h1>
        <p className="mt-3 text-lg leading-relaxed sm:text-xl">{say('home.lead')}</p>
        {children}
        <p className="mt-5 text-muted leading-relaxed">{say('home.promise')}</p>
      </div>
      <Emblem className="hidden shrink-0 sm:block sm:size-56" />
    </div>
  );
}

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

const WAYS = [
  { text: 'home.commandLine', code: 'npm run --silent score -- docs/example-game.json --explain' },
  { text: 'home.http', code: 'curl --json @docs/example-game.json http://localhost:3000/api/score' },
] as const;

/** The two doors for those who have their table in a file, or a program of their own. */
export function ForProgrammers({ say }: { readonly say: Speaker<'home'> }): React.ReactNode {
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
