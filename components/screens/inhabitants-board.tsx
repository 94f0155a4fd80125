'use client';

/** The board one taps inhabitants onto, with what is said of each tap and each field. */
import { useMemo } from 'react';
import { HexBoard } from '@/components/board/board';
import { theKeeper, useKept } from '@/components/kept/kept';
import { useSay } from '@/components/shell/speech';
import { tick } from '@/components/ui/haptics';
import { announce } from '@/components/ui/live';
import { fieldSentence } from '@/lib/i18n';
import {
  BOX_HOLDS,
  type Census,
  KINDS,
  type Kind,
  type People,
  type Piece,
  type Spot,
} from '@/lib/palatinus';
import {
  type Brush,
  brushAfter,
  countPieces,
  fieldNameAt,
  inBox,
  peoplesAt,
  spotsNamed,
  surroundings,
  takeBack,
  tapField,
} from '@/lib/table';
import { sceneOfNotebook } from './scene';

type Props = {
  readonly census: Census;
  readonly names: boolean;
  readonly brush: Brush;
  readonly onBrush: (brush: Brush) => void;
  readonly onPeople: (people: People) => void;
  readonly onKind: (kind: Kind) => void;
};

export function InhabitantsBoard({
  census,
  names,
  brush,
  onBrush,
  onPeople,
  onKind,
}: Props): React.ReactNode {
  const say = useSay<'inhabitants' | 'board' | 'field' | 'words'>();
  const { notebook, turned } = useKept();
  const { table } = notebook;
  const scene = useMemo(() => sceneOfNotebook(notebook), [notebook]);
  const suspects = census.diagnoses.flatMap((diagnosis) => ('at' in diagnosis ? diagnosis.at : []));
  const warned = Object.fromEntries(spotsNamed(table, suspects).map((spot) => [spot, 'warned' as const]));

  const told = (piece: Piece): string =>
    say('inhabitants.piece', { people: say(`words.${piece.people}`), kind: say(`words.${piece.kind}`) });

  function put(spot: Spot, next: Brush): void {
    const keeper = theKeeper();
    const before = table.pieces[spot];
    keeper.change((latest) => (next ? tapField(latest, spot, next) : takeBack(latest, spot)));
    const after = keeper.snapshot().notebook;
    const standing = after.table.pieces[spot];
    const field = fieldNameAt(after.table, spot) ?? say('inhabitants.thisField');
    if (after === notebook) {
      announce(
        say(next && !inBox(notebook, next.people) ? 'inhabitants.boxEmpty' : 'inhabitants.pickFirst', {
          count: BOX_HOLDS,
        }),
      );
      return;
    }
    tick();
    onBrush(brushAfter(after, standing ?? brush ?? before));
    if (standing && before)
      announce(say('inhabitants.replaced', { before: told(before), field, piece: told(standing) }));
    else if (standing) announce(say('inhabitants.placed', { piece: told(standing), field }));
    else if (before) announce(say('inhabitants.takenBack', { piece: told(before), field }));
  }

  function onKey(event: KeyboardEvent, spot: Spot | undefined): void {
    const kind = KINDS.find((other) => other[0] === event.key.toLowerCase());
    const people = peoplesAt(table)[Number(event.key) - 1];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (kind) onKind(kind);
    else if (people) onPeople(people);
    else if (spot && ['Backspace', 'Delete'].includes(event.key)) put(spot, undefined);
    else return;
    event.preventDefault();
  }

  return (
    <HexBoard
      scene={scene}
      turned={turned}
      names={names}
      highlights={warned}
      label={say('inhabitants.board', { count: countPieces(table) })}
      className="size-full"
      controls={{
        fieldLabel: (spot) => fieldSentence(say, surroundings(notebook, spot)),
        onField: (spot) => put(spot, brush),
        onKey,
      }}
    />
  );
}
