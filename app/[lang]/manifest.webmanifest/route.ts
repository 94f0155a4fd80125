/** The web app manifest, in the language in which the app is installed. */
import type { MetadataRoute } from 'next';
import { BAR_COLOURS } from '@/components/shell/theme';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, speaker } from '@/lib/i18n';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): { lang: string }[] {
  return LANGUAGES.map((lang) => ({ lang }));
}

const ICONS: NonNullable<MetadataRoute.Manifest['icons']> = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

type Context = { readonly params: Promise<{ readonly lang: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { lang } = await params;
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
  const say = speaker(language);
  const manifest: MetadataRoute.Manifest = {
    // The same app, in whatever language it is installed.
    id: '/',
    name: say('shell.appName'),
    short_name: say('shell.appName'),
    description: say('shell.description'),
    lang: language,
    start_url: `/${language}`,
    scope: '/',
    display: 'standalone',
    background_color: BAR_COLOURS.light,
    theme_color: BAR_COLOURS.light,
    categories: ['games', 'utilities'],
    icons: ICONS,
    shortcuts: [
      { name: say('start.score'), url: `/${language}/palatinus/players?start` },
      { name: say('start.ask'), url: `/${language}/palatinus/ask` },
      { name: say('start.learn'), url: `/${language}/palatinus/learn` },
    ].map((shortcut) => ({ ...shortcut, icons: ICONS.slice(0, 2) })),
    file_handlers: [
      { action: `/${language}/open`, accept: { 'application/json': ['.json'], 'text/plain': ['.txt'] } },
    ],
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
