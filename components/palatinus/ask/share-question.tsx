'use client';

/** Opens the sheet with the link to a question. Its script is loaded late, because it can draw codes. */

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { LateSheet } from '@/components/ui/late-sheet';
import { preloadable, usePreloaded } from '@/components/ui/preloadable';
import { useSay } from '@/components/ui/speech';
import type { Question } from '@/lib/palatinus/ask';

const QuestionSheet = preloadable(async () => (await import('./question-sheet')).QuestionSheet, LateSheet);
const PRELOADED = [QuestionSheet] as const;

export function ShareQuestion({ question }: { readonly question: Question }): React.ReactNode {
  const say = useSay<'share'>();
  const [isOpen, setOpen] = useState(false);
  usePreloaded(PRELOADED);
  return (
    <>
      <Button look="primary" className="shrink-0" onClick={() => setOpen(true)}>
        {say('share.share')}
      </Button>
      {isOpen && <QuestionSheet question={question} onClose={() => setOpen(false)} />}
    </>
  );
}
