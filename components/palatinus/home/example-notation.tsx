import type { Speaker } from '@/lib/i18n';
import { EXAMPLE } from '@/lib/palatinus';

/** The table as text. It breaks anywhere, for a phone is narrower than it is long; one touch selects all of it. */
export function ExampleNotation({ say }: { readonly say: Speaker<'home'> }): React.ReactNode {
  return (
    <figure className="mt-8 rounded-2xl bg-laurel-wash p-5">
      <figcaption>{say('home.exampleNotation')}</figcaption>
      <code className="mt-2 block select-all font-mono text-laurel text-sm [overflow-wrap:anywhere]">
        {EXAMPLE}
      </code>
    </figure>
  );
}
