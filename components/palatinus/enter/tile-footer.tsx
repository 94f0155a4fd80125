'use client';

/** How far one is, the lean of the ring with the way to change it, and the next step, which may be taken at any time. */
import { useLanguage, useSay } from '@/components/shell/speech';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type Handedness, PLACES } from '@/lib/palatinus';

type Props = {
  readonly handedness: Handedness | undefined;
  /** How many tiles are all told; unknown until the notebook is read. */
  readonly done: number | undefined;
  readonly onLean: () => void;
};

export function TileFooter({ handedness, done, onLean }: Props): React.ReactNode {
  const say = useSay<'tiles' | 'steps'>();
  const language = useLanguage();
  const left = PLACES.length - (done ?? 0);
  return (
    <>
      <div className="flex min-w-0 items-center gap-2 text-xs leading-tight min-[350px]:text-sm">
        {done !== undefined && (
          <p className="shrink-0 font-bold" title={say('tiles.progressLong', { count: done })}>
            {say('tiles.progress', { count: done })}
          </p>
        )}
        {handedness && (
          <button
            type="button"
            onClick={onLean}
            className="min-h-touch cursor-pointer rounded-lg px-1 text-left text-muted hover:bg-sand"
          >
            {say(handedness === 'left' ? 'tiles.ringLeft' : 'tiles.ringRight')}
            {'\u00a0· '}
            <span className="font-bold text-terracotta underline">{say('tiles.change')}</span>
          </button>
        )}
      </div>
      <ButtonLink
        href={`/${language}/inhabitants`}
        look={left === 0 ? 'primary' : 'plain'}
        className="shrink-0"
      >
        {say('steps.inhabitants')}
        {done !== undefined && left > 0 && (
          <span className="sr-only">: {say('tiles.missing', { count: left })}</span>
        )}
        <Icon name="forward" />
      </ButtonLink>
    </>
  );
}
