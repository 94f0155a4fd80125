'use client';

/**
 * A piece that was entered wrongly, put right without leaving the step: who could stand there instead, then what that
 * changes, and the way back. Each pick is one step to undo.
 */
import { useEffect, useRef, useState } from 'react';
import { useSay } from '@/components/shell/speech';
import { theKeeper, useKept } from '@/components/store/kept';
import { Button } from '@/components/ui/button';
import { tick } from '@/components/ui/haptics';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { storySentences } from '@/lib/i18n';
import {
  changesBetween,
  type FieldName,
  type Game,
  type Piece,
  parseField,
  type Result,
  spotOf,
} from '@/lib/palatinus';
import { corrected, couldStand } from '@/lib/palatinus/enter';
import { Instead } from './instead';

type Props = { readonly game: Game; readonly result: Result; readonly at: FieldName };

/** The count before the latest pick; `undone` after it was taken back. */
type News = { readonly before: Result } | 'undone';

export function Correction({ game, result, at }: Props): React.ReactNode {
  const say = useSay<'story' | 'ui' | 'walkthrough' | 'words'>();
  const { notebook } = useKept();
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
    const keeper = theKeeper();
    const old = keeper.snapshot().notebook;
    keeper.change((latest) => corrected(latest, spot, piece));
    tick();
    if (keeper.snapshot().notebook !== old) setNews({ before: result });
    setOpen(false);
    asking.current?.focus({ preventScroll: true });
  }

  function undo(): void {
    theKeeper().undo();
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
              .changes(changesBetween(news.before, result))
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
          choice={couldStand(notebook, spot)}
          standing={notebook.table.pieces[spot]}
          onPick={pick}
        />
      )}
    </div>
  );
}
