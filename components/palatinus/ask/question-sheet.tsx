'use client';

/** The link to a question, as a code and as a text. */

import { LinkPart } from '@/components/transfer/link-part';
import { useShareOrigin } from '@/components/transfer/share-origin';
import { Sheet } from '@/components/ui/dialog';
import { useLanguage, useSay } from '@/components/ui/speech';
import { makeQuestion, type Question } from '@/lib/palatinus/ask';

type Props = { readonly question: Question; readonly onClose: () => void };

export function QuestionSheet({ question, onClose }: Props): React.ReactNode {
  const say = useSay<'ask'>();
  const language = useLanguage();
  const { origin, notice } = useShareOrigin();
  return (
    <Sheet wide title={say('ask.shareTitle')} onClose={onClose}>
      <LinkPart
        link={origin && `${origin}/${language}/palatinus/ask?q=${makeQuestion(question)}`}
        notice={notice}
        hint={say('ask.shareHint')}
        qrLabel={say('ask.shareQr')}
      />
    </Sheet>
  );
}
