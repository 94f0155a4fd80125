/** Pictures from the board, which these parts do not know: whoever puts them on a screen hands them in. */
import type { Kind, People } from '@/lib/palatinus';

/** The sign of a people: its colour and its shape. Decoration; the word stands beside it or is said. */
export type PeopleSign = (people: People, className: string) => React.ReactNode;

export type KindSign = (kind: Kind, className: string) => React.ReactNode;
