'use client';

/** The board one taps inhabitants onto, with what is said of each tap and each field. */
import { useMemo } from 'react';
import { HexBoard } from '@/components/board/board';
import { theKeeper, useKept } from '@/components/kept/kept';
import { useSay } from '@/components/shell/speech';
import { tick } from '@/components/ui/haptics';
import { announce } from '@/components/ui/live';
import { fieldSentence } from '@/lib/i18n';
import { BOX_HOLDS, type Census, KINDS, type Piece, type Spot } from '@/lib/palatinus';
import {
  brushAfter,
  fieldNameAt,
  inBox,
  peoplesAt,
  spotsNamed,
  surroundings,
  takeBack,
  tapField,
} from '@/lib/table';
import { sceneOfNotebook } from './scene';
import type { BrushInHand } from './use-brush';

type Props = { readonly census: Census; readonly names: boolean; readonly hand: BrushInHand };

export function InhabitantsBoard({ census, names, hand }: Props): React.ReactNode {
  const say = useSay<'inhabitants' | 'field' | 'words'>();
  const { notebook, turned } = useKept();
  const { table } = notebook;
  const { brush } = hand;
  const scene = useMemo(() => sceneOfNotebook(notebook), [notebook]);
  const suspects = census.diagnoses.flatMap((diagnosis) => ('at' in diagnosis ? diagnosis.at : []));
  const warned = Object.fromEntries(spotsNamed(table, suspects).map((spot) => [spot, 'warned' as const]));

  const told = ({ people, kind }: Piece): string =>
    say('inhabitants.piece', { people: say(`words.${people}`), kind: say(`words.${kind}`) });

  function tell(spot: Spot, before: Piece | undefined, after: Piece | undefined): void {
    const field = fieldNameAt(table, spot) ?? say('inhabitants.thisField');
    if (before && after)
      announce(say('inhabitants.replaced', { before: told(before), field, piece: told(after) }));
    else if (after) announce(say('inhabitants.placed', { piece: told(after), field }));
    else if (before) announce(say('inhabitants.takenBack', { piece: told(before), field }));
  }

  function refuse(): void {
    const isUsedUp = brush && !inBox(notebook, brush.people);
    announce(isUsedUp ? say('inhabitants.boxEmpty', { count: BOX_HOLDS }) : say('inhabitants.pickFirst'));
  }

  function change(spot: Spot, isTakenBack: boolean): void {
    const keeper = theKeeper();
    const before = table.pieces[spot];
    keeper.change((latest) => (isTakenBack ? takeBack(latest, spot) : tapField(latest, spot, brush)));
    const after = keeper.snapshot().notebook;
    if (after === notebook) {
      refuse();
      return;
    }
    const placed = after.table.pieces[spot];
    tick();
    tell(spot, before, placed);
    if (placed) hand.moveOn(brushAfter(after, brush), spot);
    else hand.moveOn(isTakenBack || !brush ? before : brush);
  }

  function onKey(event: KeyboardEvent, spot: Spot | undefined): void {
    const kind = KINDS.find((other) => other[0] === event.key.toLowerCase());
    const people = peoplesAt(table)[Number(event.key) - 1];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
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
      controls={{
        fieldLabel: (spot) => fieldSentence(say, surroundings(notebook, spot, scene.springs)),
        onField: (spot) => change(spot, spot === hand.latest && table.pieces[spot] !== undefined),
        onKey,
      }}
    />
  );
}
