/** The cardboard without pieces: fields, hills and the outlines of tiles. Hexes of the same look are one path. */
import { memo } from 'react';
import { type Direction, type Hex, turnDirection } from '@/lib/hex';
import { PLACES, type Place, placeOf, SPOTS, type Spot } from '@/lib/palatinus';
import { hexPath, hexPoints, type Layout, moveTo, shapesAt, TILE_PATH, TILE_POINTS } from './layout';
import type { Scene, SceneTile } from './scene';

type GroundProps = {
  readonly layout: Layout;
  readonly tiles: Scene['tiles'];
  readonly springs: Scene['springs'];
  readonly turned: number;
  readonly current: Place | undefined;
  readonly asking: Place | undefined;
  readonly within: ((hex: Hex) => boolean) | undefined;
};

export const Ground = memo(function Ground({
  layout,
  tiles,
  springs,
  turned,
  ...props
}: GroundProps): React.ReactNode {
  const { current, asking, within = () => true } = props;
  const seen = SPOTS.filter((spot) => within(layout.spots[spot]));
  const where = (isIt: (spot: Spot) => boolean): readonly Hex[] =>
    seen.filter(isIt).map((spot) => layout.spots[spot]);
  const hillsWhere = (isIt: (place: Place) => boolean): readonly Hex[] =>
    PLACES.filter(isIt).map((place) => layout.hills[place]);
  return (
    <>
      <Gaps at={where((spot) => !isLaid(tiles, placeOf(spot)))} />
      <Earth at={where((spot) => isLaid(tiles, placeOf(spot)))} />
      {asking !== undefined && <Pale at={where((spot) => placeOf(spot) === asking)} />}
      <Springs at={where((spot) => springs.has(spot) && isLaid(tiles, placeOf(spot)))} />
      {PLACES.filter((place) => within(layout.hills[place])).map((place) => (
        <GroundHill key={place} at={moveTo(layout.hills[place])} {...turnedTile(tiles[place], turned)} />
      ))}
      <EmptyOutline at={hillsWhere((place) => !isLaid(tiles, place))} />
      <TileOutline at={hillsWhere((place) => isLaid(tiles, place))} />
      {current !== undefined && (
        <g transform={moveTo(layout.hills[current])}>
          <CurrentOutline />
        </g>
      )}
    </>
  );
});

function turnedTile(tile: SceneTile = {}, turned: number): SceneTile {
  return tile.arrow === undefined ? tile : { ...tile, arrow: turnDirection(tile.arrow, turned) };
}

type HillProps = SceneTile & { readonly at: string };

const GroundHill = memo(function GroundHill({ at, ...tile }: HillProps): React.ReactNode {
  return (
    <g transform={at} data-hill-of={tile.letter}>
      <Hill {...tile} />
    </g>
  );
});

const WHOLE = hexPath();
const RIM = hexPath(0.88);
/** In the corner of the hex, where no piece covers it. */
const DROP = 'm43-85c6 9 12 16 12 24a12 12 0 0 1-24 0c0-8 6-15 12-24z';
const HERE: readonly Hex[] = [{ q: 0, r: 0 }];

/** The hexes to draw; a single one around 0, 0 if none are given. */
type FieldProps = { readonly at?: readonly Hex[] };

/** A field to stand on: bare earth, or a spring. */
export function Field({ spring }: { readonly spring: boolean }): React.ReactNode {
  return (
    <>
      <Earth />
      {spring && <Springs />}
    </>
  );
}

function Earth({ at = HERE }: FieldProps): React.ReactNode {
  return <path d={shapesAt(WHOLE, at)} strokeWidth="3" className="fill-field stroke-field-edge" />;
}

/** A spring has a rim and a drop, so that it can be recognised without its colour. */
function Springs({ at = HERE }: FieldProps): React.ReactNode {
  return (
    <>
      <path
        d={shapesAt(RIM, at)}
        strokeWidth="9"
        strokeLinejoin="round"
        className="fill-spring stroke-spring-rim"
      />
      <Drops at={at} />
    </>
  );
}

export function Drops({ at = HERE }: FieldProps): React.ReactNode {
  return (
    <path
      d={shapesAt(DROP, at)}
      strokeWidth="9"
      paintOrder="stroke"
      className="fill-spring-rim stroke-spring"
    />
  );
}

/** Where a field will be once a tile lies here. Faint, so that the outlines of tiles stand out. */
export function Gaps({ at = HERE }: FieldProps): React.ReactNode {
  return <path d={shapesAt(WHOLE, at)} strokeWidth="4" className="fill-card/50 stroke-line" />;
}

/** Makes fields paler, so that the question marks on them stand out. */
function Pale({ at = HERE }: FieldProps): React.ReactNode {
  return <path d={shapesAt(WHOLE, at)} className="fill-card/60" />;
}

