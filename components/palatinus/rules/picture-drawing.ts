/** A picture counted and drawn: lines, marks and words all come from the engine's result, so that none disagrees. */
import type { BoardLine, BoardMark, Highlights } from '@/components/palatinus/board/marks';
import {
  linesOfCaptures,
  marksOfFugitives,
  marksOfInfluence,
  ringsAround,
  ringsOfInfluence,
} from '@/components/palatinus/board/marks-of-count';
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

/** What a picture is about, and what is said of it. */
interface Drawn {
  readonly fields: readonly FieldName[];
  readonly highlights: Highlights;
  readonly lines?: readonly BoardLine[];
  readonly marks?: readonly BoardMark[];
  readonly sentences: readonly string[];
}

export interface PictureDrawing {
  readonly scene: Scene;
  readonly highlights: Highlights;
  /** What the picture is about; whatever else can be seen is dim. */
  readonly shown: ReadonlySet<Spot>;
  readonly dimmed: ReadonlySet<Spot>;
  readonly lines: readonly BoardLine[];
  readonly marks: readonly BoardMark[];
  readonly sentences: readonly string[];
}

export function drawPicture(say: Speaker, picture: Picture): PictureDrawing {
  const game = smallTable(picture.placement, picture.springs ?? [], picture.rulings ?? {});
  const [hill] = score(game).hills as [Hill];
  const { fields, lines = [], marks = [], ...drawn } = DRAW[picture.shows](say, game, hill, picture);
  const seen = fields.flatMap((at) => [at, ...besides(game, at)]);
  const shown = new Set(seen.map((at) => spotOf(game.board, parseField(at))));
  return {
    scene: sceneOf(game.board, game.position),
    shown,
    dimmed: new Set(SPOTS.filter((other) => !shown.has(other))),
    lines,
    marks,
    ...drawn,
  };
}

type Draw = (say: Speaker, game: Game, hill: Hill, picture: Picture) => Drawn;

const DRAW: Readonly<Record<Picture['shows'], Draw>> = {
  condottieri: (say, game, { condottieri, captures }) => {
    const tell = sentences(say, game);
    const fields = condottieri.map(({ at }) => at);
    return {
      fields,
      highlights: ringsAround(game.board, fields, 'chosen'),
      lines: linesOfCaptures(game.board, condottieri),
      // Captives are not crossed out as in the count: here one wants to see whom the lines lead to.
      marks: marksOfFugitives(game.board, condottieri),
      sentences: [...condottieri.map(tell.condottiere), ...captures.map(tell.capture)],
    };
  },
  influence: (say, game, { influence }, picture) => {
    const [one] = influence.filter(({ at }) => at === picture.at) as [Hill['influence'][number]]; // it stands there
    return {
      fields: [one.at],
      highlights: ringsOfInfluence(game.board, one),
      marks: marksOfInfluence(game.board, one),
      sentences: [sentences(say, game).influence(one)],
    };
  },
  beside: (say, game, _, { at = 'A1' }) => {
    const fields = besides(game, at);
    return {
      fields: [at],
      highlights: {
        ...ringsAround(game.board, [at], 'chosen'),
        ...ringsAround(game.board, fields, 'giving'),
      },
      sentences: [say('rules.besidePicture', { at, fields: fields.join(', ') })],
    };
  },
};

function besides({ board }: Game, at: FieldName): readonly FieldName[] {
  return board.neighbours[parseField(at)].map(makeField);
}
