/**
 * A small ceremony: the winners' signs, each in a wreath. They come forward once, where motion is welcome.
 * Layers: leaves on two branches that meet below, then the sign.
 */
import { Sign } from '@/components/palatinus/board/sign';
import type { People } from '@/lib/palatinus';

/** One branch, from below upwards: where each leaf grows, in degrees from the lowest point. */
const LEAVES = [18, 42, 66, 90, 114, 138];
const LEAF = 'M0 0C7-5 9-15 0-26C-9-15-7-5 0 0Z';

export function Laurels({ peoples }: { readonly peoples: readonly People[] }): React.ReactNode {
  return (
    <div aria-hidden="true" className="mb-2 flex justify-center gap-4">
      {peoples.map((people) => (
        <div key={people} className="relative size-24 motion-safe:animate-crown">
          <svg viewBox="-70 -70 140 140" className="absolute inset-0 fill-laurel" aria-hidden="true">
            {[1, -1].map((side) =>
              LEAVES.map((degrees) => (
                <path
                  key={side * degrees}
                  d={LEAF}
                  transform={`rotate(${180 - side * degrees}) translate(0 -48) rotate(${-side * 55})`}
                />
              )),
            )}
          </svg>
          <Sign people={people} className="absolute inset-6 size-12" />
        </div>
      ))}
    </div>
  );
}
