import type { Kind, People } from '@/lib/palatinus';

/**
 * Draws an inhabitant, or without a kind the sign of its people, as large as the room it is given. Handed in by whoever
 * shows board and words together: the walkthrough itself knows no board.
 */
export type Draw = (people: People, kind?: Kind) => React.ReactNode;
