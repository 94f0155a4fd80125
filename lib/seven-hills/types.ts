/**
 * The vocabulary: every noun of the rulebook, once. The unions are derived from the arrays, so that both always
 * agree.
 */

/** In the order in which they open. Capitolium is not a hill in this sense: it holds no markers and scores nothing. */
export const HILLS = ['Aventinus', 'Palatinus', 'Quirinalis', 'Caelius', 'Esquiliae', 'Viminalis'] as const;
export type Hill = (typeof HILLS)[number];
export type ByHill<T> = Readonly<Record<Hill, T>>;

export const FORUM = 'Forum Romanum';
export const CONSUL_CAMP = 'Consul Legion Camp';
export const WAITING_CAMP = 'Waiting Camp';
/** The two camps on the Campus Martius hold plebeians only. */
export const CAMPS = [CONSUL_CAMP, WAITING_CAMP] as const;
export type Camp = (typeof CAMPS)[number];

export const AREAS = [...HILLS, FORUM, ...CAMPS] as const;
export type Area = (typeof AREAS)[number];
export type ByArea<T> = Readonly<Record<Area, T>>;

/** On the map, but nothing stands there. */
export const CAPITOLIUM = 'Capitolium';

/** The classes of client markers. */
export const CLASSES = ['noble', 'knight', 'centurion', 'plebeian'] as const;
export type Class = (typeof CLASSES)[number];
export type ByClass<T> = Readonly<Record<Class, T>>;

/** How many markers of each class a player has. */
export const BOX: ByClass<number> = { noble: 3, knight: 5, centurion: 5, plebeian: 17 };

export const EPOCHS = [1, 2, 3, 4, 5] as const;
export type Epoch = (typeof EPOCHS)[number];

export const OPENS_IN: ByHill<Epoch> = {
  Aventinus: 1,
  Palatinus: 1,
  Quirinalis: 2,
  Caelius: 3,
  Esquiliae: 4,
  Viminalis: 5,
};

export const FEWEST_PLAYERS = 3;
export const MOST_PLAYERS = 4;

/** The app's own colours: the game's file has none, and no score depends on one. Their initials differ. */
export const COLOURS = ['red', 'purple', 'green', 'yellow', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Player {
  readonly name?: string;
  readonly colour: Colour;
}

/** How many markers of each class one player has in one area; a class that is left out is 0. */
export type Markers = Readonly<Partial<Record<Class, number>>>;

/** The markers of each player in each area, in order of the players; an omitted area is empty. */
export type Position = Readonly<Partial<Record<Area, readonly Markers[]>>>;

/** A position with nothing left out. */
export type FullPosition = ByArea<readonly ByClass<number>[]>;

export function isCamp(area: Area): area is Camp {
  return area === CONSUL_CAMP || area === WAITING_CAMP;
}

export function isHill(area: Area): area is Hill {
  return area in OPENS_IN;
}

/** The hills that are in play in an epoch, in order of opening. */
export function openHills(epoch: Epoch): readonly Hill[] {
  return HILLS.slice(0, epoch + 1);
}
