/** A capture in words: whose inhabitant leaves, who takes it, and what the other captors get. */

import type { Capture, Game, Taker } from '../../palatinus';
import type { Speaker } from '../speaker';
import { capital, enumerate, playerName } from './naming';
import { pieceOn } from './piece-naming';

type Say = Speaker<'pieces' | 'walkthrough' | 'words'>;

export function captureSentence(say: Say, game: Pick<Game, 'players' | 'rulings'>, capture: Capture): string {
  const sentence = capital(takersSentence(say, game, capture));
  return capture.ownPeople ? `${sentence} ${say('walkthrough.evenOwn')}` : sentence;
}

function takersSentence(
  say: Say,
  { players, rulings: { tieBreak } }: Pick<Game, 'players' | 'rulings'>,
  { at, people, kind, takers }: Capture,
): string {
  const taking = (what: Taker['takes']): number[] =>
    takers.filter(({ takes }) => takes === what).map(({ player }) => player);
  const names = (of: readonly number[]): string =>
    enumerate(
      say,
      of.flatMap((index) => players[index] ?? []).map((player) => playerName(say, player)),
    );
  const [first, second] = [taking('inhabitant'), taking('disc')];
  const captive = pieceOn(say, players, { people, kind, at });
  const who = names(first);
  if (takers.length === 1) return say('walkthrough.captured', { captive, who });
  if (second.length === 0) return say('walkthrough.capturedTwice', { captive, who });
  if (second.every((player) => first.includes(player)))
    return say('walkthrough.capturedTwiceDisc', { captive, who });
  const eitherWay =
    tieBreak === 'tokens-first' || tieBreak === 'discs-first'
      ? say('walkthrough.eitherWayButTieBreak')
      : say('walkthrough.eitherWay');
  const others = { others: names(second), count: second.length };
  return `${say('walkthrough.capturedByMany', { captive, who, ...others })} ${eitherWay}`;
}
