import { type Language, speaker } from '@/lib/i18n';
import { Footer, type FooterLink } from './footer';
import { Header } from './header';
import { UpdateNotice } from './update-notice';

type Props = {
  readonly language: Language;
  /** The address of the game's pages, below which are its rules and its lessons. */
  readonly game: string;
  /** Where the footer leads. */
  readonly links: readonly FooterLink[];
  readonly children: React.ReactNode;
};

/** What stands around a page that is read: the header, and who we are not at its foot. */
export function Site({ language, game, links, children }: Props): React.ReactNode {
  const say = speaker(language);
  return (
    <>
      <Header language={language} game={game} />
      <main id="content" tabIndex={-1} className="page grow py-8 focus-visible:outline-none sm:py-12">
        {children}
      </main>
      <UpdateNotice
        text={say('shell.updateReady')}
        now={say('shell.updateNow')}
        later={say('shell.updateLater')}
      />
      <Footer language={language} links={links} />
    </>
  );
}
