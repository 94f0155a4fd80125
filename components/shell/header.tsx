import { type Language, speaker } from '@/lib/i18n';
import { Emblem } from '../ui/emblem';
import { LanguagePicker } from './language-switch';
import { ThemeSwitch } from './theme-switch';

type Props = {
  readonly language: Language;
  /** The base address of the game's pages, e.g. its rules and lessons. */
  readonly game: string;
};

const LINK =
  'min-h-touch min-w-touch items-center justify-center rounded-xl px-1 text-sm hover:bg-sand min-[26rem]:px-1.5 sm:px-2.5 print:hidden';

/** The name of the app, rules and lessons, and the reader's settings: language and theme. */
export function Header({ language, game }: Props): React.ReactNode {
  const say = speaker(language);
  const themes = {
    auto: say('shell.themeAuto'),
    light: say('shell.themeLight'),
    dark: say('shell.themeDark'),
  };
  return (
    <header className="border-line border-b pt-[env(safe-area-inset-top)]">
      <div className="page flex flex-wrap items-center justify-end py-1.5">
        <a
          href={`/${language}`}
          aria-label={say('shell.home')}
          className="inline-flex min-h-touch items-center gap-2 font-bold font-serif text-[min(1.125rem,7vw)] sm:text-xl"
        >
          <Emblem className="hidden size-[min(1.75rem,10vw)] min-[27.5rem]:block" />
          {say('shell.appName')}
        </a>
        <a href={`${game}/rules`} className={`ml-auto inline-flex ${LINK}`}>
          {say('ui.rules')}
        </a>
        {/* The narrowest phones have no room for it; there it is on Home and in the footer. */}
        <a href={`${game}/learn`} className={`hidden min-[24rem]:inline-flex ${LINK}`}>
          {say('shell.learn')}
        </a>
        <nav aria-label={say('shell.settings')} className="-mr-2.5 flex items-center">
          <LanguagePicker language={language} label={say('ui.language')} />
          <ThemeSwitch label={say('shell.theme')} names={themes} />
        </nav>
      </div>
    </header>
  );
}
