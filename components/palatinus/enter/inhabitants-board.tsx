'use client';

/** The board one taps inhabitants onto. It can be touched only once it is known who stands on it already. */
import { useMemo } from 'react';
import { HexBoard } from '@/components/palatinus/board/board';
import { useSay } from '@/components/shell/speech';
import { theKeeper, useKept } from '@/components/store/kept';
import { tick } from '@/components/ui/haptics';
import { announce } from '@/components/ui/live';
import { fieldSentence } from '@/lib/i18n';
import { type Census, KINDS, type Spot } from '@/lib/palatinus';
import { brushAfter, peoplesAt, spotsNamed, surroundings, takeBack, tapField } from '@/lib/palatinus/enter';
import { refusalWords, tapWords } from './inhabitants-words';
import { sceneOfNotebook } from './notebook-scene';
import type { BrushInHand } from './use-brush';

type Props = {
  readonly census: Census;
  readonly names: boolean;
  readonly hand: BrushInHand;
  /** Told what a tap did where one may not have meant it: replaced somebody, or placed nobody, and why. */
  readonly onNews: (news: string) => void;
};

export function InhabitantsBoard({ census, names, hand, onNews }: Props): React.ReactNode {
  const say = useSay<'inhabitants' | 'field' | 'words'>();
  const { ready, notebook, turned } = useKept();
  const { table } = notebook;
  const { brush } = hand;
  const scene = useMemo(() => sceneOfNotebook(notebook), [notebook]);
  const suspects = census.diagnoses.flatMap((diagnosis) => ('at' in diagnosis ? diagnosis.at : []));
  const warned = Object.fromEntries(spotsNamed(table, suspects).map((spot) => [spot, 'warned' as const]));

  function change(spot: Spot, isTakenBack: boolean): void {
    const keeper = theKeeper();
    const before = table.pieces[spot];
    keeper.change((latest) => (isTakenBack ? takeBack(latest, spot) : tapField(latest, spot, brush)));
    const after = keeper.snapshot().notebook;
    if (after === notebook) {
      onNews(refusalWords(say, notebook, brush));
      return;
    }
    tick();
    const placed = after.table.pieces[spot];
    const words = tapWords(say, notebook, after, spot);
    if (before && placed) onNews(words);
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
        ready && table.handedness
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
