/** What the pages to read have in common: the site's header and footer, with links to the rules of all games. */
import { readerLanguage } from '@/components/shell/reader';
import { Site } from '@/components/shell/site';
import { type Language, speaker } from '@/lib/i18n';

type Props = {
  readonly language: Language;
  /** The game whose rules and lessons the header links to. */
  readonly game: 'palatinus' | 'seven-hills';
  readonly children: React.ReactNode;
};

export function SiteOf({ language, game, children }: Props): React.ReactNode {
  const say = speaker(language);
  return (
    <Site
      language={language}
      game={`/${language}/${game}`}
      links={[
        { href: `/${language}/palatinus/rules`, label: say('rules.title') },
        { href: `/${language}/seven-hills/rules`, label: say('sevenRules.title') },
        { href: `/${language}/palatinus/ask`, label: say('ask.link') },
        { href: `/${language}/palatinus/learn`, label: say('learn.title') },
        { href: `/${language}/games`, label: say('games.title') },
      ]}
    >
      {children}
    </Site>
  );
}

export async function SiteForReader(props: Omit<Props, 'language'>): Promise<React.ReactNode> {
  return <SiteOf language={await readerLanguage()} {...props} />;
}
