/** The content of the picture to share: the tally and the board. */

import { Drawing } from '@/components/palatinus/board/drawing';
import { layoutOf, viewBoxOf } from '@/components/palatinus/board/layout';
import { sceneOf } from '@/components/palatinus/board/scene';
import { type PictureProps, ResultPicture } from '@/components/transfer/result-picture';
import { gameSentences, playerAndColours } from '@/lib/i18n';
import type { Game } from '@/lib/palatinus';
import { type CountedGame, notesOn, seatsOf, type TableSpeaker, tallyLines } from './tally-lines';

const BOARD = 720;

type Props = CountedGame & Pick<PictureProps, 'date' | 'ref'> & { readonly say: TableSpeaker };

export function TallyPicture({ say, game, result, notebook, date, ref }: Props): React.ReactNode {
  const sentences = gameSentences(say, game);
  const allies = game.players.filter(({ ally }) => ally).map((player) => playerAndColours(say, player));
  return (
    <ResultPicture
      say={say}
      winners={sentences.winners(result)}
      decision={sentences.decision(result)}
      seats={seatsOf(say, game, result)}
      lines={tallyLines(say, result)}
      drawing={{ side: BOARD, picture: <SmallBoard game={game} /> }}
      notes={[...(allies.length > 0 ? [allies.join(' · ')] : []), notesOn(say, game, notebook)]}
      date={date}
      ref={ref}
    />
  );
}

function SmallBoard({ game: { board, position } }: { readonly game: Game }): React.ReactNode {
  const layout = layoutOf(board.handedness);
  const [left = 0, top = 0, width = 1, height = 1] = viewBoxOf(layout).split(' ').map(Number);
  return (
    <g transform={`scale(${BOARD / Math.max(width, height)}) translate(${-left} ${-top})`}>
      <Drawing layout={layout} scene={sceneOf(board, position)} />
    </g>
  );
}
