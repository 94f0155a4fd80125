'use client';

/** An archived game in the list: its board in small, how it ended, who played and when. */
import { ColourSign } from '@/components/boards/sign';
import { IconButton } from '@/components/ui/icon';
import { Placeholder } from '@/components/ui/placeholder';
import { useSay } from '@/components/ui/speech';
import type { Listed } from '@/lib/archive';
import { isolate } from '@/lib/text';
import type { AnyKeptView } from './kept-view';
import { resultSentence, type Say, seatNameIn } from './row-words';
import { useWhenPlayed } from './use-when-played';

type Props = {
  readonly listed: Listed;
  readonly view: AnyKeptView | undefined;
  readonly isOpen: boolean;
  /** Whether nothing of it can be read. */
  readonly isUnreadable: boolean;
  readonly onOpen: () => void;
  /** Undefined if the browser keeps no games that could be changed. */
  readonly onMore?: (() => void) | undefined;
};

export function GameRow({ listed, view, isOpen, isUnreadable, onOpen, onMore }: Props): React.ReactNode {
  const say = useSay<'start' | 'ui' | 'words'>();
  const { title, note, summary } = listed;
  const result = rowTitle(say, view, listed, isUnreadable);
  return (
    <li className="@container flex items-center rounded-2xl border-2 border-line bg-card [contain-intrinsic-size:auto_6.5rem] [content-visibility:auto] hover:border-edge">
      <button
        type="button"
        onClick={isUnreadable ? onMore : onOpen}
        className="flex min-w-0 grow cursor-pointer items-center gap-3 rounded-2xl py-2 pl-3 text-left"
      >
        {/* With large type, the words need the room. */}
        <span aria-hidden="true" className="@max-[13rem]:hidden block size-[min(4.25rem,19vw)] shrink-0">
          {view && summary && <view.Picture picture={summary.picture} />}
        </span>
        <span className="min-w-0 grow">
          {title !== undefined && (
            <span className="block text-sm [overflow-wrap:anywhere]">{isolate(title)}</span>
          )}
          <strong className="block leading-tight [overflow-wrap:anywhere]">
            {result ?? <Placeholder className="my-0.5 h-5 w-40 max-w-full" />}
          </strong>
          <Players listed={listed} />
          <WhenAndWhat listed={listed} name={view?.name} isOpen={isOpen} />
          {note !== undefined && (
            <span className="mt-0.5 line-clamp-1 text-muted text-sm">{isolate(note)}</span>
          )}
        </span>
      </button>
      {onMore && (
        <IconButton icon="more" label={say('start.moreAbout', { what: result ?? '' })} onClick={onMore} />
      )}
    </li>
  );
}

/** The name of the game everywhere; undefined while its summary is being made. */
export function rowTitle(
  say: Say,
  view: AnyKeptView | undefined,
  { summary }: Pick<Listed, 'summary'>,
  isUnreadable: boolean,
): string | undefined {
  if (view && summary) return resultSentence(say, view, summary);
  return isUnreadable ? say('start.unreadable') : undefined;
}

function Players({ listed: { summary } }: Pick<Props, 'listed'>): React.ReactNode {
  const say = useSay<'words'>();
  if (!summary) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-x-2.5 gap-y-0.5 text-muted text-xs leading-snug min-[22.5rem]:text-sm">
      {summary.seats.map((seat) => (
        <span key={seat.colour} className="inline-flex min-w-0 max-w-full items-center gap-1">
          <ColourSign colour={seat.colour} className="size-4" />
          <span title={seatNameIn(say, seat)} className="truncate">
            {seatNameIn(say, seat)}
          </span>
        </span>
      ))}
    </span>
  );
}

type WhenProps = Pick<Props, 'listed' | 'isOpen'> & { readonly name: string | undefined };

function WhenAndWhat({ listed, name, isOpen }: WhenProps): React.ReactNode {
  const say = useSay<'start'>();
  const when = useWhenPlayed(listed);
  return (
    <span className="block text-muted text-xs leading-snug min-[22.5rem]:text-sm">
      {[...(name === undefined ? [] : [name]), when].join(' · ')}
      {isOpen && (
        <span className="ml-2 rounded bg-laurel-wash px-1.5 py-0.5 font-bold text-laurel text-xs">
          {say('start.openNow')}
        </span>
      )}
    </span>
  );
}
