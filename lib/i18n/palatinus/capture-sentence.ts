/**
 * A capture in words: whose inhabitant leaves, who takes it, and what the other captors get. Owners are named, as
 * everywhere, and the colour is added for people who look at the board.
 */

import type { Capture, Game, Player, Taker } from '../../palatinus';
import type { Speaker } from '../speaker';
import { capital, enumerate, ownerOf, playerName } from './naming';

type Say = Speaker<'walkthrough' | 'words'>;

export function captureSentence(say: Say, game: Pick<Game, 'players' | 'rulings'>, capture: Capture): string {
  const owner = game.players[ownerOf(game.players, capture.people)];
  const sentence = takersSentence(say, game, capture, captiveName(say, owner, capture));
  return capture.ownPeople ? `${sentence} ${say('walkthrough.evenOwn')}` : sentence;
}

function takersSentence(
  say: Say,
  { players, rulings: { tieBreak } }: Pick<Game, 'players' | 'rulings'>,
  { takers }: Capture,
  captive: string,
): string {
  const taking = (what: Taker['takes']): number[] =>
    takers.filter(({ takes }) => takes === what).map(({ player }) => player);
  const names = (of: readonly number[]): string =>
    enumerate(
      say,
      of.flatMap((index) => players[index] ?? []).map((player) => playerName(say, player)),
    );
  const [first, second] = [taking('inhabitant'), taking('disc')];
  const who = names(first);
  if (takers.length === 1) return capital(say('walkthrough.captured', { captive, who }));
  if (second.length === 0) return say('walkthrough.capturedTwice', { captive, who });
  if (second.every((player) => first.includes(player)))
    return say('walkthrough.capturedTwiceDisc', { captive, who });
  const eitherWay =
    tieBreak === 'tokens-first' || tieBreak === 'discs-first'
      ? say('walkthrough.eitherWayButTieBreak')
      : say('walkthrough.eitherWay');
  return `${say('walkthrough.capturedByMany', { captive, who, others: names(second) })} ${eitherWay}`;
}

/**
 * An owner without a name goes by the colour, so the colour is not repeated. An ally has no player's colour and is
 * named by its own.
 */
function captiveName(say: Say, owner: Player | undefined, { at, people, kind }: Capture): string {
  const captive = { at, people: say(`words.${people}`), kind: say(`words.${kind}`) };
  if (owner?.name === undefined) return say('walkthrough.captiveUnnamed', captive);
  return say(owner.ally === people ? 'walkthrough.captiveAlly' : 'walkthrough.captive', {
    ...captive,
    owner: owner.name,
  });
}
