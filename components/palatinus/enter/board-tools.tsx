'use client';

/**
 * Tools for the whole board of inhabitants. They are in its corners, which the ring of tiles leaves free in every
 * rotation; none is below Undo, so that a thumb that misses Undo clears nothing.
 */

import { notebookStore, turnBoard, useNotebook } from '@/components/palatinus/game/store';
import { tick } from '@/components/ui/haptics';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';
import { type Tool, ToolButton } from '@/components/ui/tool-button';
import { ToolLegend } from '@/components/ui/tool-legend';
import { clearPieces, countPieces } from '@/lib/palatinus/enter';
import type { Message } from './inhabitants-board';

type Props = {
  readonly names: boolean;
  readonly onNames: (names: boolean) => void;
  readonly onMessage: (message: Message) => void;
};

export function BoardTools({ names, onNames, onMessage }: Props): React.ReactNode {
  const say = useSay<'inhabitants'>();
  const tools = useTools();
  const count = countPieces(useNotebook().document.table);

  function turn(): void {
    turnBoard();
    announce(say('inhabitants.turned'));
  }

  function clear(): void {
    notebookStore().change(clearPieces);
    tick();
    onMessage({ kind: 'done', text: say('inhabitants.cleared', { count }) });
  }

  return (
    <>
      <div className="absolute top-0 left-0">
        <ToolButton {...tools.turn} onClick={turn} />
      </div>
      <div className="absolute bottom-0 left-0">
        <ToolButton {...tools.names} pressed={names} onClick={() => onNames(!names)} />
      </div>
      <div className="absolute right-0 bottom-0">
        <ToolButton {...tools.clear} onClick={clear} disabled={count === 0} />
      </div>
    </>
  );
}

export function BoardLegend(): React.ReactNode {
  return <ToolLegend screen="inhabitants" tools={Object.values(useTools())} className="mt-2" />;
}

function useTools(): Readonly<Record<'turn' | 'names' | 'clear', Tool>> {
  const say = useSay<'inhabitants'>();
  return {
    turn: { icon: 'turn', word: say('inhabitants.turn') },
    names: { icon: 'letters', word: say('inhabitants.names') },
    clear: { icon: 'trash', word: say('inhabitants.clear') },
  };
}
