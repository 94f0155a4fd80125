import { type Language, speaker } from '@/lib/i18n';

import { Alternates, LanguageLinks } from './language-switch';

export interface FooterLink {
  readonly href: string;
  readonly label: string;
}

type Props = { readonly language: Language; readonly links: readonly FooterLink[] };

const LINK =
  'inline-flex min-h-touch min-w-touch items-center font-bold text-terracotta underline underline-offset-4';

/** Links to the rules, a quick question, accessibility and the page for programmers, and the disclaimer. */
export function Footer({ language, links }: Props): React.ReactNode {
  const say = speaker(language);
  return (
    <footer className="border-line border-t pb-[env(safe-area-inset-bottom)]">
      <div className="page py-4 text-sm leading-relaxed">
        <p className="flex flex-wrap gap-x-6">
          {links.map(({ href, label }) => (
            <a key={href} href={href} className={LINK}>
              {label}
            </a>
          ))}
          <a href={`/${language}/accessibility`} className={LINK}>
            {say('accessibility.title')}
          </a>
          <a href={`/${language}/developers`} className={LINK}>
            {say('shell.developers')}
          </a>
        </p>
        <p className="text-muted">{say('shell.unofficial')}</p>
        <Alternates />
        <LanguageLinks language={language} label={say('ui.language')} className="mt-2" />
      </div>
    </footer>
  );
}
