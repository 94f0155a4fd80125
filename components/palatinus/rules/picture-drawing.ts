/** Counts and draws a picture. Lines, marks and sentences all come from the engine's result, so that they agree. */

import type { BoardLine, BoardMark, Highlights } from '@/components/palatinus/board/marks';
import {
  linesOfCaptures,
  marksOfFugitives,
  marksOfInfluence,
  ringsAround,
  ringsOfInfluence,
} from '@/components/palatinus/board/marks-of-count';
import { type Scene, sceneOf } from '@/components/palatinus/board/scene';
import { gameSentences, type Speaker } from '@/lib/i18n';
import {
  type FieldName,
  type Game,
  type Hill,
  neighbourNames,
  SPOTS,
  type Spot,
  score,
  spotOfName,
} from '@/lib/palatinus';
import type { Picture } from './pictures';
import { gameOf } from './small-table';

/** What each sort of picture adds to the board. */
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
  /** The fields that the picture is about. All others are dimmed. */
  readonly shown: ReadonlySet<Spot>;
  readonly dimmed: ReadonlySet<Spot>;
  readonly lines: readonly BoardLine[];
  readonly marks: readonly BoardMark[];
  readonly sentences: readonly string[];
}

export function drawPicture(say: Speaker, picture: Picture): PictureDrawing {
  const game = gameOf(picture);
  const [hill] = score(game).hills as [Hill];
  const { fields, lines = [], marks = [], ...drawn } = DRAW[picture.shows](say, game, hill, picture);
  const shownFields = fields.flatMap((at) => [at, ...neighbourNames(game.board, at)]);
  const shown = new Set(shownFields.map((at) => spotOfName(game.board, at)));
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
    const sentences = gameSentences(say, game);
    const fields = condottieri.map(({ at }) => at);
    return {
      fields,
      highlights: ringsAround(game.board, fields, 'chosen'),
      lines: linesOfCaptures(game.board, condottieri),
      // Captives are not crossed out as in the count, so that the reader sees whom the lines lead to.
      marks: marksOfFugitives(game.board, condottieri),
      sentences: [...condottieri.map(sentences.condottiere), ...captures.map(sentences.capture)],
    };
  },
  influence: (say, game, { influence }, picture) => {
    const [one] = influence.filter(({ at }) => at === picture.at) as [Hill['influence'][number]]; // a picture has a piece there
    return {
      fields: [one.at],
      highlights: ringsOfInfluence(game.board, one),
      marks: marksOfInfluence(game.board, one),
      sentences: [gameSentences(say, game).influence(one)],
    };
  },
  neighbours: (say, game, _, { at = 'A1' }) => {
    const fields = neighbourNames(game.board, at);
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
