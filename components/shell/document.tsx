import { type Language, speaker } from '@/lib/i18n';
import { themeScript } from './theme';

type Props = { readonly language: Language; readonly children: React.ReactNode };

/** The document around every page. The theme's script comes first, so that nothing is painted in the wrong light. */
export function Document({ language, children }: Props): React.ReactNode {
  return (
    <html lang={language} data-scroll-behavior="smooth" suppressHydrationWarning>
      <body className="flex min-h-dvh flex-col">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, and it must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: themeScript() }} />
        <a
          href="#content"
          className="sr-only rounded-xl bg-ink px-4 py-3 text-parchment focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30 focus:px-4 focus:py-3"
        >
          {speaker(language)('shell.skipToContent')}
        </a>
        {children}
      </body>
    </html>
  );
}
