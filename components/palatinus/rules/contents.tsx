import type { Speaker } from '@/lib/i18n';
import { CHAPTERS } from '@/lib/palatinus';

export function Contents({ say }: { readonly say: Speaker<'rules'> }): React.ReactNode {
  return (
    <nav aria-label={say('rules.contents')} className="mt-6">
      <ol className="flex flex-wrap gap-2">
        {CHAPTERS.map(({ id }, index) => (
          <li key={id}>
            <a
              href={`#chapter-${id}`}
              className="inline-flex min-h-touch items-center rounded-xl border-2 border-line bg-card px-3 py-1 font-bold text-sm leading-tight hover:border-edge"
            >
              {index + 1}. {say(`rules.chapter-${id}`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
