/**
 * The page for unknown addresses. They have no language, so this is the only page that is rendered on demand: like
 * the redirect of `/`, it uses the cookie first and then the browser's language.
 */
import { SiteOf } from './[lang]/site-layout';
import './globals.css';
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { Document } from '@/components/shell/document';
import { NotFound } from '@/components/shell/not-found';
import { pickSpeech } from '@/components/shell/pick-speech';
import { Speech } from '@/components/ui/speech';
import { isLanguage, type Language, negotiate, speaker } from '@/lib/i18n';

export { viewport } from '@/components/shell/viewport';

async function wishedLanguage(): Promise<Language> {
  const chosen = (await cookies()).get('lang')?.value;
  return isLanguage(chosen) ? chosen : negotiate((await headers()).get('accept-language'));
}

export async function generateMetadata(): Promise<Metadata> {
  const say = speaker(await wishedLanguage());
  return { title: `${say('shell.notFoundTitle')} · ${say('shell.appName')}` };
}

export default async function GlobalNotFound(): Promise<React.ReactNode> {
  const language = await wishedLanguage();
  return (
    <Document language={language} nonce={(await headers()).get('x-nonce') ?? undefined}>
      <Speech {...pickSpeech(language, ['ui'])}>
        <SiteOf language={language} game="palatinus">
          <NotFound language={language} />
        </SiteOf>
      </Speech>
    </Document>
  );
}
