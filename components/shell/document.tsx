import { type Language, speaker } from '@/lib/i18n';
import { KeepOffline } from './keep-offline';
import { SkipLink } from './skip-link';
import { themeScript } from './theme';

type Props = {
  readonly language: Language;
  /** The CSP nonce of scripts that may run, for pages that are rendered on demand. */
  readonly nonce?: string | undefined;
  readonly children: React.ReactNode;
};

/** The document around every page. The theme's script comes first, so that nothing is painted in the wrong theme. */
export function Document({ language, nonce, children }: Props): React.ReactNode {
  return (
    <html lang={language} data-scroll-behavior="smooth" suppressHydrationWarning>
      <body className="flex min-h-dvh flex-col">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, and it must run before the first paint */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: themeScript() }} />
        <SkipLink>{speaker(language)('shell.skipToContent')}</SkipLink>
        {children}
        <KeepOffline />
      </body>
    </html>
  );
}
