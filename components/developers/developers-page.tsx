/** The page for programmers: how to count a game without the screens, and its data formats. For any game. */
import { Section } from '@/components/ui/section';
import type { Speaker } from '@/lib/i18n';
import { Origin } from './origin';

type Props = {
  readonly say: Speaker<'developers'>;
  /** A game as one line of notation, the address that shows it, and the text of its file. */
  readonly example: { readonly line: string; readonly address: string; readonly file: string };
};

export function DevelopersPage({ say, example }: Props): React.ReactNode {
  return (
    <div className="grid grid-cols-1 gap-x-16 *:max-w-prose lg:grid-cols-2">
      <div className="lg:col-span-2">
        <h1 className="text-3xl leading-tight sm:text-4xl">{say('developers.title')}</h1>
        <Text>{say('developers.lead')}</Text>
      </div>
      <Section id="file" title={say('developers.file')}>
        <Text>{say('developers.fileText')}</Text>
        <details className="mt-3 rounded-2xl bg-laurel-wash">
          <summary className="min-h-touch cursor-pointer px-5 py-2.5 font-bold">
            {say('developers.fileExample')}
          </summary>
          <pre className="select-all whitespace-pre-wrap px-5 pb-5 font-mono text-laurel text-sm [overflow-wrap:anywhere]">
            {example.file}
          </pre>
        </details>
      </Section>
      <Section id="notation" title={say('developers.notation')}>
        <Text>{say('developers.notationText')}</Text>
        <Code>{example.line}</Code>
        <dl className="mt-4 grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
          {PARTS.map((part) => (
            <div key={part} className="contents">
              <dt className="font-bold">{say(`developers.${part}`)}</dt>
              <dd className="text-muted">{say(`developers.${part}Text`)}</dd>
            </div>
          ))}
        </dl>
        <Text>{say('developers.linkText')}</Text>
        <Link href={`${example.address}#${example.line}`}>{say('developers.link')}</Link>
      </Section>
      <Section id="command-line" title={say('developers.commandLine')}>
        <Text>{say('developers.commandLineText')}</Text>
        <Code>npm run --silent score -- game.json</Code>
        <Code>npm run --silent score -- game.json --explain</Code>
        <Code>npm run --silent score -- - &lt; games.ndjson</Code>
      </Section>
      <Section id="http" title={say('developers.http')}>
        <Text>{say('developers.httpText')}</Text>
        <Code>
          curl --json @game.json <Origin />
          /api/score
        </Code>
        <Text>{say('developers.problemsText')}</Text>
        <Text>{say('developers.schemaText')}</Text>
        <Link href="/api/schema">{say('developers.schema')}</Link>
      </Section>
    </div>
  );
}

const PARTS = ['version', 'players', 'rulings', 'board', 'pieces', 'check'] as const;

type TextProps = { readonly children: React.ReactNode };

function Text({ children }: TextProps): React.ReactNode {
  return <p className="mt-3 text-muted leading-relaxed">{children}</p>;
}

/** It wraps anywhere, because it is longer than a phone is wide, and one click selects all of it. */
function Code({ children }: TextProps): React.ReactNode {
  return (
    <code className="mt-3 block select-all rounded-xl bg-laurel-wash px-5 py-3 font-mono text-laurel text-sm [overflow-wrap:anywhere]">
      {children}
    </code>
  );
}

function Link({ href, children }: TextProps & { readonly href: string }): React.ReactNode {
  return (
    <a
      href={href}
      className="mt-1 inline-flex min-h-touch items-center font-bold text-terracotta underline underline-offset-4"
    >
      {children}
    </a>
  );
}
