'use client';

/** The lower bar of the tiles screen: the progress, the lean of the ring, and the link to the next screen, which always works. */

import { ScreenButton } from '@/components/shell/screens';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { type Handedness, PLACES } from '@/lib/palatinus';
import type { TileCorrection } from '@/lib/palatinus/enter';
import { LeanPicture } from './lean-question';

type Props = {
  /** Undefined until it is picked. */
  readonly handedness: Handedness | undefined;
  /** How many tiles are complete; undefined until the notebook is read. */
  readonly done: number | undefined;
  readonly onLean: () => void;
  /** From where the reader came to correct a tile, and to which the link leads. */
  readonly correction: TileCorrection | undefined;
};

export function TileFooter({ handedness, done, onLean, correction }: Props): React.ReactNode {
  const say = useSay<'tiles' | 'screens'>();
  const left = PLACES.length - (done ?? 0);
  return (
    <>
      <div className="flex min-w-0 items-center gap-1 text-sm leading-tight min-[360px]:gap-2">
        {done !== undefined && (
          <p className="shrink-0 font-bold" title={say('tiles.progressLong', { count: done })}>
            {say('tiles.progress', { count: done })}
          </p>
        )}
        {handedness && <LeanButton handedness={handedness} onClick={onLean} />}
      </div>
      <ScreenButton
        to={correction?.to ?? 'inhabitants'}
        leadsBack={correction !== undefined}
        look={left === 0 ? 'primary' : 'plain'}
        className="shrink-0"
      >
        {say(`screens.${correction?.screen ?? 'inhabitants'}`)}
        {done !== undefined && left > 0 && (
          <span className="sr-only">: {say('tiles.missing', { count: left })}</span>
        )}
        <Icon name="forward" />
      </ScreenButton>
    </>
  );
}

type LeanButtonProps = { readonly handedness: Handedness; readonly onClick: () => void };

/** The lean as a picture, on wide screens in words as well, and that it can be changed. */
function LeanButton({ handedness, onClick }: LeanButtonProps): React.ReactNode {
  const say = useSay<'tiles'>();
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-touch min-w-touch cursor-pointer flex-col items-center justify-center rounded-lg px-1 text-muted hover:bg-sand min-[360px]:flex-row min-[360px]:gap-1.5"
    >
      <LeanPicture handedness={handedness} className="size-7 shrink-0 min-[360px]:size-8" />
      <span className="sr-only lg:not-sr-only">
        {say(handedness === 'left' ? 'tiles.leftTileHigher' : 'tiles.rightTileHigher')}
        {'\u00a0·'}
      </span>
      <span className="font-bold text-[0.6875rem] text-terracotta underline min-[360px]:text-sm">
        {say('tiles.change')}
      </span>
    </button>
  );
}
