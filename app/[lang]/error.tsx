'use client';

import { Broken } from '@/components/shell/broken';

type Props = { readonly reset: () => void };

export default function BrokenPage({ reset }: Props): React.ReactNode {
  return <Broken onAgain={reset} />;
}
