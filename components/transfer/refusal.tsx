'use client';

import { useSay } from '@/components/shell/speech';
import { Notice } from '@/components/ui/notice';
import type { AnyProblem } from '@/lib/i18n';
import { Reasons } from './reasons';

/** A text is no table, and why. */
export function Refusal({ problems }: { readonly problems: readonly AnyProblem[] }): React.ReactNode {
  const say = useSay<'file'>();
  return (
    <Notice kind="warning" title={say('file.refused')}>
      <Reasons problems={problems} />
    </Notice>
  );
}
