'use client';

/** The practice progress, opened and saved together with the games. */
import { SavePractice } from '@/components/palatinus/progress/save-practice';
import { addProgress, useProgress } from '@/components/palatinus/progress/use-progress';
import { Section } from '@/components/transfer/save-game';
import type { TransferDocument } from '@/components/transfer/transfer-game';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { PageButton } from '@/components/ui/page-link';
import { useLanguage, useSay } from '@/components/ui/speech';
import { progressDocument } from '@/lib/files/palatinus';
import { NO_PROGRESS, type Progress } from '@/lib/palatinus/learn';
import { isSame } from '@/lib/store';

export const practiceTransfer: TransferDocument = {
  document: progressDocument,
  // The content was read by this document, so it has this type.
  add: (content) => addProgress(content as Progress),
  Added,
  Save,
};

function Added({ whole }: { readonly whole: boolean }): React.ReactNode {
  const say = useSay<'practice'>();
  const language = useLanguage();
  return (
    <Notice
      kind={whole ? 'good' : 'warning'}
      title={say(whole ? 'practice.added' : 'practice.partlyAdded')}
      actions={
        <PageButton href={`/${language}/palatinus/learn`} look="primary">
          {say('practice.learn')}
          <Icon name="forward" />
        </PageButton>
      }
    />
  );
}

function Save(): React.ReactNode {
  const say = useSay<'practice'>();
  const { progress } = useProgress();
  if (!progress || isSame(progress, NO_PROGRESS)) return null;
  return (
    <Section title={say('practice.title')}>
      <div>
        <SavePractice />
      </div>
    </Section>
  );
}
