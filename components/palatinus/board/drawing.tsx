/**
 * The layers of the board, from bottom to top. A tap changes a single field or piece, so each of them is memoized
 * (`memo`) with plain values as props, and only the changed one re-renders.
 *
 *   ├─ fields       42 hexes: earth, a spring with its rim and drop, or a gap where no tile is yet
 *   ├─ hills        7 hexes: medallion with letter and token; the arrow towards field 1
 *   ├─ tiles        7 outlines, above the fields of the neighbouring tiles; the current one last
 *   ├─ traces       where a piece stood before
 *   ├─ highlights   rings, beneath the pieces; those of hills, with the signs of their takers
 *   ├─ pieces       the inhabitants
 *   ├─ veil         over everything that does not matter now
 *   ├─ questions    on the six fields of the tile whose arrow is asked for
 *   ├─ crosses      over what is gone
 *   ├─ lines        from field to field
 *   ├─ names        small, in the upper left corner of fields that are not dimmed; the sentences use them
 *   └─ badges       numbers, above everything
 */
import { memo } from 'react';
import { DIRECTIONS, type Hex } from '@/lib/hex';
import {
  type BySpot,
  type Piece as Inhabitant,
  makeSpot,
  type Place,
  SPOTS,
  type Spot,
} from '@/lib/palatinus';
import { fieldNameAt } from '@/lib/palatinus/enter';
import { Drops, FieldName, Ground, Question } from './ground';
import { type Layout, middleOf, moveTo } from './layout';
import {
  type BoardLine,
  type BoardMark,
  Gone,
  HighlightBadge,
  HighlightRing,
  type Highlights,
  type HillMark,
  HillRing,
  isGone,
  Left,
  Line,
  Veil,
} from './marks';
import { Numbers } from './numbers';
import { Piece } from './piece';
import { NO_NUMBERS, placesOfNumbers } from './places-of-numbers';
import type { Scene } from './scene';

/** Somebody without a kind is drawn as the sign of a people: where it does not matter who stands there. */
type DrawnPiece = Pick<Inhabitant, 'people'> & Partial<Inhabitant>;
type DrawnScene = Omit<Scene, 'pieces'> & { readonly pieces: Partial<BySpot<DrawnPiece>> };

export interface DrawingProps {
  readonly scene: DrawnScene;
  /** In sixths clockwise. The places turn; what lies on them stays upright. */
  readonly turned?: number | undefined;
  /** Whether fields show their names if they have one, or the set of fields that do. */
  readonly names?: boolean | ReadonlySet<Spot> | undefined;
  /** The tile that is being entered. */
  readonly current?: Place | undefined;
  /** The tile whose field with the arrow is asked for. */
  readonly asking?: Place | undefined;
  readonly highlights?: Highlights | undefined;
  readonly dimmed?: ReadonlySet<Spot> | undefined;
  readonly lines?: readonly BoardLine[] | undefined;
  readonly marks?: readonly BoardMark[] | undefined;
  readonly hills?: readonly HillMark[] | undefined;
  /** Leaves out the ground that a detail picture does not show. */
  readonly within?: ((hex: Hex) => boolean) | undefined;
}

const NONE: ReadonlySet<Spot> = new Set();

type Props = DrawingProps & { readonly layout: Layout };

export function Drawing({ layout, scene, names, asking, within, ...props }: Props): React.ReactNode {
  const { turned = 0, current, highlights = {}, dimmed = NONE, lines = [], marks = [], hills = [] } = props;
  const at = (spot: Spot): string => moveTo(layout.spots[spot]);
  const marked = SPOTS.filter((spot) => marks.some((mark) => mark.at === spot));
  const gone = marks.filter(isGone);
  const numbers = placesOfNumbers(layout, props);
  const leaving = new Set(gone.map((mark) => mark.at));
  const isNamed = (spot: Spot): boolean => (typeof names === 'object' ? names.has(spot) : !dimmed.has(spot));
  return (
    <>
      <Ground
        layout={layout}
        tiles={scene.tiles}
        springs={scene.springs}
        turned={turned}
        current={current}
        asking={asking}
        within={within}
      />
      {marks.map(
        ({ at: spot, look }) =>
          (look === 'taken' || look === 'stood') && (
            <g key={spot} transform={at(spot)}>
              <Left isTaken={look === 'taken'} />
            </g>
          ),
      )}
      {each(highlights, (spot, look) => (
        <g key={spot} transform={at(spot)}>
          <HighlightRing look={look} />
          {scene.springs.has(spot) && <Drops />}
        </g>
      ))}
      {hills.map(({ at: place, takers }) => (
        <g key={place} transform={moveTo(layout.hills[place])} data-taken={scene.tiles[place]?.letter}>
          <HillRing takers={takers} />
        </g>
      ))}
      {each(scene.pieces, (spot, piece) => (
        <StandingPiece
          key={spot}
          at={at(spot)}
          name={fieldNameAt(scene, spot)}
          gone={leaving.has(spot)}
          {...piece}
        />
      ))}
      <Veil layout={layout} tiles={scene.tiles} dimmed={dimmed} />
      {asking !== undefined &&
        DIRECTIONS.map((direction) => (
          <g key={direction} transform={at(makeSpot(asking, direction))}>
            <Question />
          </g>
        ))}
      {each(highlights, (spot, look) => (
        <g key={spot} transform={at(spot)}>
          <HighlightBadge look={look} />
        </g>
      ))}
      {gone.map(({ at: spot, look }) => (
        <g key={spot} transform={at(spot)} data-gone={fieldNameAt(scene, spot)}>
          <Gone fled={look === 'fled'} />
        </g>
      ))}
      {lines.map(({ from, to, look }) => (
        <Line
          key={`${from}${to}`}
          from={middleOf(layout.spots[from])}
          to={middleOf(layout.spots[to])}
          look={look}
        />
      ))}
      {names &&
        SPOTS.filter((spot) => isNamed(spot) && (within?.(layout.spots[spot]) ?? true)).map((spot) => (
          <NameAt key={spot} at={at(spot)} name={fieldNameAt(scene, spot)} />
        ))}
      {marked.map((spot) => (
        <g key={spot} transform={at(spot)} data-numbers={fieldNameAt(scene, spot)}>
          <Numbers marks={marks.filter((mark) => mark.at === spot)} places={numbers[spot] ?? NO_NUMBERS} />
        </g>
      ))}
    </>
  );
}

/** In the order of the spots, so that adding something does not reorder the elements. */
function each<T>(
  things: { readonly [S in Spot]?: T },
  draw: (spot: Spot, thing: T) => React.ReactNode,
): React.ReactNode {
  return SPOTS.map((spot) => {
    const thing = things[spot];
    return thing === undefined ? null : draw(spot, thing);
  });
}

type NamedProps = { readonly at: string; readonly name: string | undefined };
type DrawnPieceProps = DrawnPiece & NamedProps & { readonly gone: boolean };

const StandingPiece = memo(function StandingPiece({
  at,
  name,
  gone,
  ...piece
}: DrawnPieceProps): React.ReactNode {
  const inhabitant = <Piece {...piece} />;
  return (
    <g transform={at} data-at={name}>
      {/* It is lifted off, and then faint beneath its cross, so that people see that it left and who it was. The
          animation runs only inside an element with `data-together`, which the count sets when people watch it. */}
      {gone ? (
        <g className="opacity-40 motion-safe:in-data-together:animate-leave">{inhabitant}</g>
      ) : (
        inhabitant
      )}
    </g>
  );
});

const NameAt = memo(function NameAt({ at, name }: NamedProps): React.ReactNode {
  return name && <FieldName at={at} name={name} />;
});
