/** A picture counted and drawn: lines, marks and words all come from the engine's result, so that none disagrees. */
import type { BoardLine, BoardMark, Highlights } from '@/components/palatinus/board/decorations';
import { type Scene, sceneOf } from '@/components/palatinus/board/scene';
import { type Speaker, sentences } from '@/lib/i18n';
import {
  type FieldName,
  type Game,
  type Hill,
  makeField,
  parseField,
  SPOTS,
  type Spot,
  score,
  spotOf,
} from '@/lib/palatinus';
import type { Picture } from './pictures';
import { smallTable } from './small-table';

interface Drawn {
  readonly highlights: readonly (readonly [FieldName, 'chosen' | 'giving'])[];
  readonly lines?: readonly { readonly from: FieldName; readonly to: FieldName }[];
  readonly marks?: readonly (Omit<BoardMark, 'at'> & { readonly at: FieldName })[];
  readonly told: readonly string[];
}

export interface PictureDrawing {
  readonly scene: Scene;
  readonly highlights: Highlights;
  /** What the picture is about; whatever else can be seen is dim. */
  readonly shown: ReadonlySet<Spot>;
  readonly dimmed: ReadonlySet<Spot>;
  readonly lines: readonly BoardLine[];
  readonly marks: readonly BoardMark[];
  readonly told: readonly string[];
}

export function drawPicture(say: Speaker, picture: Picture): PictureDrawing {
  const game = smallTable(picture.standing, picture.springs ?? [], picture.rulings ?? {});
  const [hill] = score(game).hills as [Hill];
  const { highlights, lines = [], marks = [], told } = DRAW[picture.shows](say, game, hill, picture);
  const spot = (at: FieldName): Spot => spotOf(game.board, parseField(at));
  const chosen = highlights.flatMap(([at, look]) => (look === 'chosen' ? at : []));
  const shown = new Set(chosen.flatMap((at) => [at, ...besides(game, at)]).map(spot));
  return {
    scene: sceneOf(game.board, game.position),
    highlights: Object.fromEntries(highlights.map(([at, look]) => [spot(at), look])),
    shown,
    dimmed: new Set(SPOTS.filter((other) => !shown.has(other))),
    lines: lines.map(({ from, to }) => ({ from: spot(from), to: spot(to), look: 'captures' })),
    marks: marks.map((mark) => ({ ...mark, at: spot(mark.at) })),
    told,
  };
}

type Draw = (say: Speaker, game: Game, hill: Hill, picture: Picture) => Drawn;

const DRAW: Readonly<Record<Picture['shows'], Draw>> = {
  condottieri: (say, game, { condottieri, captures }) => {
    const tell = sentences(say, game);
    const fled = condottieri.filter(({ outcome }) => outcome === 'flees');
    return {
      highlights: condottieri.map(({ at }) => [at, 'chosen']),
      lines: condottieri.flatMap(({ at, captured }) => captured.map((to) => ({ from: at, to }))),
      // Captives are not crossed out as in the count: here one wants to see whom the lines lead to.
      marks: fled.map(({ at }) => ({ at, look: 'fled' })),
      told: [...condottieri.map(tell.condottiere), ...captures.map(tell.capture)],
    };
  },
  influence: (say, game, hill, picture) => {
    const found = hill.influence.filter(({ at }) => at === picture.at);
    const sources = found.flatMap((influence) => influence.sources);
    return {
      highlights: [
        ...sources.map(({ at }) => [at, 'giving'] as const),
        ...found.map(({ at }) => [at, 'chosen'] as const),
      ],
      marks: [
        ...sources.map(({ at, points }) => ({ at, look: 'gain' as const, text: `+${points}` })),
        ...found.map(({ at, points }) => ({ at, look: 'sum' as const, text: String(points) })),
      ],
      told: found.map(sentences(say, game).influence),
    };
  },
  beside: (say, game, _, { at = 'A1' }) => {
    const fields = besides(game, at);
    return {
      highlights: [[at, 'chosen'], ...fields.map((field) => [field, 'giving'] as const)],
      told: [say('rules.besidePicture', { at, fields: fields.join(', ') })],
    };
  },
};

function besides({ board }: Game, at: FieldName): readonly FieldName[] {
  return board.neighbours[parseField(at)].map(makeField);
}
