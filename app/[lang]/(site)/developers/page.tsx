import type { Metadata } from 'next';
import { DevelopersPage } from '@/components/developers/developers-page';
import { readerLanguage, readerSpeaker } from '@/components/shell/reader';
import { makeFileText, makeGameFile } from '@/lib/files';
import { EXAMPLE, exampleGame } from '@/lib/palatinus';
import { RESULT_SCREEN } from '@/lib/palatinus/enter';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say('developers.title'), description: say('developers.lead') };
}

export default async function Developers(): Promise<React.ReactNode> {
  const [say, language] = await Promise.all([readerSpeaker(), readerLanguage()]);
  const example = {
    line: EXAMPLE,
    address: `/${language}/palatinus/${RESULT_SCREEN}`,
    file: makeFileText(makeGameFile(exampleGame())),
  };
  return <DevelopersPage say={say} example={example} />;
}
