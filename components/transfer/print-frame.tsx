'use client';

/** The print screen: the result of the reader's own or a shared game as a sheet of paper. */

import { Screen } from '@/components/shell/screen';
import { Button } from '@/components/ui/button';
import { Placeholder } from '@/components/ui/placeholder';
import { useSay } from '@/components/ui/speech';

type Props = {
  /** The screen with the result, and its name. */
  readonly back: { readonly to: string; readonly label: string };
  readonly ready: boolean;
  /** Shown first: whose game it is, or what it lacks. */
  readonly notice: React.ReactNode;
  /** A notice about the link. */
  readonly linkNotice: React.ReactNode;
  /** Undefined while there is no game. */
  readonly sheet: React.ReactNode;
};

export function PrintFrame({ back, ready, notice, linkNotice, sheet }: Props): React.ReactNode {
  const say = useSay<'share'>();
  return (
    <Screen
      title={say('share.print')}
      back={back}
      footer={
        sheet && (
          <>
            <p className="text-muted text-sm">{say('share.sheetHint')}</p>
            <Button look="primary" className="shrink-0" onClick={() => window.print()}>
              {say('share.print')}
            </Button>
          </>
        )
      }
    >
      {notice}
      {!ready && <Placeholder className="mx-auto aspect-[3/4] max-w-[48rem]" />}
      {sheet && linkNotice && <div className="mx-auto mb-3 max-w-[48rem] print:hidden">{linkNotice}</div>}
      {sheet}
    </Screen>
  );
}
