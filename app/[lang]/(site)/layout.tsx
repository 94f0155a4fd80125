/** Pages to read, with the site's header and footer. */
import { SiteForReader } from '../site-layout';

type Props = { readonly children: React.ReactNode };

export default function SiteLayout({ children }: Props): React.ReactNode {
  return <SiteForReader game="palatinus">{children}</SiteForReader>;
}
