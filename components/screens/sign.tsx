import { Mark } from '@/components/pieces/mark';
import { Piece } from '@/components/pieces/piece';
import type { Kind, People } from '@/lib/palatinus';

/** An inhabitant as the board draws it, for the words beside the board. */
export function drawSign(people: People, kind?: Kind): React.ReactNode {
  return (
    <Mark className="size-full">
      <Piece people={people} {...(kind && { kind })} />
    </Mark>
  );
}
