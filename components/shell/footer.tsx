import { type Language, speaker } from '@/lib/i18n';

type Props = { readonly language: Language /** The address of the rules. */; readonly rules: string };

/** The way to the rules, and who we are not. */
export function Footer({ language, rules }: Props): React.ReactNode {
  const say = speaker(language);
  return (
    <footer className="border-line border-t pb-[env(safe-area-inset-bottom)]">
      <div className="page py-4 text-sm leading-relaxed">
        <a
          href={rules}
          className="inline-flex min-h-touch min-w-touch items-center font-bold text-terracotta underline underline-offset-4"
        >
          {say('rules.title')}
        </a>
        <p className="text-muted">{say('shell.unofficial')}</p>
      </div>
    </footer>
  );
}
