/** The players' own count in words: where it first differs from the rules, and what explains it. */

import type { Game, Piece } from '../../palatinus';
import type { CountPlace, ExplanationPart, FirstDifference, HillTaker } from '../../palatinus/settle';
import type { Speaker } from '../speaker';
import { enumerate, playerName } from './naming';
import { pieceName } from './piece-naming';
import { rulingAnswer } from './ruling-sentences';

type Say = Speaker<'misreadings' | 'numbers' | 'pieces' | 'rulings' | 'words'>;

export interface PartWords {
  /** What happened: "Captives stay on the board", "C2: red merchant (entered: blue peasant)". */
  readonly title: string;
  /** What sort of explanation it is, or what the rules say. */
  readonly note: string;
}

export interface OwnCountSentences {
  /** The first difference: all numbers that differ there, at least one. */
  readonly firstDifferences: (first: readonly FirstDifference[]) => string;
  readonly part: (part: ExplanationPart) => PartWords;
  /** "hill C, hill E, final points (Nora)" */
  readonly places: (places: readonly CountPlace[]) => string;
  /** "Marco", "Livia and Marco", "nobody" */
  readonly takers: (taker: HillTaker) => string;
}

export function ownCountSentences(say: Say, { players }: Pick<Game, 'players'>): OwnCountSentences {
  const name = (player: number): string => {
    const found = players[player];
    return found ? playerName(say, found) : '';
  };
  const stood = (piece: Piece | null): string =>
    piece ? pieceName(say, players, piece) : say('numbers.nobody');
  function takers(taker: HillTaker): string {
    if (taker === null) return say('numbers.nobody');
    return typeof taker === 'number' ? name(taker) : enumerate(say, taker.map(name));
  }

  function firstDifferences(all: readonly FirstDifference[]): string {
    const [first, ...others] = all;
    if (!first) return '';
    if (others.length === 0) return firstDifference(first);
    const list = all
      .flatMap((one) =>
        one.what === 'hill'
          ? []
          : [
              say('numbers.oneOfSeveral', {
                who: name(one.player),
                yours: Number(one.yours),
                ours: Number(one.ours),
              }),
            ],
      )
      .join(', ');
    return first.what === 'points'
      ? say('numbers.severalPoints', { list })
      : say('numbers.severalInfluence', { letter: first.hill, list });
  }

  function firstDifference(first: FirstDifference): string {
    if (first.what === 'hill')
      return say('numbers.firstHill', {
        letter: first.hill,
        yours: takers(first.yours),
        ours: takers(first.ours),
      });
    const numbers = { who: name(first.player), yours: Number(first.yours), ours: Number(first.ours) };
    return first.what === 'points'
      ? say('numbers.firstPoints', numbers)
      : say('numbers.firstInfluence', { ...numbers, letter: first.hill });
  }

  function part(one: ExplanationPart): PartWords {
    switch (one.what) {
      case 'misreading':
        return {
          title: say(`misreadings.${one.misreading}`),
          note: say(`misreadings.${one.misreading}-rule`),
        };
      case 'ruling':
        return {
          title: say(`rulings.${one.ruling}`),
          note: say('numbers.ruling', { answer: rulingAnswer(say, one.ruling, one.answer).label }),
        };
      case 'slip': {
        const { at, instead, entered, strainsCensus } = one;
        const title = say('numbers.slipOn', { at, piece: stood(instead), before: stood(entered) });
        return { title, note: say(strainsCensus ? 'numbers.slipUnlikely' : 'numbers.slip') };
      }
      case 'addition': {
        const { player, hill: letter, yours, ours } = one;
        const numbers = { who: name(player), yours, ours };
        const title = letter
          ? say('numbers.additionOnHill', { ...numbers, letter })
          : say('numbers.additionOfPoints', numbers);
        return { title, note: say('numbers.addition') };
      }
      case 'tokens': {
        const title = one.tokens
          .map(({ hill: letter, instead, entered }) => say('numbers.tokenOn', { letter, instead, entered }))
          .join(' · ');
        return { title, note: say(one.tokens.length > 1 ? 'numbers.tokensSwapped' : 'numbers.token') };
      }
    }
  }

  function places(all: readonly CountPlace[]): string {
    const hills = new Set(all.flatMap((place) => (place.what === 'points' ? [] : [place.hill])));
    const points = all.flatMap((place) => (place.what === 'points' ? [name(place.player)] : []));
    return [
      ...[...hills].map((letter) => say('numbers.placeHill', { letter })),
      ...(points.length > 0 ? [say('numbers.placePoints', { who: points.join(', ') })] : []),
    ].join(', ');
  }

  return { firstDifferences, part, places, takers };
}
