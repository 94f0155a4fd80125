/** The root layout. It is below the language segment, so that `<html lang>` is right in the served file. */
import '../globals.css';
import type { Metadata } from 'next';
import { Arrival } from '@/components/shell/arrival';
import { Document } from '@/components/shell/document';
import { readerLanguage, readerSpeaker, speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/ui/speech';
import { LANGUAGES } from '@/lib/i18n';

export { viewport } from '@/components/shell/viewport';

export const dynamicParams = false;

export function generateStaticParams(): { lang: string }[] {
  return LANGUAGES.map((lang) => ({ lang }));
}

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  const name = say('shell.appName');
  return {
    title: { default: `${name} · ${say('shell.tagline')}`, template: `%s · ${name}` },
    description: say('shell.description'),
    applicationName: name,
    formatDetection: { telephone: false },
    manifest: `/${await readerLanguage()}/manifest.webmanifest`,
    appleWebApp: { title: name },
  };
}

export default async function RootLayout({ children }: LayoutProps<'/[lang]'>): Promise<React.ReactNode> {
  return (
    <Document language={await readerLanguage()}>
      <Arrival />
      <Speech {...(await speechFor(['broken', 'store', 'ui']))}>{children}</Speech>
    </Document>
  );
}
