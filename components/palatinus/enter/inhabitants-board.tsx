'use client';

/** The board of the inhabitants screen. It can be tapped once its handedness is known. */

import { useMemo } from 'react';
import { HexBoard } from '@/components/palatinus/board/board';
import { notebookStore, turnBoard, useNotebook } from '@/components/palatinus/game/store';
import { tick } from '@/components/ui/haptics';
import { IconButton } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';
import { fieldSentence } from '@/lib/i18n';
import { type Census, KINDS, type Spot } from '@/lib/palatinus';
import {
  brushAfter,
  clearPieces,
  countPieces,
  peoplesAt,
  spotsNamed,
  surroundings,
  takeBack,
  tapField,
} from '@/lib/palatinus/enter';
import type { BrushInHand } from './brush-trays';
import { refusalWords, tapWords } from './inhabitants-words';
import { sceneOfNotebook } from './notebook-scene';

type Props = {
  readonly census: Census;
  readonly names: boolean;
  readonly hand: BrushInHand;
  /** Called when a tap did something that may not have been meant: it replaced a piece, or placed none. */
  readonly onMessage: (message: string) => void;
};

export function InhabitantsBoard({ census, names, hand, onMessage }: Props): React.ReactNode {
  const say = useSay<'inhabitants' | 'field' | 'words'>();
  const {
    document: notebook,
    view: { turned },
  } = useNotebook();
  const { table } = notebook;
  const { brush } = hand;
  const scene = useMemo(() => sceneOfNotebook(notebook), [notebook]);
  const suspects = census.diagnoses.flatMap((diagnosis) => ('at' in diagnosis ? diagnosis.at : []));
  const warned = Object.fromEntries(spotsNamed(table, suspects).map((spot) => [spot, 'warned' as const]));

  function change(spot: Spot, isTakenBack: boolean): void {
    const store = notebookStore();
    const before = table.pieces[spot];
    store.change((latest) => (isTakenBack ? takeBack(latest, spot) : tapField(latest, spot, brush)));
    const after = store.snapshot().document;
    if (after === notebook) {
      onMessage(refusalWords(say, notebook, brush));
      return;
    }
    tick();
    const placed = after.table.pieces[spot];
    const words = tapWords(say, notebook, after, spot);
    if (before && placed) onMessage(words);
    else announce(words);
    if (placed) hand.moveOn(brushAfter(after, brush), spot);
    else hand.moveOn(isTakenBack || !brush ? before : brush);
  }

  function onKey(event: KeyboardEvent, spot: Spot | undefined): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const kind = KINDS.find((other) => other[0] === event.key.toLowerCase());
    const people = peoplesAt(table)[Number(event.key) - 1];
    if (kind) hand.pickKind(kind);
    else if (people) hand.pickPeople(people);
    else if (spot && table.pieces[spot] && ['Backspace', 'Delete'].includes(event.key)) change(spot, true);
    else return;
    event.preventDefault();
  }

  return (
    <HexBoard
      scene={scene}
      turned={turned}
      names={names}
      highlights={warned}
      label={say('inhabitants.board')}
      className="size-full"
      controls={
        table.handedness
          ? {
              fieldLabel: (spot) => fieldSentence(say, surroundings(notebook, spot, scene.springs)),
              onField: (spot) => change(spot, spot === hand.latest && table.pieces[spot] !== undefined),
              onKey,
            }
          : undefined
      }
    />
  );
}

type BoardCornersProps = {
  readonly names: boolean;
  readonly onNames: (names: boolean) => void;
  /** Called with a sentence about what was done. */
  readonly onCleared: (message: string) => void;
};

/** Buttons for the whole board. They are in its corners, which the ring of tiles leaves free however it is turned. */
export function BoardCorners({ names, onNames, onCleared }: BoardCornersProps): React.ReactNode {
  const say = useSay<'inhabitants'>();
  const count = countPieces(useNotebook().document.table);

  function turn(): void {
    turnBoard();
    announce(say('inhabitants.turned'));
  }

  function clear(): void {
    notebookStore().change(clearPieces);
    tick();
    onCleared(say('inhabitants.cleared', { count }));
  }

  return (
    <>
      <div className="absolute top-0 left-0">
        <IconButton icon="turn" label={say('inhabitants.turn')} onClick={turn} />
      </div>
      <div className="absolute top-0 right-0">
        <IconButton icon="trash" label={say('inhabitants.clearAll')} onClick={clear} disabled={count === 0} />
      </div>
      <div className="absolute bottom-0 left-0">
        <IconButton
          icon="letters"
          label={say('inhabitants.names')}
          pressed={names}
          onClick={() => onNames(!names)}
        />
      </div>
    </>
  );
}
