'use client';

/** The forum text, for copying. */
import { useSay } from '@/components/ui/speech';
import { useDone } from './share-part';
import { TextToCopy } from './text-to-copy';

export function KeptTextPart({ text }: { readonly text: string }): React.ReactNode {
  const say = useSay<'share'>();
  const [done, tell] = useDone();
  return (
    <>
      <h3 className="mt-2 font-bold">{say('share.text')}</h3>
      <TextToCopy text={text} onFailed={tell} />
      <output className="text-sm empty:absolute">{done}</output>
    </>
  );
}
