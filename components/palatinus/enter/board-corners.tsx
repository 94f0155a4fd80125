'use client';

import { useSay } from '@/components/shell/speech';
/** What is done to the whole board, in its corners: the ring of tiles leaves them free whichever way it is turned. */
import { theKeeper, useKept } from '@/components/store/kept';
import { tick } from '@/components/ui/haptics';
import { IconButton } from '@/components/ui/icon-button';
import { announce } from '@/components/ui/live';
import { clearPieces, countPieces } from '@/lib/palatinus/enter';

type Props = {
  readonly names: boolean;
  readonly onNames: (names: boolean) => void;
  /** Told what was done, in words. */
  readonly onCleared: (news: string) => void;
};

export function BoardCorners({ names, onNames, onCleared }: Props): React.ReactNode {
  const say = useSay<'inhabitants'>();
  const count = countPieces(useKept().notebook.table);

  function turn(): void {
    theKeeper().turn(1);
    announce(say('inhabitants.turned'));
  }

  function clear(): void {
    theKeeper().change(clearPieces);
    tick();
    onCleared(say('inhabitants.cleared', { count }));
  }

  return (
    <>
      <div className="absolute top-0 left-0">
        <IconButton icon="turn" label={say('inhabitants.turn')} onClick={turn} />
      </div>
      <div className="absolute top-0 right-0">
        <IconButton icon="trash" label={say('inhabitants.clearAll')} onClick={clear} disabled={count === 0} />
      </div>
      <div className="absolute bottom-0 left-0">
        <IconButton
          icon="letters"
          label={say('inhabitants.names')}
          pressed={names}
          onClick={() => onNames(!names)}
        />
      </div>
    </>
  );
}
