/** Who stands where in the pictures of the rules. The engine counts them, so no result is written here. */

import {
  DEFAULT_RULINGS,
  type Draft,
  EPOCHS,
  type Epoch,
  FORUM,
  type Game,
  type Hill,
  type Markers,
  type Player,
  type Result,
  type RuleId,
  type RulingKey,
  type Rulings,
  score,
  soundGame,
} from '@/lib/seven-hills';

interface AnyPicture {
  readonly rulings?: Partial<Rulings>;
}
/** The Forum before the legions are called. */
export interface ElectionPicture extends AnyPicture {
  readonly shows: 'election';
  readonly markers: readonly Markers[];
  readonly order?: readonly number[];
}
export interface HillPicture extends AnyPicture {
  readonly shows: 'hill';
  readonly hill: Hill;
  readonly epoch: Epoch;
  readonly markers: readonly Markers[];
}
/** The Forum at the end, with equal points. */
export interface EndPicture extends AnyPicture {
  readonly shows: 'end';
  readonly markers: readonly Markers[];
}
/** What a card does with three plebeians in the waiting camp. */
export interface HalfPicture extends AnyPicture {
  readonly shows: 'half';
}
export type Picture = ElectionPicture | HillPicture | EndPicture | HalfPicture;

const plebeians = (...counts: readonly number[]): readonly Markers[] =>
  counts.map((plebeian) => ({ plebeian }));

export const PICTURES: { readonly [Rule in RuleId]?: Picture } = {
  election: { shows: 'election', markers: plebeians(3, 1, 2, 0) },
  'equal-votes': { shows: 'election', markers: plebeians(2, 2, 1), order: [1, 2, 0] },
  'no-marker': { shows: 'election', markers: plebeians(0, 2, 0, 0) },
  strength: {
    shows: 'hill',
    hill: 'Palatinus',
    epoch: 1,
    markers: [{ noble: 1, plebeian: 1 }, { plebeian: 2 }, {}],
  },
  'new-hill': {
    shows: 'hill',
    hill: 'Caelius',
    epoch: 3,
    markers: [{ plebeian: 1 }, { knight: 1, plebeian: 2 }, {}],
  },
  'tied-first': {
    shows: 'hill',
    hill: 'Aventinus',
    epoch: 1,
    markers: [{ centurion: 2 }, { noble: 1 }, { plebeian: 2 }],
  },
  'tied-second': { shows: 'hill', hill: 'Aventinus', epoch: 1, markers: plebeians(3, 1, 1) },
  'nobody-second': { shows: 'hill', hill: 'Viminalis', epoch: 5, markers: [{}, {}, { knight: 1 }] },
  'tie-break': { shows: 'end', markers: [{ plebeian: 1 }, { noble: 1, plebeian: 2 }, { plebeian: 2 }] },
};

/** For each open question: a position in which the answer matters. */
const QUESTIONS: Readonly<Record<RulingKey, Picture>> = {
  nobleInForum: { shows: 'election', markers: [{ plebeian: 2 }, { noble: 1, plebeian: 1 }, {}] },
  tiedFirst: { shows: 'hill', hill: 'Aventinus', epoch: 1, markers: plebeians(3, 3, 1) },
  finalTie: { shows: 'end', markers: plebeians(3, 3, 1) },
  halfRounds: { shows: 'half' },
};

export function pictureOfAnswer<Key extends RulingKey>(ruling: Key, answer: Rulings[Key]): Picture {
  // The spread loses the kind of picture in the type, but not in the value.
  return { ...QUESTIONS[ruling], rulings: { [ruling]: answer } } as Picture;
}

/** In the pictures, players are named by colour. */
const SEATS: readonly Player[] = [
  { colour: 'red' },
  { colour: 'green' },
  { colour: 'yellow' },
  { colour: 'blue' },
];

export interface CountedPicture {
  readonly game: Game;
  readonly result: Result;
}

/** Nobody could have played such a game, but the same engine counts it. */
export function count(picture: Exclude<Picture, HalfPicture>): CountedPicture {
  const { markers, rulings } = picture;
  const players = SEATS.slice(0, markers.length);
  const nobody = players.map((): Markers => ({}));
  const seats = Array.from(players.keys());
  const until = picture.shows === 'end' ? EPOCHS.length : picture.shows === 'hill' ? picture.epoch : 1;
  const epochs = EPOCHS.slice(0, until).map((epoch): Draft['epochs'][number] => {
    const isLast = epoch === until;
    return {
      order: (isLast && picture.shows === 'election' && picture.order) || seats,
      forumAtElection: isLast && picture.shows === 'election' ? markers : nobody,
      board: {
        ...(isLast && picture.shows === 'hill' && { [picture.hill]: markers }),
        // All share a hill in every epoch, so that points are equal.
        ...(picture.shows === 'end' && { Aventinus: plebeians(...seats.map(() => 1)) }),
        ...(isLast && picture.shows === 'end' && { [FORUM]: markers }),
      },
      penalties: players.map(() => 0),
    };
  });
  const game = soundGame({ players, epochs, rulings: { ...DEFAULT_RULINGS, ...rulings } });
  if (!game.ok) throw new Error(`A picture of the rules is no game: ${game.problems[0]?.code}`);
  return { game: game.value, result: score(game.value) };
}
