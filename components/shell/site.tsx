import { type Language, speaker } from '@/lib/i18n';
import { Footer, type FooterLink } from './footer';
import { Header } from './header';
import { UpdateNotice } from './update-notice';

type Props = {
  readonly language: Language;
  /** The base address of the game's pages, e.g. its rules and lessons. */
  readonly game: string;
  /** The links of the footer. */
  readonly links: readonly FooterLink[];
  readonly children: React.ReactNode;
};

/** The frame of a page to read: the header, and a footer with the disclaimer. */
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
