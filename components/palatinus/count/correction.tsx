'use client';

/**
 * A piece that was entered wrongly, put right without leaving the step: who could stand there instead, then what that
 * changes, and the way back. Each pick is one step to undo.
 */
import { useEffect, useRef, useState } from 'react';
import { Standing } from '@/components/palatinus/board/piece';
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { Button } from '@/components/ui/button';
import { tick } from '@/components/ui/haptics';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import { censusTitle, pieceName, storySentences } from '@/lib/i18n';
import {
  differencesBetween,
  type Field,
  type FieldName,
  type Game,
  type HillSoFar,
  makeField,
  parseField,
  type Result,
  type Spot,
  spotOf,
  spotOfName,
} from '@/lib/palatinus';
import { correctPiece, doubtfulCensus, movePiece, type Notebook, otherFieldsOf } from '@/lib/palatinus/enter';
import { PICK, PieceChoice } from './piece-choice';

type Props = {
  readonly game: Game;
  readonly result: Result;
  /** What is counted so far, if the rest is not to be told yet. */
  readonly known: readonly HillSoFar[] | undefined;
  readonly at: FieldName;
  /** Fields on which the piece may really stand. */
  readonly belongs?: readonly FieldName[] | undefined;
  /** Whether it was asked for already, so that what could stand there is shown at once. */
  readonly isAsked?: boolean;
  /** The piece now stands there, and what is said of it goes along. */
  readonly onMoved: (to: FieldName) => void;
};

/** It can be undone as long as the notebook is this one: another tab may have changed it since. */
interface Corrected {
  readonly notebook: Notebook;
  readonly before: Result;
  readonly fields: readonly FieldName[];
  /** Where the piece stood before. */
  readonly from: FieldName;
}

/** What the latest pick changed; `undone` after it was taken back. */
type News = Corrected | 'undone';

/** The choice opens under the pointer, so the second click of a double click must not pick anything. */
const ONCE = {
  onClickCapture: (event: React.MouseEvent): void => {
    if (event.detail > 1) event.stopPropagation();
  },
} as const;

export function Correction({
  game,
  result,
  known,
  at,
  belongs = [],
  isAsked = false,
  onMoved,
}: Props): React.ReactNode {
  const say = useSay<'census' | 'pieces' | 'score' | 'story' | 'ui' | 'walkthrough' | 'words'>();
  const { document: notebook } = useNotebook();
  const census = doubtfulCensus(notebook);
  const [open, setOpen] = useState(isAsked);
  const [news, setNews] = useState<News>();
  const spotAt = (field: FieldName): Spot => spotOfName(game.board, field);
  const spot = spotAt(at);
  const standing = notebook.table.pieces[spot];
  const box = useRef<HTMLDivElement>(null);
  const asking = useRef<HTMLButtonElement>(null);
  // A long story may have left no room for it in sight.
  useEffect(() => {
    if (open || news) box.current?.scrollIntoView({ block: 'nearest' });
  }, [open, news]);
  const tell = storySentences(say, game);
  const isCorrected = news !== undefined && news !== 'undone' && news.notebook === notebook;

  /** Moves the piece to another field. A piece that stands there takes its place. */
  function move(to: FieldName): void {
    if (correct((latest) => movePiece(latest, spot, spotAt(to)), [at, to])) onMoved(to);
  }

  /** Says whether anything has changed. */
  function correct(edit: (latest: Notebook) => Notebook, fields: readonly FieldName[] = [at]): boolean {
    const store = notebookStore();
    const old = store.snapshot().document;
    store.change(edit);
    tick();
    const corrected = store.snapshot().document;
    const isChanged = corrected !== old;
    if (isChanged) setNews({ notebook: corrected, before: result, fields, from: at });
    setOpen(false);
    asking.current?.focus({ preventScroll: true });
    return isChanged;
  }

  function undo(): void {
    notebookStore().undo();
    tick();
    if (isCorrected) onMoved(news.from);
    setNews('undone');
    asking.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={box} className="mt-2 scroll-mb-5 border-line border-t pt-2">
      {/* Inside the sheet, as whatever lies beneath it is not heard now. */}
      <output className="block">
        {isCorrected && (
          <Notice
            kind="info"
            title={tell.corrected(
              news.fields.map((field) => ({ at: field, piece: notebook.table.pieces[spotAt(field)] })),
            )}
            className="my-2"
          >
            {tell
              .differences(differencesBetween(news.before, result, known), known === undefined)
              .map((line) => (
                <p key={line}>{line}</p>
              ))}
            {census && (
              <p className="mt-1 flex items-center gap-2 font-bold">
                <Icon name="warning" className="text-terracotta" />
                {censusTitle(say, census)}
              </p>
            )}
          </Notice>
        )}
        {news === 'undone' && <p className="py-2 text-muted">{say('story.undone')}</p>}
      </output>
      <div {...ONCE} className="flex flex-wrap justify-between gap-2">
        <button
          ref={asking}
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="-ml-3 inline-flex min-h-touch cursor-pointer items-center gap-2 rounded-xl px-3 font-bold text-terracotta hover:bg-sand"
        >
          {say(standing ? 'score.wrongPiece' : 'story.notEmpty')}
          <Icon name="forward" className={open ? '-rotate-90' : 'rotate-90'} />
        </button>
        {isCorrected && (
          <Button onClick={undo}>
            <Icon name="undo" />
            {say('ui.undo')}
          </Button>
        )}
      </div>
      {open && (
        <div {...ONCE}>
          <PieceChoice
            question={say('story.instead')}
            notebook={notebook}
            spot={spot}
            onPick={(piece) => correct((latest) => correctPiece(latest, spot, piece))}
          />
          {standing && (
            <div className="mt-1.5 flex flex-wrap gap-2">
              {belongs.map((to) => (
                <Button key={to} className="grow" onClick={() => move(to)}>
                  {say('story.belongs', { to })}
                </Button>
              ))}
            </div>
          )}
          <FieldChoice game={game} notebook={notebook} at={at} onPick={move} />
        </div>
      )}
    </div>
  );
}

