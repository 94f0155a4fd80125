'use client';

/**
 * A piece that was entered wrongly, put right without leaving the step: who could stand there instead, then what that
 * changes, and the way back. Each pick is one step to undo.
 */
import { useEffect, useRef, useState } from 'react';
import { Sign } from '@/components/palatinus/board/piece';
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { Button } from '@/components/ui/button';
import { tick } from '@/components/ui/haptics';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import { playerName, storySentences } from '@/lib/i18n';
import {
  differencesBetween,
  type FieldName,
  type Game,
  type People,
  type Piece,
  parseField,
  type Result,
  spotOf,
} from '@/lib/palatinus';
import { correctPiece, possiblePieces } from '@/lib/palatinus/enter';

type Props = { readonly game: Game; readonly result: Result; readonly at: FieldName };

/** The count before the latest pick; `undone` after it was taken back. */
type News = { readonly before: Result } | 'undone';

export function Correction({ game, result, at }: Props): React.ReactNode {
  const say = useSay<'story' | 'ui' | 'walkthrough' | 'words'>();
  const { document: notebook } = useNotebook();
  const [open, setOpen] = useState(false);
  const [news, setNews] = useState<News>();
  const spot = spotOf(game.board, parseField(at));
  const box = useRef<HTMLDivElement>(null);
  const asking = useRef<HTMLButtonElement>(null);
  // A long story may have left no room for it in sight.
  useEffect(() => {
    if (open || news) box.current?.scrollIntoView({ block: 'nearest' });
  }, [open, news]);
  const isCorrected = news !== undefined && news !== 'undone';

  function pick(piece: Piece | undefined): void {
    const store = notebookStore();
    const old = store.snapshot().document;
    store.change((latest) => correctPiece(latest, spot, piece));
    tick();
    if (store.snapshot().document !== old) setNews({ before: result });
    setOpen(false);
    asking.current?.focus({ preventScroll: true });
  }

  function undo(): void {
    notebookStore().undo();
    tick();
    setNews('undone');
    asking.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={box} className="mt-2 scroll-mb-5 border-line border-t pt-2">
      {/* Inside the sheet, as whatever lies beneath it is not heard now. */}
      <output className="block">
        {isCorrected && (
          <Notice kind="info" title={say('story.changed')} className="my-2">
            {storySentences(say, game)
              .differences(differencesBetween(news.before, result))
              .map((line) => (
                <p key={line}>{line}</p>
              ))}
          </Notice>
        )}
        {news === 'undone' && <p className="py-2 text-muted">{say('story.undone')}</p>}
      </output>
      <div className="flex flex-wrap justify-between gap-2">
        <button
          ref={asking}
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="-ml-3 inline-flex min-h-touch cursor-pointer items-center gap-2 rounded-xl px-3 font-bold text-terracotta hover:bg-sand"
        >
          {say('story.wrong')}
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
        <Instead
          game={game}
          choice={possiblePieces(notebook, spot)}
          standing={notebook.table.pieces[spot]}
          onPick={pick}
        />
      )}
    </div>
  );
}

type InsteadProps = {
  readonly game: Pick<Game, 'players'>;
  readonly choice: readonly Piece[];
  readonly standing: Piece | undefined;
  /** Nobody, if there is none. */
  readonly onPick: (piece: Piece | undefined) => void;
};

const PICK =
  'flex h-12 min-w-touch cursor-pointer items-center justify-center rounded-xl border-2 border-line bg-card hover:border-edge aria-pressed:border-terracotta aria-pressed:bg-terracotta-wash';

/** Everybody who could stand on a field, a row for each people, and nobody. */
function Instead({ game, choice, standing, onPick }: InsteadProps): React.ReactNode {
  const say = useSay<'story' | 'words'>();
  const peoples = [...new Set(choice.map(({ people }) => people))];
  const nameOf = (people: People): string => {
    const player = game.players.find((one) => one.people === people || one.ally === people);
    return player ? playerName(say, player) : '';
  };
  return (
    <fieldset className="mt-1">
      <legend className="mb-1.5 font-bold">{say('story.instead')}</legend>
      <div className="flex flex-col gap-1.5">
        {peoples.map((people) => (
          <div
            key={people}
            className="grid grid-cols-[minmax(0,5fr)_repeat(3,minmax(0,4fr))] items-center gap-1.5"
          >
            <span className="truncate">{nameOf(people)}</span>
            {choice
              .filter((piece) => piece.people === people)
              .map((piece) => (
                <button
                  key={piece.kind}
                  type="button"
                  aria-label={say('story.piece', {
                    people: say(`words.${people}`),
                    kind: say(`words.${piece.kind}`),
                  })}
                  aria-pressed={standing?.people === people && standing.kind === piece.kind}
                  onClick={() => onPick(piece)}
                  className={PICK}
                >
                  <Sign {...piece} className="size-9" />
                </button>
              ))}
          </div>
        ))}
        <Button pressed={!standing} onClick={() => onPick(undefined)}>
          {say('story.nobody')}
        </Button>
      </div>
    </fieldset>
  );
}