/** A question mark, outlined to be legible on springs and pieces. */
export function Question(): React.ReactNode {
  return (
    <text
      y="28"
      fontSize="80"
      textAnchor="middle"
      strokeWidth="12"
      strokeLinejoin="round"
      paintOrder="stroke"
      className="fill-terracotta stroke-card font-bold font-sans"
    >
      ?
    </text>
  );
}

/** The field's name, in the corner that neither a piece nor a spring covers. */
export function FieldName({ at, name }: { readonly at: string; readonly name: string }): React.ReactNode {
  return (
    <text
      transform={at}
      x="-33"
      y="-57"
      fontSize="34"
      textAnchor="middle"
      strokeWidth="15"
      strokeLinejoin="round"
      paintOrder="stroke"
      className="fill-ink stroke-medallion font-bold font-sans"
    >
      {name}
    </text>
  );
}

const HEX = hexPoints();
/**
 * Points in direction 0; rotated by sixths for the others. Long and notched, because an equilateral triangle rotated
 * by a sixth looks as if it pointed the other way.
 */
const ARROW = 'M0-116 17-68 0-79-17-68Z';
/** Five points on a circle of radius 1. */
const STAR = 'M0-1 .24-.32 .95-.31 .38 .12 .59 .81 0 .4-.59 .81-.38 .12-.95-.31-.24-.32Z';

export function Arrow({ direction }: { readonly direction: Direction }): React.ReactNode {
  return (
    <path
      d={ARROW}
      transform={`rotate(${direction * 60})`}
      strokeWidth="3"
      strokeLinejoin="round"
      className="fill-arrow stroke-arrow"
    />
  );
}

/** A hill: a medallion with its letter and the value of its token, and the arrow towards field 1. */
export function Hill({ letter, arrow, token }: SceneTile): React.ReactNode {
  return (
    <>
      <polygon
        points={HEX}
        strokeWidth="4"
        className={`stroke-hill-edge ${letter ? 'fill-hill' : 'fill-sand'}`}
      />
      {arrow !== undefined && <Arrow direction={arrow} />}
      {(letter || token) && <Medallion letter={letter} token={token} />}
    </>
  );
}

type MedallionProps = { readonly [Part in 'letter' | 'token']: SceneTile[Part] | undefined };

/** A letter without a token, or a token without a letter, is centred in the medallion. */
function Medallion({ letter, token }: MedallionProps): React.ReactNode {
  return (
    <>
      <circle r="61" strokeWidth="7" className="fill-medallion stroke-medallion-ring" />
      <g textAnchor="middle" className="font-bold font-sans">
        {letter && (
          <text y={token ? 6 : 25} fontSize={token ? 58 : 70} className="fill-ink">
            {letter}
          </text>
        )}
        {token && (
          <g transform={letter ? undefined : 'translate(0 -38) scale(1.3)'}>
            <path d={STAR} transform="translate(-13 29) scale(12.5)" className="fill-laurel" />
            <text x="12" y="43" fontSize="37" className="fill-laurel">
              {token}
            </text>
          </g>
        )}
      </g>
    </>
  );
}

/** Whether it is known that a tile lies there. */
export function isLaid(tiles: Scene['tiles'], place: Place): boolean {
  return tiles[place]?.letter !== undefined;
}

/** The outline that makes seven hexes one piece of cardboard, around each of the given hills. */
export function TileOutline({ at = HERE }: { readonly at?: readonly Hex[] }): React.ReactNode {
  return (
    <path
      d={shapesAt(TILE_PATH, at)}
      fill="none"
      strokeWidth="9"
      strokeLinejoin="round"
      className="stroke-tile-edge"
    />
  );
}

/**
 * Where a tile will lie: dashed, so that people see the seven places before any tile is laid. Four dashes fit a side
 * of 100, and a dash is centred on each corner, so that the dashes of adjacent outlines coincide.
 */
function EmptyOutline({ at }: { readonly at: readonly Hex[] }): React.ReactNode {
  return (
    <path
      d={shapesAt(TILE_PATH, at)}
      fill="none"
      strokeWidth="8"
      strokeDasharray="15 10"
      strokeDashoffset="7.5"
      strokeLinejoin="round"
      className="stroke-edge"
    />
  );
}

/**
 * The tile that is being entered: a bold outline in the accent colour, on a light one to be visible on any ground.
 */
function CurrentOutline(): React.ReactNode {
  return (
    <g fill="none" strokeLinejoin="round">
      <polygon points={TILE_POINTS} strokeWidth="20" className="stroke-card" />
      <polygon points={TILE_POINTS} strokeWidth="13" className="stroke-terracotta" />
    </g>
  );
}
