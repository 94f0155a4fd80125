'use client';

/** The link to something other than a game, e.g. a question or a trial: as a code and as text. */

import { Sheet } from '@/components/ui/dialog';
import { useLanguage } from '@/components/ui/speech';
import { LinkPart } from './link-part';
import type { SharedLink } from './share-link';
import { useShareOrigin } from './share-origin';

type Props = SharedLink & { readonly onClose: () => void };

export function LinkSheet({ path, title, hint, qrLabel, onClose }: Props): React.ReactNode {
  const language = useLanguage();
  const { origin, notice } = useShareOrigin();
  return (
    <Sheet wide title={title} onClose={onClose}>
      <LinkPart link={origin && `${origin}/${language}/${path}`} {...{ notice, hint, qrLabel }} />
    </Sheet>
  );
}
