/** The screens of Palatinus. Each has a page of its own to be served, and all of them show the same view. */
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PalatinusView } from '@/components/palatinus/palatinus-view';
import { readerSpeaker, speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/ui/speech';
import type { Area } from '@/lib/i18n';
import { isScreenName, SCREENS, type ScreenName } from '@/lib/palatinus/enter';

type Props = { readonly params: Promise<{ readonly screen: string }> };

export const dynamicParams = false;

const AREAS = [
  'board',
  'census',
  'copy',
  'field',
  'inhabitants',
  'missing',
  'players',
  'problems',
  'rulings',
  'score',
  'share',
  'steps',
  'story',
  'store',
  'tally',
  'tiles',
  'ui',
  'walkthrough',
  'words',
] as const satisfies readonly Area[];

export function generateStaticParams(): { screen: ScreenName }[] {
  return SCREENS.map((screen) => ({ screen }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say(`steps.${await screenOf(params)}`) };
}

export default async function PalatinusPage({ params }: Props): Promise<React.ReactNode> {
  return (
    <Speech {...(await speechFor(AREAS))}>
      <PalatinusView served={await screenOf(params)} />
    </Speech>
  );
}

async function screenOf(params: Props['params']): Promise<ScreenName> {
  const { screen } = await params;
  return isScreenName(screen) ? screen : notFound();
}
