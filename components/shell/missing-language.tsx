'use client';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import { LANGUAGE_NAMES, type Language } from '@/lib/i18n';

type Props = { readonly language: Language; readonly onClose: () => void };

/**
 * Says that a language cannot be loaded without a network, and what to do. At the lower end of the screen, near the
 * thumb.
 */
export function MissingLanguage({ language, onClose }: Props): React.ReactNode {
  const say = useSay<'ui'>();
  return (
    <div
      role="alert"
      className="page fixed inset-x-0 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-30 print:hidden"
    >
      <Notice kind="warning" actions={<Button onClick={onClose}>{say('ui.close')}</Button>}>
        {say('ui.languageMissing', { language: LANGUAGE_NAMES[language] })}
      </Notice>
    </div>
  );
}
