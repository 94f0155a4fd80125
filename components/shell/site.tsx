import type { Language } from '@/lib/i18n';
import { Footer } from './footer';
import { Header } from './header';

type Props = {
  readonly language: Language;
  /** The address of the rules. */
  readonly rules: string;
  /** The address where one asks about a single piece. */
  readonly ask: string;
  readonly children: React.ReactNode;
};

/** What stands around a page that is read: the header, and who we are not at its foot. */
export function Site({ language, rules, ask, children }: Props): React.ReactNode {
  return (
    <>
      <Header language={language} rules={rules} />
      <main id="content" tabIndex={-1} className="page grow py-8 focus-visible:outline-none sm:py-12">
        {children}
      </main>
      <Footer language={language} rules={rules} ask={ask} />
    </>
  );
}
