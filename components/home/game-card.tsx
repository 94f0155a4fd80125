'use client';

/** A game on Home: its board in small, how far it is or how it ended, who plays, and when. */
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Colour, ColourSign } from '@/components/boards/sign';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { SecondPaint } from '@/components/ui/second-paint';
import { useLanguage, useSay } from '@/components/ui/speech';
import { useToday } from '@/components/ui/use-today';
import { whenSentence } from '@/lib/i18n';
import { rememberShown } from './shown-again';

type Props = {
  readonly href: string;
  /** The board in small; the words next to it describe it. */
  readonly picture: React.ReactNode;
  /** The game's name. */
  readonly game: string;
  /** A few words above the title. */
  readonly label?: string | undefined;
  /** How far it is, or who won. */
  readonly title: React.ReactNode;
  readonly players: readonly { readonly name: string; readonly colour: Colour }[];
  /** The date of its last change, if known. */
  readonly changed?: number | undefined;
  /** Called before the game is opened. */
  readonly onOpen?: (() => void) | undefined;
  /** Whether its content is only valid in this tab and must not be shown on the next visit. */
  readonly isOfTab?: boolean;
};

export const CARD =
  'flex min-h-35 items-center gap-3 rounded-2xl border-2 border-terracotta bg-card py-2 pr-2 pl-3 shadow-sm min-[22.5rem]:gap-4 min-[22.5rem]:pl-4';
export const PICTURE = 'block size-[min(4rem,20vw)] shrink-0 min-[22.5rem]:size-[min(6.5rem,27vw)]';
export const TITLE = 'block leading-tight min-[22.5rem]:text-lg [overflow-wrap:anywhere]';
export const BELOW =
  'mt-1.5 flex flex-wrap gap-x-2.5 gap-y-0.5 text-muted text-xs leading-snug min-[22.5rem]:text-sm';

export function GameCard(props: Props): React.ReactNode {
  const { href, picture, game, label, title, players, changed, onOpen, isOfTab = false } = props;
  const language = useLanguage();
  const titleRef = useRef<HTMLElement>(null);
  useOnLeaving(() => {
    const text = titleRef.current?.textContent;
    // A plain link cannot open a game that must be restored first, and a card with a label may be below another one.
    if (!text || onOpen || label || isOfTab || changed === undefined) return;
    rememberShown({
      language,
      changed,
      href,
      title: text,
      players: players.map(({ name }) => name).join(' · '),
    });
  });
  return (
    <PageLink href={href} {...(onOpen && { onGo: onOpen })} className={CARD}>
      <span aria-hidden="true" className={PICTURE}>
        {picture}
      </span>
      <span className="min-w-0 grow">
        {label && <span className="block text-muted text-sm">{label}</span>}
        <strong ref={titleRef} className={TITLE}>
          {title}
        </strong>
        <span className={BELOW}>
          {players.map(({ name, colour }) => (
            <span key={colour} className="inline-flex min-w-0 max-w-full items-center gap-1">
              <ColourSign colour={colour} className="size-4" />
              <span title={name} className="truncate">
                {name}
              </span>
            </span>
          ))}
          <span className="basis-full">
            {game}
            {changed !== undefined && (
              <SecondPaint>
                {' · '}
                <When time={changed} />
              </SecondPaint>
            )}
          </span>
        </span>
      </span>
      <Icon name="forward" className="text-terracotta" />
    </PageLink>
  );
}

/**
 * Rendered a frame later, because initialising date formats takes a slow phone 70 ms, as long as rendering the rest
 * of the card.
 */
function When({ time }: { readonly time: number }): React.ReactNode {
  const say = useSay<'ui'>();
  return whenSentence(say, useLanguage(), time, useToday());
}

/** Calls `act` when the page is left or closed, as far as browsers report it, or replaced by another one. */
function useOnLeaving(act: () => void): void {
  const onLeaving = useEffectEvent(act);
  useLayoutEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'hidden') onLeaving();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      onLeaving();
    };
  }, []);
}
