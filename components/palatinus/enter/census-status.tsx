'use client';

/**
 * The status at the foot of the inhabitants screen: how many pieces are placed, and below it one message. The message
 * is the first that applies of: what the latest tap did that may not have been meant, why it did nothing, or what the
 * next one will do with a piece that was just picked; likely mistakes; what is missing; unusual tokens. After a
 * tap that changed something, likely mistakes are shown as well, and so are unusual tokens when all pieces are placed.
 */

import { useEffect } from 'react';
import { ScreenButton } from '@/components/shell/screens';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import { inhabitantsKeys, missingSentences, slipSentences, tokenSentences } from '@/lib/i18n';
import type { Census, Player, UnusualTokens } from '@/lib/palatinus';
import { isNearlyDone, type Notebook, progressOf } from '@/lib/palatinus/enter';
import type { Message } from './inhabitants-board';

type Props = {
  readonly census: Census;
  readonly unusual: readonly UnusualTokens[];
  readonly players: readonly Player[];
  readonly message: Message | undefined;
  /** What else is missing before the count. */
  readonly note: string | undefined;
  readonly onUndo: () => void;
};

/** People who are tapping on must not miss that something was not done. */
const LOOKS = {
  done: 'text-xs leading-tight',
  hint: 'text-xs leading-tight',
  refused: 'font-bold text-terracotta',
  note: 'text-muted text-xs leading-tight',
} as const satisfies Record<Message['kind'] | 'note', string>;

export function CensusStatus(props: Props): React.ReactNode {
  const { census, unusual, players, message, note, onUndo } = props;
  const say = useSay<'inhabitants' | 'census' | 'words' | 'ui'>();
  const slips = slipSentences(say, census, players).join(' ');
  const tokens = tokenSentences(say, unusual).join(' ');
  const missing = isNearlyDone(census) ? missingSentences(say, census, players).join(' ') : '';
  const warning = slips || (missing || note ? '' : tokens);
  useEffect(() => {
    if (warning) announce(warning);
  }, [warning]);

  const progress = progressOf(census.rows);
  const isFull = progress.placed >= progress.expected;
  // A hint or a refusal takes the place of the warning. What a tap has just changed does not, as it may be the reason for
  // the warning; and once everybody is placed, people should read it before they go on to the count.
  const isWarned = warning !== '' && (!message || message.kind === 'done' || isFull);
  const detail = message?.text ?? (isWarned ? '' : (note ?? missing));
  return (
    <div className="min-w-0">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-sm leading-tight">
          <b>{say('inhabitants.progress', progress)}</b>
          {detail && (
            <span className={`block ${LOOKS[message?.kind ?? 'note']}`}>
              {message?.kind === 'refused' && <Icon name="warning" className="mr-1 inline size-4" />}
              {detail}
            </span>
          )}
        </p>
        {message?.kind === 'done' && (
          <Button
            look="quiet"
            onClick={onUndo}
            className="-my-1.5 -mr-2 shrink-0 px-2 text-sm max-[22.5rem]:gap-0.5 max-[22.5rem]:px-1 max-[22.5rem]:text-xs"
          >
            <Icon name="undo" />
            {say('ui.undo')}
          </Button>
        )}
      </div>
      {isWarned && (
        <p
          className={`flex items-center gap-1.5 text-xs leading-tight ${message && !isFull ? 'short:hidden' : ''}`}
        >
          <Icon name="warning" className="text-terracotta" />
          <span className="min-w-0">{warning}</span>
        </p>
      )}
    </div>
  );
}

type InhabitantsHintProps = { readonly notebook: Notebook; readonly census: Census };

/** What to do next: enter players or the lean of the ring first, or tap the board. */
export function InhabitantsHint({ notebook, census }: InhabitantsHintProps): React.ReactNode {
  const say = useSay<'inhabitants'>();
  const { players, handedness } = notebook.table;
  if (players.length === 0)
    return (
      <Notice kind="info" actions={<ScreenButton to="players">{say('inhabitants.toPlayers')}</ScreenButton>}>
        {say('inhabitants.playersFirst')}
      </Notice>
    );
  if (handedness === undefined)
    return (
      <Notice kind="info" actions={<ScreenButton to="tiles">{say('inhabitants.toTiles')}</ScreenButton>}>
        {say('inhabitants.leanFirst')}
      </Notice>
    );
  return (
    <p className="text-muted text-sm">
      {census.complete ? say('inhabitants.complete') : say('inhabitants.hint')}
      <span className="hidden pointer-fine:inline"> {inhabitantsKeys(say, census.rows.length)}</span>
    </p>
  );
}
