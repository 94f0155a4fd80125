/** Pages to read about Seven Hills: the header links to its rules. */
import { SiteForReader } from '../site-layout';

type Props = { readonly children: React.ReactNode };

export default function SiteLayout({ children }: Props): React.ReactNode {
  return <SiteForReader game="seven-hills">{children}</SiteForReader>;
}
