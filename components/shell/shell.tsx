import { type Language, speaker } from '@/lib/i18n';
import { Footer } from './footer';
import { Header } from './header';
import { themeScript } from './theme';

type Props = { readonly language: Language; readonly children: React.ReactNode };

/** The whole document around a page. The theme's script comes first, so that nothing is painted in the wrong light. */
export function Shell({ language, children }: Props): React.ReactNode {
  const say = speaker(language);
  return (
    <html lang={language} suppressHydrationWarning>
      <body className="flex min-h-dvh flex-col">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, and it must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: themeScript() }} />
        <a
          href="#content"
          className="sr-only rounded-xl bg-ink px-4 py-3 text-parchment focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-10 focus:px-4 focus:py-3"
        >
          {say('shell.skipToContent')}
        </a>
        <Header language={language} />
        <main id="content" tabIndex={-1} className="page grow py-8 focus-visible:outline-none sm:py-12">
          {children}
        </main>
        <Footer say={say} />
      </body>
    </html>
  );
}
