'use client';

import { Broken, type BrokenProps } from '@/components/shell/broken';

export default function BrokenPage(props: BrokenProps): React.ReactNode {
  return <Broken {...props} />;
}
