/** Pages that are read: with the site's header and footer. */
import { readerLanguage } from '@/components/shell/reader';
import { Site } from '@/components/shell/site';

type Props = { readonly children: React.ReactNode };

export default async function SiteLayout({ children }: Props): Promise<React.ReactNode> {
  const language = await readerLanguage();
  return (
    <Site language={language} rules={`/${language}/palatinus/rules`} ask={`/${language}/palatinus/ask`}>
      {children}
    </Site>
  );
}
