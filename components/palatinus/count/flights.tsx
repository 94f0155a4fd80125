'use client';

/**
 * What a player gains flies to their score: a captive from its field, the token or a disc from its hill. The score
 * itself has already changed, so nothing is lost when reduced motion is preferred.
 */
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Sign } from '@/components/palatinus/board/piece';
import { type Beat, type Gain, type Game, gainsOfBeat, type Hill } from '@/lib/palatinus';

const FLIGHT_MS = 1400;

type Props = { readonly game: Game; readonly hill: Hill; readonly beat: Beat };

export function Flights({ game, hill, beat }: Props): React.ReactNode {
  return createPortal(
    gainsOfBeat(hill, beat).map((gain, index) => {
      const from = gain.from === 'capture' ? `[data-at="${gain.at}"]` : `[data-hill-of="${gain.hill}"]`;
      const to = `[data-score-of="${game.players[gain.player]?.people}"]`;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the gains of one beat never change
        <Flight key={index} from={from} to={to}>
          <Gained gain={gain} />
        </Flight>
      );
    }),
    document.body,
  );
}

/** The captive itself; a token has a star, a disc does not. */
function Gained({ gain }: { readonly gain: Gain }): React.ReactNode {
  if (gain.what === 'captive')
    return gain.from === 'capture' && <Sign {...gain.captive} className="size-12" />;
  return (
    <b className="grid size-12 place-items-center rounded-full border-4 border-laurel bg-medallion text-laurel text-lg">
      {gain.what === 'token' ? `★${gain.points}` : gain.points}
    </b>
  );
}

type FlightProps = { readonly from: string; readonly to: string; readonly children: React.ReactNode };

/** Moves its content from the centre of one element to the centre of another; invisible before and after. */
function Flight({ from, to, children }: FlightProps): React.ReactNode {
  const flown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [start, end] = [from, to].map((name) => document.querySelector(name)?.getBoundingClientRect());
    if (!start || !end || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const place = ({ x, y, width, height }: DOMRect, scale: number): string =>
      `translate(${x + width / 2}px, ${y + height / 2}px) translate(-50%, -50%) scale(${scale})`;
    const animation = flown.current?.animate(
      [
        { transform: place(start, 0.8), opacity: 1 },
        { transform: place(start, 1.5), opacity: 1, offset: 0.35, easing: 'ease-in-out' },
        { transform: place(end, 0.7), opacity: 1, offset: 0.92 },
        { transform: place(end, 0.4), opacity: 0 },
      ],
      { duration: FLIGHT_MS, easing: 'ease-out' },
    );
    return () => animation?.cancel();
  }, [from, to]);
  return (
    <div ref={flown} aria-hidden="true" className="pointer-events-none fixed top-0 left-0 z-30 opacity-0">
      {children}
    </div>
  );
}