type FieldChoiceProps = Pick<Props, 'game' | 'at'> & {
  readonly notebook: Notebook;
  readonly onPick: (to: FieldName) => void;
};

/** A piece that stands on another field is put right in one go, also where somebody else stands there. */
function FieldChoice({ game, notebook, at, onPick }: FieldChoiceProps): React.ReactNode {
  const say = useSay<'pieces' | 'story' | 'words'>();
  const [isFar, setFar] = useState(false);
  const far = useRef<HTMLDivElement>(null);
  // It comes below what is in sight.
  useEffect(() => {
    if (isFar) far.current?.scrollIntoView({ block: 'nearest' });
  }, [isFar]);
  const { nextTo, elsewhere } = otherFieldsOf(notebook, game.board, parseField(at));
  if (nextTo.length === 0 && elsewhere.length === 0) return null;
  const choice = (field: Field): React.ReactNode => {
    const piece = notebook.table.pieces[spotOf(game.board, field)];
    const to = makeField(field);
    return (
      <button
        key={to}
        type="button"
        aria-label={
          piece ? `${to}, ${pieceName(say, game.players, piece)}` : say('story.titleEmpty', { at: to })
        }
        onClick={() => onPick(to)}
        className={`${PICK} gap-1 px-2 font-bold`}
      >
        <span aria-hidden="true">{to}</span>
        <Standing piece={piece} className={piece ? 'size-9' : 'mx-1.5 size-6'} />
      </button>
    );
  };
  return (
    <fieldset className="mt-3">
      <legend className="font-bold">{say('story.otherField')}</legend>
      <p className="mb-1.5 text-muted text-sm leading-snug">{say('story.changesPlaces')}</p>
      <div className="flex flex-wrap gap-1.5">
        {nextTo.map(choice)}
        <Button pressed={isFar} onClick={() => setFar(!isFar)}>
          {say('story.furtherField')}
        </Button>
      </div>
      {isFar && (
        <div ref={far} className="scroll-mb-5">
          {elsewhere.map(({ letter, fields }) => (
            <div key={letter} className="mt-2 flex flex-wrap gap-1.5 border-line border-t pt-2">
              {fields.map(choice)}
            </div>
          ))}
        </div>
      )}
    </fieldset>
  );
}
