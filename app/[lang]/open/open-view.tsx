'use client';

import { palatinusTransfer } from '@/components/palatinus/transfer-game';
import { practiceTransfer } from '@/components/palatinus/transfer-practice';
import { sevenHillsTransfer } from '@/components/seven-hills/transfer-game';
import { OpenScreen } from '@/components/transfer/open-screen';
import { Live } from '@/components/ui/live';

/** The games that can be opened and saved. */
export function OpenView(): React.ReactNode {
  return (
    <>
      <OpenScreen games={[palatinusTransfer, sevenHillsTransfer]} documents={[practiceTransfer]} />
      <Live />
    </>
  );
}
