'use client';

/** How the points came about: hill by hill for all players, and gain by gain for each. */
import { GainLists } from '@/components/count/gain-lists';
import { Race } from '@/components/count/race';
import { useSay } from '@/components/ui/speech';
import { closestHillsSentence, gainSentence, playerName, raceStageSentence } from '@/lib/i18n';
import {
  closestHills,
  gainsOf,
  type Letter,
  type Player,
  type Result,
  raceOf,
  stepOfGain,
} from '@/lib/palatinus';
import type { Walk } from './use-walk';

type Props = { readonly players: readonly Player[]; readonly result: Result };

export function HillRace({
  players,
  result,
  onHill,
}: Props & { readonly onHill: (letter: Letter) => void }): React.ReactNode {
  const say = useSay<'tally' | 'words'>();
  return (
    <Race
      title={say('tally.race')}
      note={closestHillsSentence(say, closestHills(result))}
      racers={players.map((player) => ({ who: playerName(say, player), colour: player.people }))}
      stages={raceOf(result).map((stage) => ({
        label: stage.letter,
        sentence: raceStageSentence(say, players, stage),
        points: stage.points,
        onGo: () => onHill(stage.letter),
      }))}
      winners={result.winners}
    />
  );
}

export function PlayerGains({
  players,
  result,
  goTo,
}: Props & { readonly goTo: Walk['visit'] }): React.ReactNode {
  const say = useSay<'pieces' | 'tally' | 'words'>();
  const gains = gainsOf(result);
  return (
    <GainLists
      title={say('tally.howAll')}
      nothing={say('tally.nothing')}
      sum={say('tally.sum')}
      players={players.map((seat, player) => {
        const points = result.tally[player]?.points ?? 0;
        const who = playerName(say, seat);
        return {
          who,
          colour: seat.people,
          question: say('tally.how', { who, points }),
          points,
          lines: gains
            .filter((gain) => gain.player === player)
            .map((gain) => ({
              text: gainSentence(say, players, gain),
              points: gain.points,
              onGo: () => goTo(stepOfGain(gain)),
            })),
        };
      })}
    />
  );
}
